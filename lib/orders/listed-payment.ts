import { REASON } from "@/lib/contracts/answer-code";
import { CODE, ORDER_STATUS, PAY_STATUS } from "@/lib/contracts/codes";
import type { Answer } from "@/lib/contracts/envelope";
import type { OrderPage } from "@/lib/contracts/order-list";

/**
 * Returns true if the order list proves that this order, whose payment is online, was paid. Such an order is placed
 * only when it is paid, so the status of a placed order is a proof. The following do not prove the payment:
 * - an order that awaits its payment or is cancelled
 * - an unknown status, or a status in words
 * - a payment that failed, is refunded or is being refunded
 * - a confirming status without a payment, because some backends list unpaid orders with this status
 */
export function isPaidIn({ orders }: Pick<OrderPage, "orders">, order_id: number): boolean {
  return orders.some(
    ({ id, order_status, pay_status }) =>
      // A backend may send the id as text, but the shop reads the id in a URL as a number.
      String(id) === String(order_id) &&
      PLACED.includes(order_status) &&
      !NOT_PAID.includes(pay_status) &&
      !(CONFIRMING.includes(order_status) && pay_status === PAY_STATUS.unpaid),
  );
}

const NOT_PLACED: readonly number[] = [ORDER_STATUS.awaitingPayment, ORDER_STATUS.cancelled];
const PLACED = Object.values<number>(ORDER_STATUS).filter((status) => !NOT_PLACED.includes(status));
const CONFIRMING: readonly number[] = [ORDER_STATUS.confirming, ORDER_STATUS.selfConfirming];
const NOT_PAID: readonly number[] = [PAY_STATUS.failed, PAY_STATUS.refunding, PAY_STATUS.refunded];

/** The answer for a payment whose result is not known yet. */
export const PENDING = {
  ok: false,
  code: CODE.refused,
  message: "",
  reason: REASON.paymentPending,
} as const;

/** Finds the result of a payment in the order list, for a backend that has no call for the result (PY-03). */
export function listedPayment(listed: Answer<OrderPage>, order_id: number): Answer<null> {
  if (listed.ok && isPaidIn(listed.data, order_id)) return { ok: true, data: null, message: "" };
  if (!listed.ok && (listed.code < CODE.ok || listed.code === CODE.loginNeeded)) return listed;
  // The list does not show the order as paid, or the backend refused the list. The payment may still arrive.
  return PENDING;
}
