import { type AfterOrder, afterOrder } from "@/lib/checkout/after-order";
import { keyToRepeat } from "@/lib/checkout/checkout-draft";
import { agreedPayType } from "@/lib/checkout/ordering-request";
import { NETWORK_FAILED } from "@/lib/client/api-client";
import { randomKey } from "@/lib/client/random-key";
import { CODE } from "@/lib/contracts/codes";
import type { Answer } from "@/lib/contracts/envelope";
import type { PlacedOrder, SameOrder } from "@/lib/contracts/orders";
import { type Checkout, type CheckoutFault, type CheckoutForm, isStale } from "./checkout-engine";
import { findFaults } from "./order-faults";
import { askAboutChange, type QuotedForm, quoteIfChanged, quoteOrder } from "./quote-order";

/**
 * Handles a press of the order button: locks the page, checks the form and sends the order (CK-78, CK-79). The form and
 * the quote are checked and sent as they were at the moment of the press, so that the customer pays only an amount that
 * was shown. If the quote is outdated, a new quote is requested first, and the order is sent only if the bill has not
 * changed.
 */
export async function submitOrder<Form extends CheckoutForm>(
  checkout: Checkout<Form>,
): Promise<void> {
  const state = checkout.state;
  if (state.phase !== "ready" || state.form.quoting.type === "pending") return;
  const { form } = state;
  const { order } = form;
  if (order === null || checkout.kind.leaveIfOutdated(checkout, form)) return;
  checkout.setPhase({ phase: "sending" });
  checkout.patch({ arrival: null });
  const faults = await findFaults(checkout.kind, { form, order });
  if (faults.length > 0) showFaults(checkout, faults);
  else {
    checkout.patch({ faults });
    const isShown = !isStale(checkout.kind, form);
    const agreed = isShown ? { form, order } : await renewQuote(checkout, { form, order });
    if (agreed) await send(checkout, agreed, "first");
  }
  if (checkout.state.phase === "sending") checkout.setPhase({ phase: "ready" });
  // If the form has changed during the submit, the quote for the change is requested only now. A failed quote is not
  // requested again at once.
  if (checkout.form?.quoting.type !== "failed") await quoteIfChanged(checkout);
}

/** Submits after the customer has confirmed the new amounts. */
export async function submitChanged<Form extends CheckoutForm>(
  checkout: Checkout<Form>,
): Promise<void> {
  if (checkout.form?.quoting.type === "pending") return;
  checkout.setPhase({ phase: "ready" });
  await submitOrder(checkout);
}

/** Submits again after the customer has agreed to place the same order a second time (CK-93). */
export async function submitAgain<Form extends CheckoutForm>(
  checkout: Checkout<Form>,
  first: SameOrder,
): Promise<void> {
  checkout.patch({ again_after: first.id });
  await submitChanged(checkout);
}

function showFaults<Form extends CheckoutForm>(
  checkout: Checkout<Form>,
  faults: CheckoutFault[],
): void {
  checkout.patch({ faults });
  checkout.setPhase({ phase: "notice", notice: { type: "fault" } });
}

/**
 * Requests a new quote and returns it if its bill is the same as the shown bill. If the bill has changed, asks the
 * customer to confirm the changes and returns null. Also returns null if the request fails or the order is not allowed.
 */
async function renewQuote<Form extends CheckoutForm>(
  checkout: Checkout<Form>,
  shown: QuotedForm<Form>,
): Promise<QuotedForm<Form> | null> {
  const fresh = await quoteOrder(checkout, shown.form);
  if (fresh === null || fresh.order.is_disallow_order === 1) return null;
  return askAboutChange(checkout, shown.order) ? null : fresh;
}

async function send<Form extends CheckoutForm>(
  checkout: Checkout<Form>,
  agreed: QuotedForm<Form>,
  attempt: "first" | "second",
): Promise<void> {
  const { form, order } = agreed;
  const pay_type = agreedPayType(order, form.draft);
  if (pay_type === null) {
    return showFaults(checkout, [{ field: "payment", code: "missing-pay-type" }]);
  }
  const isRepeat = Boolean(checkout.form?.unanswered);
  const headers = { "idempotency-key": beginSubmit(checkout, form) };
  const invoice = checkout.kind.invoiceOf(form, order);
  const { again_after } = form;
  const confirmed = { form, order, pay_type, invoice, again_after };
  const answer = await checkout.kind.placeOrder(confirmed, headers);
  const after = afterOrder(answer);
  // If a repeat is refused, the earlier request without an answer may still have placed an order. The idempotency key
  // is kept then, so that no second order is placed.
  const isAnswered = after.next !== "retry" && !(isRepeat && after.next === "refuse");
  if (isAnswered) {
    checkout.patch({ unanswered: null });
    checkout.keep();
  }
  if (after.next !== "recompute")
    return applyOutcome(checkout, checkout.form ?? form, { after, answer });
  // If the quote has expired and the new quote has the same bill, the order is sent once more without asking the
  // customer.
  const renewed = await renewQuote(checkout, agreed);
  if (!renewed) return;
  if (attempt === "first") await send(checkout, renewed, "second");
  else checkout.patch({ refusal: { code: CODE.refused, message: "" } });
}

type Outcome = {
  after: Exclude<AfterOrder, { next: "recompute" }>;
  answer: Answer<PlacedOrder>;
};

/** Shows the result of the submit or opens the next page (CK-83 to CK-90). */
export function applyOutcome<Form extends CheckoutForm>(
  checkout: Checkout<Form>,
  form: Form,
  { after, answer }: Outcome,
): Promise<void> | void {
  const { kind, go } = checkout;
  switch (after.next) {
    case "order-list":
    case "awaited":
      return kind.onPlaced(checkout, form, after);
    case "pay":
    case "icash":
      checkout.patch(kind.fieldsBeforePayment(form, after.order_id));
      checkout.setPhase({ phase: "leaving" });
      checkout.keep();
      return go(after.next === "pay" ? after.url : kind.icashPath(after.path), "new");
    case "same":
      return askAgain(checkout, form, after.first);
    case "refuse": {
      const { message, reason } = after;
      return checkout.patch({ refusal: { code: CODE.refused, message, reason } });
    }
    case "login":
      return answer.ok ? undefined : kind.endSession(checkout, answer);
    case "retry":
      return checkout.setPhase({ phase: "notice", notice: { type: noticeTypeOf(answer) } });
  }
}

/**
 * Asks whether to place the same order again (CK-93). If the payment of the earlier order has begun in this checkout,
 * does not ask and treats the earlier order as placed.
 */
function askAgain<Form extends CheckoutForm>(
  checkout: Checkout<Form>,
  form: Form,
  first: SameOrder,
): Promise<void> | void {
  if (first.id !== form.sent_order_id) return checkout.setPhase({ phase: "repeated", first });
  return checkout.kind.onPlaced(checkout, form, { next: "order-list", order_id: first.id });
}

function noticeTypeOf(answer: Answer<PlacedOrder>): "offline" | "no-answer" {
  return !answer.ok && answer.code === NETWORK_FAILED ? "offline" : "no-answer";
}

/**
 * Chooses the idempotency key and stores it before the request. If the page is reloaded, a press within the lifetime of
 * a quote (15 minutes) then repeats the same submit.
 */
function beginSubmit<Form extends CheckoutForm>(checkout: Checkout<Form>, form: Form): string {
  const time = Date.now();
  const key = keyToRepeat(checkout.form?.unanswered ?? null, time) ?? randomKey();
  checkout.patch({ unanswered: { key, time, ordered: checkout.kind.orderedOf(form) } });
  checkout.keep();
  return key;
}
