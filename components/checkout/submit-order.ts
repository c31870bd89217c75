import { orderedLines } from "@/lib/cart/ordered-lines";
import { type AfterOrder, afterOrder } from "@/lib/checkout/after-order";
import { orderCalls } from "@/lib/checkout/checkout-source";
import { agreedPayType, orderingRequest } from "@/lib/checkout/ordering-request";
import { keyToRepeat } from "@/lib/checkout/submit-key";
import { type OrderFault, validateOrder } from "@/lib/checkout/validate-order";
import { callApi } from "@/lib/client/call-api";
import { currentCart } from "@/lib/client/cart-store";
import { memberHere } from "@/lib/client/last-checkout";
import { newSubmitKey } from "@/lib/client/new-submit-key";
import { CODE } from "@/lib/contracts/codes";
import type { Order } from "@/lib/contracts/orders";
import { hrefs } from "@/lib/routing/hrefs";
import { edit, settle } from "./change-checkout";
import {
  type CheckoutContext,
  type CheckoutState,
  inputOf,
  invoiceOf,
  isStale,
} from "./checkout-state";
import { finishCheckout, keepCheckout, leaveForLogin } from "./keep-checkout";
import { openCheckout } from "./open-checkout";
import { type Quoted, recompute } from "./recompute-order";
import { showQuoteChange } from "./show-quote-change";

/**
 * Validate, lock, send (CK-78, CK-79). Checks and sends what was on the page when the button was pressed, so nobody
 * pays a sum that they did not see. Later changes are not part of it.
 */
export async function submitOrder(context: CheckoutContext): Promise<void> {
  const { get, set } = context;
  const pressed = get();
  const { stage, isSending, asking, order } = pressed;
  if (stage !== "open" || isSending || asking !== null || !order) return;
  // Another tab has ordered this cart, or signed somebody else in.
  if (currentCart().items.length === 0) return context.go(hrefs.cart());
  if (pressed.mid !== memberHere()) return openCheckout(context);
  set({ isSending: true, hasCancelledPayment: false, arrival: null });
  const fault = await findFault(pressed, order);
  const input = inputOf(pressed);
  if (fault) set({ fault, dialog: { is: "fault" } });
  else if (input) await sendPressed(context, { order, input }, pressed);
  set({ isSending: false });
  // What was changed meanwhile, by a field left or in another tab, has waited; what failed is not asked at once again.
  if (!get().isOutdated) await settle(context);
}

/** The new amounts were read and agreed to; those that are being counted anew were not. */
export async function submitChanged(context: CheckoutContext): Promise<void> {
  if (context.get().asking !== null) return;
  context.set({ dialog: null });
  await submitOrder(context);
}

function findFault(pressed: CheckoutState, order: Order): Promise<OrderFault | null> {
  const { contact_name, contact_phone } = pressed.draft;
  const facts = {
    pay_type: agreedPayType(order, pressed.draft),
    chosen_pay_type: pressed.draft.pay_type,
    contact_name,
    contact_phone,
    order_phone: isStale(pressed) ? contact_phone.trim() : order.address.contact_phone,
    invoice: invoiceOf(pressed, order),
    address: pressed.address,
  };
  return validateOrder(facts, async (tax_id) => {
    const answer = await callApi("checkTaxId", { query: { tax_id } });
    return answer.ok ? null : answer;
  });
}

async function sendPressed(context: CheckoutContext, shown: Quoted, pressed: CheckoutState) {
  const agreed = isStale(pressed) ? await renewed(context, shown) : shown;
  if (agreed) await send(context, agreed, "first");
}

/** A fresh quote when it is what the page showed; else the person is asked once, line by line. */
async function renewed(context: CheckoutContext, { order, input }: Quoted): Promise<Quoted | null> {
  const fresh = await recompute(context, input);
  if (fresh === null || fresh.order.is_disallow_order === 1) return null;
  return showQuoteChange(context, order) ? null : fresh;
}

type Attempt = "first" | "second";

async function send(context: CheckoutContext, agreed: Quoted, attempt: Attempt): Promise<void> {
  const { order, input } = agreed;
  const { invoice_holder } = context.get();
  const pay_type = agreedPayType(order, input.draft);
  if (pay_type === null) {
    const fault = { field: "payment", code: "missing-pay-type" } as const;
    return context.set({ fault, dialog: { is: "fault" } });
  }
  const invoice = invoiceOf({ draft: input.draft, invoice_holder }, order);
  const isRepeat = context.get().unanswered !== null;
  const headers = { "idempotency-key": beginSubmit(context) };
  const body = orderingRequest({ ...input, order, pay_type, invoice });
  const after = afterOrder(await callApi(orderCalls(input.source).place, { body }, { headers }));
  // A repeat that is refused may have an order under its key: that key alone cannot make a second one.
  const isAnswered = after.next !== "retry" && !(isRepeat && after.next === "refuse");
  if (isAnswered) {
    context.set({ unanswered: null });
    keepCheckout(context);
  }
  if (after.next !== "recompute") return follow(context, after);
  // A quote that only grew old is renewed without a word, once.
  const again = await renewed(context, agreed);
  if (!again) return;
  if (attempt === "first") await send(context, again, "second");
  else context.set({ refusal: { code: CODE.refused, message: "" } });
}

/** Kept before it is sent: whatever becomes of this page, the next press is the very same submit. */
function beginSubmit(context: CheckoutContext): string {
  const now = Date.now();
  const key = keyToRepeat(context.get().unanswered, now) ?? newSubmitKey();
  context.set({ unanswered: { key, time: now } });
  keepCheckout(context);
  return key;
}

function follow(context: CheckoutContext, after: Exclude<AfterOrder, { next: "recompute" }>): void {
  const { get, set, go } = context;
  switch (after.next) {
    case "order-list":
      finishCheckout(context, orderedLines(get().cart));
      break;
    case "awaited":
      set({ stage: "leaving", sent_order_id: after.order_id, ordered: orderedLines(get().cart) });
      keepCheckout(context);
      go(hrefs.orderlist());
      break;
    case "pay":
    case "icash":
      // What an order was sent with was agreed to, by whomever it was proposed.
      edit(context, { pay_chosen_for: get().cart.dining_type });
      set({ stage: "leaving", sent_order_id: after.order_id, ordered: orderedLines(get().cart) });
      keepCheckout(context);
      go(after.next === "pay" ? after.url : after.path, "new");
      break;
    case "refuse":
      set({ refusal: { code: CODE.refused, message: after.message, reason: after.reason } });
      break;
    case "login":
      leaveForLogin(context);
      break;
    case "retry":
      set({ dialog: { is: "unsent" } });
  }
}
