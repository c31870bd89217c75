import type { OrderedLine } from "@/lib/cart/ordered-lines";
import type { LastCheckout } from "@/lib/checkout/checkout-draft";
import { checkoutPath } from "@/lib/checkout/checkout-source";
import { ownLastCheckout } from "@/lib/client/last-checkout";
import { leaveOnEntry, rememberForLogin, rememberReturn } from "@/lib/client/leave-for-login";
import { removeStored, writeStored } from "@/lib/client/storage";
import { takeOrdered } from "@/lib/client/take-ordered";
import { hrefs } from "@/lib/routing/hrefs";
import type { CheckoutContext } from "./checkout-state";

/** Keeps what was typed for the way back, and what is not known yet of an order that was sent. */
export function keepCheckout(context: CheckoutContext): void {
  const { sent_order_id: order_id, ordered, unanswered } = context.get();
  keep(context, { order_id, ordered, unanswered });
}

/** On leaving: what was sent may have been sent by another tab, or be settled there, so that storage knows it best. */
export function keepDraft(context: CheckoutContext): void {
  const last = ownLastCheckout();
  const isHere = last?.store_id === context.get().cart.store_id;
  const { order_id, ordered, unanswered } = isHere ? last : NOTHING_SENT;
  keep(context, { order_id, ordered, unanswered });
}

type Sent = Pick<LastCheckout, "order_id" | "ordered" | "unanswered">;
const NOTHING_SENT: Sent = { order_id: null, ordered: [], unanswered: null };

function keep({ get }: CheckoutContext, sent: Sent): void {
  const { stage, mid, source, cart, draft } = get();
  if (stage === "opening" || cart.store_id === 0) return;
  const { store_id } = cart;
  writeStored("lastCheckout", { mid, path: checkoutPath(source), store_id, ...sent, draft });
}

/** The order stands: nothing of it may be ordered a second time by mistake. */
export function finishCheckout({ set, go }: CheckoutContext, ordered: OrderedLine[]): void {
  set({ stage: "leaving" });
  takeOrdered(ordered);
  removeStored("lastCheckout");
  go(hrefs.orderlist());
}

/** CK-71: the carrier is bound on a page of its own; back here it takes the invoice. */
export function leaveToBind(context: CheckoutContext): void {
  const { draft } = context.get();
  context.set({ draft: { ...draft, wants_carrier: true } });
  keepCheckout(context);
  rememberReturn(window.location.pathname + window.location.search);
}

/** Code 2 on entry: nothing was typed yet, and the session check says the same. */
export function leaveUnopened({ get, set, go }: CheckoutContext): void {
  set({ stage: "leaving" });
  leaveOnEntry(checkoutPath(get().source), go);
}

/** Code 2: the session ended in the middle; after login everything stands as it was. */
export function leaveForLogin(context: CheckoutContext): void {
  keepCheckout(context);
  rememberForLogin(checkoutPath(context.get().source));
  context.set({ stage: "leaving" });
  context.go(hrefs.login());
}
