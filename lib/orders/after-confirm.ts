import { REASON } from "@/lib/contracts/answer-code";
import { CODE, ORDER_STATUS } from "@/lib/contracts/codes";
import type { Answer } from "@/lib/contracts/envelope";
import type { PlacedOrder } from "@/lib/contracts/orders";

export type AfterConfirm =
  | { next: "order-list" }
  /** Neither paid nor failed yet, or no answer: ask again later. */
  | { next: "wait" }
  | { next: "login" }
  | { next: "refuse"; code: number; message: string };

/** The meaning of the answer to a payment return (PY-02, PY-03, PY-07). */
export function afterConfirm(answer: Answer<PlacedOrder | null>): AfterConfirm {
  if (answer.ok) return { next: isAwaited(answer.data) ? "wait" : "order-list" };
  const { code, message, reason } = answer;
  if (code < CODE.ok) return { next: "wait" };
  if (code === CODE.loginNeeded) return { next: "login" };
  // A backend without the call does not know the payment, which may have succeeded.
  const isUnknown = reason === REASON.paymentPending || reason === REASON.notOffered;
  return isUnknown ? { next: "wait" } : { next: "refuse", code, message };
}

/** This payment attempt has ended, but another attempt of the order can still be paid. */
function isAwaited(placed: PlacedOrder | null): boolean {
  return placed?.order_status === ORDER_STATUS.awaitingPayment;
}
