import { isSessionOver } from "@/lib/checkout/after-order";
import { saysWhy } from "@/lib/checkout/change-reason";
import type { Order } from "@/lib/contracts/orders";
import { type Checkout, type CheckoutForm, isStale, quoteKeyOf } from "./checkout-engine";

/** A quote, and the form that it was asked for. */
export type Quoted<Form> = { order: Order; form: Form };

/** A change that the server must know (CK-16 to CK-18): the new amounts follow. */
export async function change<Form extends CheckoutForm>(
  checkout: Checkout<Form>,
  part: Parameters<Checkout<Form>["edit"]>[0],
): Promise<void> {
  checkout.edit(part);
  await quoteIfChanged(checkout);
}

/** Asks for a quote unless the one on the page, or the one under way, is for what is entered now. */
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

/** Asks the server for the order as it is now. Null: there is no answer to continue with. */
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
    draft: { ...now.draft, ...dropped.draft },
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

/** A dialog about the quote before: the customer can agree to the newest amount only. */
function closeOldDialog<Form extends CheckoutForm>(checkout: Checkout<Form>): void {
  const { state } = checkout;
  const isRefusal = state.phase === "notice" && state.notice.type === "refusal";
  const isSettled = state.phase === "changed" && !askAboutChange(checkout, state.before);
  if (isRefusal || isSettled) checkout.setPhase({ phase: "ready" });
}

/** Asks the customer whether the order may be what it has become since `before`; false when nothing has changed. */
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
  const told = saysWhy(found) ? { ...form, toast: null } : form;
  checkout.setState({ phase: "changed", form: told, before, change: found });
  return true;
}
