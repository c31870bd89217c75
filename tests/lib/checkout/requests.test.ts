import { emptyDraft } from "@/lib/checkout/checkout-draft";
import { agreedPayType, orderingRequest } from "@/lib/checkout/ordering-request";
import { preOrderRequest, quoteKey } from "@/lib/checkout/pre-order-request";
import { IMMEDIATE, INVOICE_TYPE, NO_STORE_COUPON, PAY_TYPE } from "@/lib/contracts/codes";
import { orderingBodySchema, preOrderBodySchema } from "@/lib/contracts/orders";
import {
  makeCart,
  makeCartItem,
  makeInvoice,
  makeQuote,
  makeStoredAddress,
} from "../../factories/checkout-shapes";

const relish = (id: number, nested: number[] = []) => ({
  id,
  name: "",
  parent_id: 1,
  unit_price: 0,
  relish_ids: nested.map((child) => ({
    id: child,
    name: "",
    parent_id: id,
    unit_price: 0,
    relish_ids: [],
  })),
});
const draft = {
  ...emptyDraft({ name: " 王小明 ", phone: "0912345678" }),
  pay_type: PAY_TYPE.linePay,
  remark: "不要餐具\n謝謝",
};
const input = { draft, cart: makeCart(), address: makeStoredAddress({ remark: "3樓" }) };
const order = makeQuote();
const confirmed = { ...input, order, pay_type: PAY_TYPE.linePay, invoice: makeInvoice() };

it("the pre-order request contains every field of the contract (CK-20, EN-13)", () => {
  const request = preOrderRequest({ ...input, draft: { ...draft, store_coupon: "none" } });
  expect(Object.keys(request).sort()).toEqual(Object.keys(preOrderBodySchema.shape).sort());
  expect(preOrderBodySchema.parse(request)).toMatchObject({
    contact_name: "王小明",
    address_remark: "3樓",
    city_name: "台北市",
    code_id: 0,
    card_id: 0,
    use_op: 0,
    use_op_checked: 0,
    use_op_delivery: 0,
    op_event_id: null,
    is_reservation: 0,
    reservation_start_time: IMMEDIATE,
    reservation_end_time: IMMEDIATE,
    selected_store_coupon_type: NO_STORE_COUPON,
    remark: "不要餐具\n謝謝",
  });
});

it("the pre-order request sends 0 or an empty text in the fields that an order of one person does not use (EN-06)", () => {
  const request = preOrderRequest(input);
  expect(request).toMatchObject({
    users_number: 0,
    is_group_purchase: 0,
    use_hg: 0,
    use_coin: 0,
  });
  const foods: { username: string }[] = JSON.parse(request.foods);
  expect(foods.map(({ username }) => username)).toEqual(foods.map(() => ""));
});

it("the pre-order request of a group order contains each person's name and the number of people (GO-11)", () => {
  const items = ["小明", "小美", "小明", ""].map((username) => makeCartItem({ username }));
  const request = preOrderRequest({ ...input, cart: { ...input.cart, items } });
  const foods: { username: string }[] = JSON.parse(request.foods);
  expect(request.users_number).toBe(2);
  expect(foods.map(({ username }) => username)).toEqual(["小明", "小美", "小明", ""]);
});

it("the pre-order request has the pay_type 0 and no selected_store_coupon_type if the customer has chosen neither", () => {
  const request = preOrderRequest({ ...input, draft: { ...draft, pay_type: null } });
  expect(request.pay_type).toBe(0);
  expect(request).not.toHaveProperty("selected_store_coupon_type");
});

it("foods are JSON text with options as comma-separated ids and sets with their groups (CK-20)", () => {
  const set = makeCartItem({
    id: 40,
    item_type: "set",
    groups: [
      {
        id: 9,
        sub_title: "主餐",
        foods: [
          {
            id: 41,
            name: "",
            unit_price: 0,
            is_required: 1,
            is_limit: 0,
            limit_count: 0,
            sale_count: 0,
            relish_ids: [relish(6)],
          },
        ],
      },
    ],
  });
  const items = [makeCartItem({ relish_ids: [relish(12, [15]), relish(18)], remark: "少飯" }), set];
  const { foods } = preOrderRequest({ ...input, cart: makeCart({ items }) });
  expect(JSON.parse(foods)).toEqual([
    {
      id: 21,
      item_type: "single",
      quantity: 1,
      remark: "少飯",
      unavailable_type: 0,
      username: "",
      relish_ids: "12,15,18",
      groups: [],
    },
    {
      id: 40,
      item_type: "set",
      quantity: 1,
      remark: "",
      unavailable_type: 0,
      username: "",
      relish_ids: "",
      groups: [{ id: 9, foods: [{ id: 41, relish_ids: "6" }] }],
    },
  ]);
});

it("a reservation ends 30 minutes after its start", () => {
  const cart = makeCart({ is_reservation: 1, reservation_start_time: 1_800_000_000 });
  expect(preOrderRequest({ ...input, cart })).toMatchObject({
    is_reservation: 1,
    reservation_start_time: 1_800_000_000,
    reservation_end_time: 1_800_001_800,
  });
});

