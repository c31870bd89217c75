import { CODE, REASON } from "@/lib/contracts/answer-code";
import type { Refusal } from "@/lib/contracts/envelope";

/** The session is lost: this page has nothing more to show (EX-02). */
export function isSessionGone({ code, reason }: Refusal): boolean {
  return code === CODE.loginNeeded || reason === REASON.courierSessionEnded;
}
