import { REASON, type Reason } from "../../../lib/contracts/answer-code.ts";
import { CODE, ORDER_STATUS, PAY_STATUS } from "../../../lib/contracts/codes.ts";
import { type PlacedOrder, placedOrderSchema } from "../../../lib/contracts/orders.ts";
import type { Refusal } from "../../service-error.ts";

/** The result of a submit or of a payment return: the placed order, or a refusal such as a failed payment. */
export type Outcome =
  | { ok: true; placed: PlacedOrder }
  | { ok: false; code: 1 | 5; message: string; reason?: Reason };

export const PENDING = {
  ok: false,
  code: CODE.refused,
  message: "付款確認中，請稍後到訂單查詢查看結果",
  reason: REASON.paymentPending,
} as const satisfies Outcome;

type OrderFacts = { id: number; pay_type: number; order_status: number; pay_status: number };

/** Returns the result for an order in its current state. Pass `payment_url_web` only while the order awaits payment. */
export function outcomeOf(order: OrderFacts, payment_url_web = ""): Outcome {
  if (order.order_status === ORDER_STATUS.cancelled) return cancelledOutcome(order.pay_status);
  return { ok: true, placed: placedOrderSchema.parse({ ...order, payment_url_web }) };
}

function cancelledOutcome(pay_status: number): Outcome {
  const isMoneyBack = pay_status === PAY_STATUS.refunding || pay_status === PAY_STATUS.refunded;
  const refusal: Refusal = isMoneyBack
    ? { message: "訂單已取消，款項將退回原付款方式", reason: "refunding" }
    : { message: "付款未完成，訂單未成立，請重新送出訂單", reason: "payment-not-completed" };
  return { ok: false, code: CODE.paymentFailed, ...refusal };
}
