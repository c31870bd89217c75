import { DINING_TYPE, ORDER_STATUS, PAY_STATUS, PAY_TYPE } from "@/lib/contracts/codes";
import type { CourierOrder, ExpressStatus } from "@/lib/contracts/courier";
import type { Order } from "@/lib/contracts/orders";
import { type CourierOrderDraft, emptyCourierOrder } from "@/lib/courier/courier-draft";
import { makeQuote, makeStoredAddress, makeStoreOfOrder } from "./checkout-shapes";

/**
 * The value of the cookie `courier`, by which scripts recognise a courier session. Scripts cannot read the id of the
 * session.
 */
export const COURIER_MARK = "Xb7-_kept-marker";

/** A completely filled courier order from 信義區 to 內湖區. */
export function makeCourierOrderDraft(values: Partial<CourierOrderDraft> = {}): CourierOrderDraft {
  const contact = { name: "王小明", phone: "0912345678" };
  const destination = {
    address: makeStoredAddress({
      address: "台北市內湖區瑞光路100號",
      areaName: "內湖區",
      street: "瑞光路100號",
      lat: 25.0785,
      lng: 121.5699,
    }),
    contact_name: "陳大文",
    contact_phone: "0987654321",
    remark: "3 樓櫃台",
  };
  return {
    ...emptyCourierOrder({ address: makeStoredAddress(), contact }),
    destination,
    ...values,
  };
}

/** The quote of a courier order: a delivery fee of NT$115 and no food. */
export function makeCourierOrderQuote(values: Partial<Order> = {}): Order {
  return makeQuote({
    foods: [],
    food_count: 0,
    food_price: 0,
    subtotal: 0,
    delivery_fee: 115,
    pay_total: 115,
    total_price: 115,
    dining_type: DINING_TYPE.courier,
    quote_id: "q1",
    store: makeStoreOfOrder({ name: "福饕快遞", delivery_payment_method: "5,10,11" }),
    ...values,
  });
}

export function makeCourierOrder(values: Partial<CourierOrder> = {}): CourierOrder {
  const placed = Date.parse("2026-11-21T12:00:00+08:00") / 1000;
  return {
    id: 7,
    order_no: "F26112100000007",
    order_status: ORDER_STATUS.confirming,
    pay_status: PAY_STATUS.paid,
    pay_type: PAY_TYPE.linePay,
    create_time: placed,
    delivery_fee: 115,
    pay_total: 115,
    cancel_fee: 0,
    quantity: 1,
    address_label: "",
    optional_text: "A4 文件袋",
    pickup: {
      contact_name: "王小明",
      contact_phone: "0912345678",
      address: "台北市信義區市府路45號",
      remark: "",
    },
    destination: {
      contact_name: "陳大文",
      contact_phone: "0987654321",
      address: "台北市內湖區瑞光路100號",
      remark: "3 樓櫃台",
    },
    events: [
      { step: "placed", order_status: ORDER_STATUS.ordered, create_time: placed },
      { step: "accepted", order_status: ORDER_STATUS.confirming, create_time: placed + 60 },
    ],
    cancel_until: null,
    eta_time: null,
    eta_end_time: null,
    ...values,
  };
}

/** The state of an open courier session, by default without an order. */
export function makeExpressStatus(order: CourierOrder | null = null): ExpressStatus {
  const expire_time = Date.parse("2026-11-21T12:30:00+08:00") / 1000;
  return {
    status: order?.order_status ?? 0,
    order_id: order?.id ?? 0,
    expire_time,
    order,
    images: [],
  };
}
