import { isSessionOver } from "@/lib/checkout/after-order";
import { saysWhy } from "@/lib/checkout/change-reason";
import type { Order } from "@/lib/contracts/orders";
import { type Checkout, type CheckoutForm, isStale, quoteKeyOf } from "./checkout-engine";

/** A quote, and the form for which it was requested. */
export type Quoted<Form> = { order: Order; form: Form };

/** Changes the draft and requests a new quote (CK-16 to CK-18). */
export async function change<Form extends CheckoutForm>(
  checkout: Checkout<Form>,
  part: Parameters<Checkout<Form>["edit"]>[0],
): Promise<void> {
  checkout.edit(part);
  await quoteIfChanged(checkout);
}

/** Requests a quote, unless the current or the pending quote is for the same form. */
export async function quoteIfChanged<Form extends CheckoutForm>(
  checkout: Checkout<Form>,
): Promise<void> {
  const { phase } = checkout.state;
  const form = checkout.form;
  if (form === null || phase === "sending" || phase === "leaving") return;
  const { kind } = checkout;
  const isAnswered =
    form.quoting.type === "asking"
      ? form.quoting.key === quoteKeyOf(kind, form)
      : form.quoting.type === "idle" && !isStale(kind, form);
  if (!isAnswered) await quoteOrder(checkout);
}

/** Requests a quote for the current form; null without a usable answer. */
export async function quoteOrder<Form extends CheckoutForm>(
  checkout: Checkout<Form>,
  asked = checkout.form,
): Promise<Quoted<Form> | null> {
  const { kind } = checkout;
  const key = asked && quoteKeyOf(kind, asked);
  if (asked === null || key === null) return null;
  checkout.patch({ quoting: { type: "asking", key } });
  const answer = await kind.askQuote(checkout, asked);
  if (answer === null) return null;
  if (answer.ok) return takeQuote(checkout, { order: answer.data, form: asked });
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
  { order, form: asked }: Quoted<Form>,
): Promise<Quoted<Form> | null> {
  const { kind } = checkout;
  const now = checkout.form;
  if (now === null) return null;
  const dropped = kind.dropped(order, { asked, now });
  // If the server dropped a discount, this is the quote of the order without it.
  const answered = { ...asked, draft: { ...asked.draft, ...dropped.draft } };
  checkout.patch({
    ...dropped.form,
    draft: { ...now.draft, ...unchanged(dropped.draft, { asked: asked.draft, now: now.draft }) },
    order,
    quoted: quoteKeyOf(kind, dropped.needsQuote ? asked : answered) ?? "",
    quoting: { type: "idle" },
    refusal: null,
  });
  closeOldDialog(checkout);
  const quoted = dropped.needsQuote
    ? await quoteOrder(checkout, answered)
    : { order, form: answered };
  kind.afterQuote(checkout, dropped);
  return quoted;
}

/** The corrections of fields that the customer has not changed since the request (CK-19). */
function unchanged<Draft extends object>(
  corrections: Partial<Draft>,
  { asked, now }: { asked: Draft; now: Draft },
): Partial<Draft> {
  const rest = { ...corrections };
  for (const field of Object.keys(rest) as (keyof Draft)[]) {
    if (asked[field] !== now[field]) delete rest[field];
  }
  return rest;
}

/** Closes a dialog about the previous quote, because the customer can confirm the newest amount only. */
function closeOldDialog<Form extends CheckoutForm>(checkout: Checkout<Form>): void {
  const { state } = checkout;
  const isRefusal = state.phase === "notice" && state.notice.type === "refusal";
  const isSettled = state.phase === "changed" && !askAboutChange(checkout, state.before);
  if (isRefusal || isSettled) checkout.setPhase({ phase: "ready" });
}

/** Asks the customer to confirm the changes since `before`; false if nothing has changed. */
export function askAboutChange<Form extends CheckoutForm>(
  checkout: Checkout<Form>,
  before: Order,
): boolean {
  const form = checkout.form;
  const order = form?.order;
  if (!form || !order || order.is_disallow_order === 1) return false;
  const found = checkout.kind.changeSince(before, { ...form, order });
  if (found === null) return false;
  // The dialog gives the server's reason, so the toast must not repeat it.
  const shown = saysWhy(found) ? { ...form, toast: null } : form;
  checkout.setState({ phase: "changed", form: shown, before, change: found });
  return true;
}
