import { isSessionOver } from "@/lib/checkout/after-order";
import { hasServerMessage } from "@/lib/checkout/change-reason";
import type { Order } from "@/lib/contracts/orders";
import { type Checkout, type CheckoutForm, isStale, quoteKeyOf } from "./checkout-engine";

/** A quote, and the form for which it was requested. */
export type QuotedForm<Form> = { order: Order; form: Form };

/** Changes the draft, and requests a new quote if the change needs one (CK-16 to CK-18). */
export async function change<Form extends CheckoutForm>(
  checkout: Checkout<Form>,
  part: Parameters<Checkout<Form>["edit"]>[0],
): Promise<void> {
  checkout.edit(part);
  await quoteIfChanged(checkout);
}

/**
 * Requests a quote, unless the current quote or the pending request is already for this form. While an order is being
 * sent or the next page is being opened, no quote is requested.
 */
export async function quoteIfChanged<Form extends CheckoutForm>(
  checkout: Checkout<Form>,
): Promise<void> {
  const { phase } = checkout.state;
  const form = checkout.form;
  if (form === null || phase === "sending" || phase === "leaving") return;
  const { kind } = checkout;
  const isAnswered =
    form.quoting.type === "pending"
      ? form.quoting.key === quoteKeyOf(kind, form)
      : form.quoting.type === "idle" && !isStale(kind, form);
  if (!isAnswered) await quoteOrder(checkout);
}

/**
 * Requests a quote for `requested`, by default the current form. Returns null if the form is incomplete or the request
 * brings no quote.
 */
export async function quoteOrder<Form extends CheckoutForm>(
  checkout: Checkout<Form>,
  requested = checkout.form,
): Promise<QuotedForm<Form> | null> {
  const { kind } = checkout;
  const key = requested && quoteKeyOf(kind, requested);
  if (requested === null || key === null) return null;
  checkout.patch({ quoting: { type: "pending", key } });
  const answer = await kind.requestQuote(checkout, requested);
  if (answer === null) return null;
  if (answer.ok) return takeQuote(checkout, { order: answer.data, form: requested });
  if (isSessionOver(answer)) {
    kind.endSession(checkout, answer);
    return null;
  }
  checkout.patch({ quoting: { type: "failed" } });
  checkout.setPhase({ phase: "notice", notice: { type: "refusal", refusal: answer } });
  return null;
}

async function takeQuote<Form extends CheckoutForm>(
  checkout: Checkout<Form>,
  { order, form: requested }: QuotedForm<Form>,
): Promise<QuotedForm<Form> | null> {
  const { kind } = checkout;
  const current = checkout.form;
  if (current === null) return null;
  const corrections = kind.unappliedChoices(order, { requested, current });
  // The amounts of the quote do not contain the unapplied choices, so the quote is also valid for the draft without
  // them. The exception is `needsQuote`: other amounts depend on an unapplied choice, so a new quote is requested for
  // the corrected draft.
  const corrected = { ...requested, draft: { ...requested.draft, ...corrections.draft } };
  checkout.patch({
    ...corrections.form,
    draft: {
      ...current.draft,
      ...keepIfUnchanged(corrections.draft, { requested: requested.draft, current: current.draft }),
    },
    order,
    quotedKey: quoteKeyOf(kind, corrections.needsQuote ? requested : corrected) ?? "",
    quoting: { type: "idle" },
    refusal: null,
  });
  closeOldDialog(checkout);
  const quoted = corrections.needsQuote
    ? await quoteOrder(checkout, corrected)
    : { order, form: corrected };
  kind.afterQuote(checkout, corrections);
  return quoted;
}

/** Returns the corrections without the fields that the customer has changed since the request (CK-19). */
function keepIfUnchanged<Draft extends object>(
  corrections: Partial<Draft>,
  { requested, current }: { requested: Draft; current: Draft },
): Partial<Draft> {
  const unchanged = { ...corrections };
  for (const field of Object.keys(unchanged) as (keyof Draft)[]) {
    if (requested[field] !== current[field]) delete unchanged[field];
  }
  return unchanged;
}

/**
 * Closes the dialog about the previous quote: a refusal or a question about changes. If the order is allowed and the
 * new quote still differs from the quote that the customer saw, the question stays open with the new amounts, because
 * the customer must confirm the newest amount.
 */
function closeOldDialog<Form extends CheckoutForm>(checkout: Checkout<Form>): void {
  const { state } = checkout;
  const isRefusal = state.phase === "notice" && state.notice.type === "refusal";
  const isSettled = state.phase === "changed" && !askAboutChange(checkout, state.before);
  if (isRefusal || isSettled) checkout.setPhase({ phase: "ready" });
}

/**
 * If the quote has changed since `before` and the order is allowed, asks the customer to confirm the changes and
 * returns true. Otherwise returns false.
 */
export function askAboutChange<Form extends CheckoutForm>(
  checkout: Checkout<Form>,
  before: Order,
): boolean {
  const form = checkout.form;
  const order = form?.order;
  if (!form || !order || order.is_disallow_order === 1) return false;
  const change = checkout.kind.changeSince(before, { ...form, order });
  if (change === null) return false;
  // If the dialog shows a reason of the server, the toast must not show it again.
  const shown = hasServerMessage(change) ? { ...form, toast: null } : form;
  checkout.setState({ phase: "changed", form: shown, before, change });
  return true;
}
