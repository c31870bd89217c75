import type { Go } from "@/lib/client/leave";
import { returnQuery } from "@/lib/client/return-query";
import type { Refusal } from "@/lib/contracts/envelope";
import { type AfterConfirm, afterConfirm } from "@/lib/orders/after-confirm";
import { leaveForPayersLogin, leavePaid } from "./leave-payment";
import { type PaymentKind, type PaymentQuestions, paymentQuestions } from "./payment-questions";

export type PaymentResult =
  | { is: "asking" }
  | { is: "paid" }
  | { is: "leaving" }
  /** The provider has not decided in all this time: the person may go on living. */
  | { is: "slow" }
  | { is: "missing" }
  | { is: "refused"; refusal: Refusal };

/** How long to wait before asking again while the payment is being decided. */
const WAITS_MS = [2000, 3000, 5000, 8000];

type Asking = { of: PaymentKind; go: Go; turn: "first" | "later" };

/** Asks for the result of the payment that the provider named, and continues with it. */
export async function askPayment({ of, go, turn }: Asking): Promise<PaymentResult> {
  const questions = paymentQuestions(of, returnQuery());
  if (!questions) return { is: "missing" };
  const { ask, askAgain } = questions;
  const first = afterConfirm(await (turn === "later" && askAgain ? askAgain() : ask()));
  return follow(first.next === "wait" ? await decided(askAgain) : first, go);
}

function follow(after: AfterConfirm, go: Go): PaymentResult {
  switch (after.next) {
    case "order-list":
      leavePaid(go);
      return { is: "paid" };
    case "login":
      leaveForPayersLogin(go);
      return { is: "leaving" };
    case "wait":
      return { is: "slow" };
    case "refuse":
      return { is: "refused", refusal: after };
  }
}

async function decided(askAgain: PaymentQuestions["askAgain"]): Promise<AfterConfirm> {
  for (const wait of WAITS_MS) {
    if (!askAgain) break;
    await new Promise((resolve) => setTimeout(resolve, wait));
    const after = afterConfirm(await askAgain());
    if (after.next !== "wait") return after;
  }
  return { next: "wait" };
}
