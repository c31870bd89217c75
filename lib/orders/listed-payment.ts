import { REASON } from "@/lib/contracts/answer-code";
import { CODE, ORDER_STATUS, PAY_STATUS } from "@/lib/contracts/codes";
import type { Answer } from "@/lib/contracts/envelope";
import type { OrderPage } from "@/lib/contracts/order-list";

/**
 * True if the list has the order and it was paid online. Some backends list unpaid orders too, as `confirming` without
 * a payment.
 */
export function isPaidIn({ orders }: Pick<OrderPage, "orders">, order_id: number): boolean {
  return orders.some(
    ({ id, order_status, pay_status }) =>
      id === order_id &&
      !NOT_PLACED.includes(order_status) &&
      !(order_status === ORDER_STATUS.confirming && pay_status === PAY_STATUS.unpaid),
  );
}

const NOT_PLACED: readonly number[] = [ORDER_STATUS.awaitingPayment, ORDER_STATUS.cancelled];

/** The payment is neither known to be made nor known to have failed. */
export const PENDING = {
  ok: false,
  code: CODE.refused,
  message: "",
  reason: REASON.paymentPending,
} as const;

/** The result of a payment by the order list, for a backend that has no call for the result (PY-03). */
export function listedPayment(listed: Answer<OrderPage>, order_id: number): Answer<null> {
  if (listed.ok && isPaidIn(listed.data, order_id)) return { ok: true, data: null, message: "" };
  if (!listed.ok && (listed.code < CODE.ok || listed.code === CODE.loginNeeded)) return listed;
  // An order that the list does not show as paid may still be paid.
  return PENDING;
}
