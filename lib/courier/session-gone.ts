import { CODE } from "@/lib/contracts/answer-code";
import type { Refusal } from "@/lib/contracts/envelope";

/** The server's word for a session that it does not know; it has no code of its own (domain rule C9). */
const GONE = "連線已失效";

/** Acceptance EX-02: this page has nothing more to show. */
export function isSessionGone({ code, message }: Refusal): boolean {
  return code === CODE.loginNeeded || (code === CODE.refused && message.startsWith(GONE));
}
