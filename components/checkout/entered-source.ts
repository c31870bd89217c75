import type { LastCheckout } from "@/lib/checkout/checkout-draft";
import { type CheckoutSource, checkoutPath, checkoutSource } from "@/lib/checkout/checkout-source";

/** Back from a payment page, or from the page that saves a card. */
type Return = { hasCancelledPayment: boolean; hasBoundCard: boolean };

/**
 * CK-01, from the address. A way back from a payment does not carry `v3`; the checkout that was left for it does,
 * and its address is taken up again.
 */
export function enteredSource(
  { hasCancelledPayment, hasBoundCard }: Return,
  last: LastCheckout | null,
): CheckoutSource {
  const { origin, search } = window.location;
  const here = checkoutSource(new URLSearchParams(search));
  const isReturn = hasCancelledPayment || hasBoundCard;
  if (here.is === "opn" || !isReturn || !last) return here;
  const left = checkoutSource(new URL(last.path, origin).searchParams);
  if (left.is === "opn") {
    window.history.replaceState(window.history.state, "", checkoutPath(left));
  }
  return left;
}
