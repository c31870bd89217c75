import { CODE } from "@/lib/contracts/codes";
import type { Answer } from "@/lib/contracts/envelope";
import type { PlacedOrder } from "@/lib/contracts/orders";

export type AfterConfirm =
  | { next: "order-list" }
  /** Neither paid nor failed yet, or nobody could be asked: the same question again later. */
  | { next: "wait" }
  | { next: "login" }
  | { next: "refuse"; code: number; message: string };

/** The server's word for a payment that the provider has not decided; it has no code of its own (domain rule C1). */
const PENDING = "付款確認中";

/** What the answer to a payment's return means (acceptance PY-02). */
export function afterConfirm(answer: Answer<PlacedOrder>): AfterConfirm {
  if (answer.ok) return { next: "order-list" };
  const { code, message } = answer;
  if (code < CODE.ok) return { next: "wait" };
  if (code === CODE.loginNeeded) return { next: "login" };
  return message.startsWith(PENDING) ? { next: "wait" } : { next: "refuse", code, message };
}
