import { DINING_TYPE, ORDER_STATUS, PAY_STATUS } from "@/lib/contracts/codes";
import type { OrderDetail, OrderProgress } from "@/lib/contracts/order-detail";
import type { Reorder, ReorderItem } from "@/lib/contracts/reorder";
import { makeCartItem, makeOrderSummary, makeQuote } from "./checkout-shapes";

/** The time at which the orders of these factories were placed: 2026-11-21 12:00 in Taipei, in epoch seconds. */
export const PLACED = Date.parse("2026-11-21T12:00:00+08:00") / 1000;

/** The detail of a delivery order with cash that the store has not accepted yet, as the order page reads it. */
export function makeOrderDetail(values: Partial<OrderDetail> = {}): OrderDetail {
  const [line] = makeQuote().foods;
  if (!line) throw new Error("factory: a quote has a line");
  return {
    ...makeQuote(),
    ...makeOrderSummary({ food_count: 1, pay_total: 155 }),
    ...makeProgress(),
    track: "platform",
    reservation_end_time: -1,
    paid_time: null,
    foods: [{ ...line, remark: "不要香菜", username: "小明", unavailable_type: 0 }],
    remark: "請附餐具",
    contact_name: "王小明",
    contact_phone: "0912345678",
    address_remark: "3樓",
    store_address: "台北市信義區松高路1號",
    invoice: { type: 1, email: "a***@example.com", title: "", number: "", carrier: "" },
    review: null,
    ...values,
  };
}

export function makeProgress(values: Partial<OrderProgress> = {}): OrderProgress {
  return {
    id: 7,
    order_status: ORDER_STATUS.ordered,
    pay_status: PAY_STATUS.unpaid,
    events: [{ step: "placed", order_status: ORDER_STATUS.ordered, create_time: PLACED }],
    cancel_until: PLACED + 300,
    eta_time: PLACED + 25 * 60,
    eta_end_time: PLACED + 35 * 60,
    can_review: 0,
    ...values,
  };
}

export const makeAcceptedProgress = () =>
  makeProgress({
    order_status: ORDER_STATUS.confirming,
    cancel_until: null,
    events: [
      { step: "placed", order_status: ORDER_STATUS.ordered, create_time: PLACED },
      { step: "accepted", order_status: ORDER_STATUS.confirming, create_time: PLACED + 60 },
    ],
  });

export const makeDeliveredProgress = () =>
  makeProgress({
    order_status: ORDER_STATUS.delivered,
    cancel_until: null,
    eta_time: null,
    eta_end_time: null,
    can_review: 1,
    events: [
      { step: "placed", order_status: ORDER_STATUS.ordered, create_time: PLACED },
      { step: "accepted", order_status: ORDER_STATUS.confirming, create_time: PLACED + 60 },
      { step: "left", order_status: ORDER_STATUS.delivering, create_time: PLACED + 240 },
      { step: "delivered", order_status: ORDER_STATUS.delivered, create_time: PLACED + 480 },
    ],
  });

export function makeReorder(values: Partial<Reorder> = {}): Reorder {
  return {
    store_id: 3,
    dining_type: DINING_TYPE.delivery,
    items: [makeReorderItem()],
    changes: [],
    ...values,
  };
}

export function makeReorderItem(values: Partial<ReorderItem> = {}): ReorderItem {
  const { pdkey: _key, ...item } = makeCartItem();
  return { ...item, groups: [], ...values };
}