it("text with control characters and too many characters is changed so that the contract accepts it", () => {
  const wild = `a\u0000\u2028b\t${"字".repeat(300)}`;
  const request = preOrderRequest({
    cart: makeCart({ items: [makeCartItem({ remark: wild })] }),
    draft: { ...draft, contact_name: wild, contact_phone: wild, remark: wild },
    address: makeStoredAddress({ remark: wild, street: wild }),
  });
  expect(preOrderBodySchema.safeParse(request).success).toBe(true);
});

it("quoteKey does not depend on the remark, but depends on contact name and phone", () => {
  const key = quoteKey(preOrderRequest(input));
  const keyOf = (part: Partial<typeof draft>) =>
    quoteKey(preOrderRequest({ ...input, draft: { ...draft, ...part } }));
  expect(keyOf({ remark: "" })).toBe(key);
  expect(keyOf({ contact_name: "陳" })).not.toBe(key);
  expect(keyOf({ contact_phone: "0987654321" })).not.toBe(key);
});

it("the ordering request matches the contract and contains the specified values for unused fields (CK-80, EN-15)", () => {
  const request = orderingRequest(confirmed);
  expect(orderingBodySchema.parse(request)).toMatchObject({
    code_id: 0,
    selected_store_coupon_type: NO_STORE_COUPON,
    is_reservation: 0,
    op_delivery_event_id: null,
    subscription_type: 0,
    email: "a@example.com",
    invoice_type: INVOICE_TYPE.email,
  });
  expect(Object.keys(request)).not.toEqual(expect.arrayContaining(["card_id"]));
  expect(Object.keys(request)).not.toEqual(expect.arrayContaining(["title"]));
});

it("the ordering request contains the quote_id of the quote that the page shows", () => {
  const order = { ...confirmed.order, quote_id: "bill-1" };
  expect(orderingRequest({ ...confirmed, order }).quote_id).toBe("bill-1");
});

it("the ordering request contains card_id only with pay type 11 (CK-81)", () => {
  const withCard = { ...confirmed, draft: { ...draft, card_id: 8 } };
  expect(orderingRequest({ ...withCard, pay_type: PAY_TYPE.creditCard })).toMatchObject({
    card_id: 8,
  });
  for (const pay_type of [2, 5, 6, 7, 9, 10, 99] as const) {
    expect(orderingRequest({ ...withCard, pay_type })).not.toHaveProperty("card_id");
  }
});

it("the ordering request contains title and number only with a company invoice (CK-82)", () => {
  const invoice = { ...confirmed.invoice, invoiceCompany: "福饕", invoiceCompanyId: "04595257" };
  expect(orderingRequest({ ...confirmed, invoice })).not.toHaveProperty("number");
  expect(
    orderingRequest({ ...confirmed, invoice: { ...invoice, invoiceType: INVOICE_TYPE.company } }),
  ).toMatchObject({
    title: "福饕",
    number: "04595257",
  });
});

it("the ordering request sends an empty text instead of an incomplete email if the invoice needs no email", () => {
  const invoice = makeInvoice({ invoiceType: INVOICE_TYPE.donation, invoiceEmail: "a@b" });
  expect(orderingRequest({ ...confirmed, invoice })).toMatchObject({
    email: "",
    invoice_type: INVOICE_TYPE.donation,
  });
});

it("quoteKey does not depend on the invoice", () => {
  const other = {
    ...draft,
    invoice: makeInvoice({ invoiceType: INVOICE_TYPE.memberCarrier }),
    wants_carrier: true,
  };
  const [before, after] = [draft, other].map((each) =>
    quoteKey(preOrderRequest({ ...input, draft: each })),
  );
  expect(after).toBe(before);
});

it("the ordering request contains the store coupon that the page shows (CK-45)", () => {
  const shown = {
    is_show: 1 as const,
    is_selected: 1 as const,
    coupon_type: 2,
    name: "滿百",
    cut_money: 20,
  };
  const chosen = { ...confirmed, order: makeQuote({ brand_coupon: shown }) };
  expect(orderingRequest(chosen).selected_store_coupon_type).toBe(2);
});

it("agreedPayType is 99 for an order of NT$0, and otherwise the chosen pay type (CK-38)", () => {
  const none = { pay_type: null, card_id: null };
  expect(agreedPayType(makeQuote({ pay_total: 0 }), none)).toBe(PAY_TYPE.zeroAmount);
  expect(
    agreedPayType(makeQuote({ pay_total: 0 }), { ...none, pay_type: PAY_TYPE.creditCard }),
  ).toBe(PAY_TYPE.zeroAmount);
  expect(agreedPayType(makeQuote(), none)).toBeNull();
  expect(agreedPayType(makeQuote(), { ...none, pay_type: PAY_TYPE.cash })).toBe(PAY_TYPE.cash);
});

it("agreedPayType is null for a card payment without a card", () => {
  expect(agreedPayType(makeQuote(), { pay_type: PAY_TYPE.creditCard, card_id: null })).toBeNull();
  expect(agreedPayType(makeQuote(), { pay_type: PAY_TYPE.creditCard, card_id: 8 })).toBe(
    PAY_TYPE.creditCard,
  );
});
