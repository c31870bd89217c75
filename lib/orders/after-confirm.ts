import { REASON } from "@/lib/contracts/answer-code";
import { CODE, ORDER_STATUS } from "@/lib/contracts/codes";
import type { Answer } from "@/lib/contracts/envelope";
import type { PlacedOrder } from "@/lib/contracts/orders";

export type AfterConfirm =
  | { next: "order-list" }
  /** The order is not paid yet, or the result of the payment is not known. The page asks again later. */
  | { next: "wait" }
  | { next: "login" }
  | { next: "refuse"; code: number; message: string };

/** The next step after the answer about a payment return (PY-02, PY-03, PY-07). */
export function afterConfirm(answer: Answer<PlacedOrder | null>): AfterConfirm {
  if (answer.ok) return { next: isAwaited(answer.data) ? "wait" : "order-list" };
  const { code, message, reason } = answer;
  if (code < CODE.ok) return { next: "wait" };
  if (code === CODE.loginNeeded) return { next: "login" };
  // A backend that does not offer the call cannot tell the result. The payment may have succeeded.
  const isUnknown = reason === REASON.paymentPending || reason === REASON.notOffered;
  return isUnknown ? { next: "wait" } : { next: "refuse", code, message };
}

/**
 * True if the order still waits for a payment. The attempt of this return has ended, but another attempt of the order
 * can still be paid.
 */
function isAwaited(placed: PlacedOrder | null): boolean {
  return placed?.order_status === ORDER_STATUS.awaitingPayment;
}
