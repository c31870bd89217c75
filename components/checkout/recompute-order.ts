import { preOrderRequest, quoteKey } from "@/lib/checkout/pre-order-request";
import { callApi } from "@/lib/client/call-api";
import { CODE } from "@/lib/contracts/codes";
import type { Order } from "@/lib/contracts/orders";
import { type CheckoutContext, inputOf } from "./checkout-state";
import { leaveForLogin } from "./keep-checkout";

/** Asks the server for the order as it is now; null when there is no answer to go on with. */
export async function recompute(context: CheckoutContext): Promise<Order | null> {
  const { get, set, newest } = context;
  const input = inputOf(get());
  if (input === null) return null;
  const request = preOrderRequest(input);
  set({ isRecomputing: true });
  const answer = await newest((signal) => callApi("beforeOrdering", { body: request }, { signal }));
  if (answer === null) return null;
  set({ isRecomputing: false });
  if (!answer.ok) {
    const { code, message } = answer;
    if (code === CODE.loginNeeded) leaveForLogin(context);
    else set({ isOutdated: true, dialog: { is: "refusal", refusal: { code, message } } });
    return null;
  }
  const order = answer.data;
  const { dialog } = get();
  // CK-89, domain rule C2: a new quote is a new order to be placed, and lifts an old refusal.
  set({
    order,
    quoted: quoteKey(request),
    isOutdated: false,
    refusal: null,
    dialog: dialog?.is === "refusal" ? null : dialog,
    idempotency_key: newKey(),
  });
  return order;
}

/** Names one press of the button. Not crypto.randomUUID: that one exists on secure origins only. */
export function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}
