import { CODE } from "@/lib/contracts/answer-code";
import type { Refusal } from "@/lib/contracts/envelope";

/** The server's text for a session that it does not know. It has no code of its own (RU-20). */
const GONE = "連線已失效";

/** Acceptance EX-02: this page has nothing more to show. */
export function isSessionGone({ code, message }: Refusal): boolean {
  return code === CODE.loginNeeded || (code === CODE.refused && message.startsWith(GONE));
}
