import { REASON } from "@/lib/contracts/answer-code";
import { CODE } from "@/lib/contracts/codes";
import type { Answer } from "@/lib/contracts/envelope";
import type { PlacedOrder } from "@/lib/contracts/orders";

export type AfterSubmitResult =
  | { next: "placed"; placed: PlacedOrder }
  /** The call got no answer, or the backend is still working on the submit. The page must ask again. */
  | { next: "wait" }
  /** No order was placed. */
  | { next: "absent" }
  /** The order has ended, for example because its payment failed. */
  | { next: "refuse"; message: string; reason?: string | undefined }
  /**
   * The answer does not tell whether an order was placed. If the page sends the submit again with the same idempotency
   * key, the answer to the repeat shows the result.
   */
  | { next: "unknown" };

/** The next step after the answer of `submitResult`, which asks about a submit whose own answer was lost (CK-95). */
export function afterSubmitResult(answer: Answer<PlacedOrder>): AfterSubmitResult {
  if (answer.ok) return { next: "placed", placed: answer.data };
  const { code, reason, message } = answer;
  if (code < CODE.ok || reason === REASON.paymentPending) return { next: "wait" };
  if (reason === REASON.notPlaced) return { next: "absent" };
  return code === CODE.paymentFailed ? { next: "refuse", message, reason } : { next: "unknown" };
}
