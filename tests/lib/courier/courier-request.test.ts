import { quoteKey } from "@/lib/checkout/pre-order-request";
import { DINING_TYPE, INVOICE_TYPE, PAY_TYPE } from "@/lib/contracts/codes";
import { expressOrderingBodySchema, expressPreOrderBodySchema } from "@/lib/contracts/courier";
import {
  courierOrdering,
  courierOrderPreOrder,
  feeQuery,
  hasBothPlaces,
  type LocatedCourierOrder,
} from "@/lib/courier/courier-request";
import { makeInvoice } from "@/tests/factories/checkout-shapes";
import {
  makeCourierOrderDraft,
  makeCourierOrderQuote,
} from "@/tests/factories/courier-order-shapes";

const completeDraft = (values = {}) =>
  makeCourierOrderDraft({ pay_type: PAY_TYPE.linePay, ...values }) as LocatedCourierOrder;

it("feeQuery contains the positions of both stops and the pick-up district (EX-05)", () => {
  expect(feeQuery(completeDraft())).toEqual({
    pickup_lat: 25.03361,
    pickup_lng: 121.56445,
    destination_lat: 25.0785,
    destination_lng: 121.5699,
    pickup_city_name: "台北市",
    pickup_area_name: "信義區",
  });
});

it("the pre-order contains the pick-up, the parcel and the version code (EX-06, EX-07)", () => {
  const request = courierOrderPreOrder(
    completeDraft({ quantity: 3, optional_text: "文件\u0000袋" }),
  );
  expect(expressPreOrderBodySchema.safeParse(request).error).toBeUndefined();
  expect(request).toMatchObject({
    dining_type: DINING_TYPE.courier,
    pickup_contact_name: "王小明",
    pickup_contact_phone: "0912345678",
    pickup_street: "市府路45號",
    contact_name: "陳大文",
    address_label: "台北市內湖區瑞光路100號",
    address_remark: "3 樓櫃台",
    optional_text: "文件袋",
    version_code: "2023062418",
    quantity: 3,
    pay_type: PAY_TYPE.linePay,
    is_reservation: 0,
  });
});

it("the ordering request contains the pick-up, the quote id, the payment and the invoice", () => {
  const request = courierOrdering({
    draft: completeDraft({ pay_type: PAY_TYPE.creditCard, card_id: 31 }),
    order: makeCourierOrderQuote(),
    pay_type: PAY_TYPE.creditCard,
    invoice: makeInvoice({
      invoiceType: INVOICE_TYPE.company,
      invoiceCompany: "甲公司",
      invoiceCompanyId: "04595257",
    }),
  });
  expect(expressOrderingBodySchema.safeParse(request).error).toBeUndefined();
  expect(request).toMatchObject({
    dining_type: DINING_TYPE.courier,
    quote_id: "q1",
    card_id: 31,
    invoice_type: INVOICE_TYPE.company,
    title: "甲公司",
    number: "04595257",
    pickup_city_name: "台北市",
  });
});

it("the quote key depends on the number of parcels, but not on their description", () => {
  const key = quoteKey(courierOrderPreOrder(completeDraft()));
  expect(quoteKey(courierOrderPreOrder(completeDraft({ optional_text: "文件" })))).toBe(key);
  expect(quoteKey(courierOrderPreOrder(completeDraft({ quantity: 2 })))).not.toBe(key);
});

it("hasBothPlaces is false without a destination address", () => {
  const { destination } = makeCourierOrderDraft();
  const draft = makeCourierOrderDraft({ destination: { ...destination, address: null } });
  expect(hasBothPlaces(draft)).toBe(false);
});
