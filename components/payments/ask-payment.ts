import { type AfterConfirm, afterConfirm } from "@/lib/orders/after-confirm";
import { type Go, leaveForPayersLogin, leavePaid } from "./leave-payment";
import { type PaymentKind, paymentQuestion } from "./payment-questions";

export type PaymentResult =
  | { is: "asking" }
  | { is: "paid" }
  | { is: "leaving" }
  /** The provider has not decided in all this time: the person may go on living. */
  | { is: "slow" }
  | { is: "missing" }
  | { is: "refused"; refusal: { code: number; message: string } };

/** How long to wait before asking again while the payment is being decided. */
const WAITS_MS = [2000, 3000, 5000, 8000];

/** Asks for the result of the payment that the address names, and goes on with it. */
export async function askPayment(kind: PaymentKind, go: Go): Promise<PaymentResult> {
  const question = paymentQuestion(kind, new URLSearchParams(window.location.search));
  if (!question) return { is: "missing" };
  const after = await decided(question);
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

type Question = NonNullable<ReturnType<typeof paymentQuestion>>;

async function decided(question: Question): Promise<AfterConfirm> {
  for (const wait of WAITS_MS) {
    const after = afterConfirm(await question());
    if (after.next !== "wait") return after;
    await new Promise((resolve) => setTimeout(resolve, wait));
  }
  return afterConfirm(await question());
}
