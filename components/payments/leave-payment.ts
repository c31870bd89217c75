import { clearCart } from "@/lib/client/cart-store";
import { readLastCheckout } from "@/lib/client/last-checkout";
import type { Go } from "@/lib/client/leave";
import { rememberForLogin } from "@/lib/client/leave-for-login";
import { rememberPlacedOrder } from "@/lib/client/placed-order";
import { removeOrderedLines } from "@/lib/client/remove-ordered-lines";
import { returnQuery } from "@/lib/client/return-query";
import { removeStored } from "@/lib/client/storage";
import type { CardReturn } from "@/lib/contracts/codes";
import { cardReturn, savedCheckout, unpaidPath } from "@/lib/payments/payment-return";
import { isCourierReturn } from "@/lib/routing/guard";
import { hrefs } from "@/lib/routing/hrefs";

/** Opens the order list, or the courier page for a courier order, which has no items in the cart (PY-04). */
export function leavePaid(go: Go): void {
  if (isCourierReturn(new URLSearchParams(window.location.search))) {
    removeStored("lastCourierOrder");
    go(hrefs.expressDelivery());
    return;
  }
  const order_id = takePaidOrder();
  if (order_id !== null) rememberPlacedOrder(order_id);
  go(hrefs.orderlist());
}

/**
 * Removes the ordered items from the cart. Without a stored checkout it clears the cart, to avoid a second order.
 * Returns the id of the order that this browser sent to be paid, or null.
 */
export function takePaidOrder(): number | null {
  const last = readLastCheckout();
  if (last) removeOrderedLines(last.ordered);
  else clearCart();
  removeStored("lastCheckout");
  return last?.order_id ?? null;
}

/** Opens the login, which returns to this payment or to `back`. */
export function leaveForPayerLogin(go: Go, back = currentPath()): void {
  rememberForLogin(back);
  go(hrefs.login());
}

function currentPath(): string {
  return `${window.location.pathname}?${returnQuery()}`;
}

/** `cardReturn` of this page. */
export function cardReturnHere(): CardReturn | null {
  return cardReturn(new URLSearchParams(window.location.search).get("return_to"));
}

export function checkoutReturnPath(): string {
  const account = cardReturnHere();
  if (account) return hrefs[account]();
  return isCourierOrder() ? hrefs.expressDelivery() : savedCheckout(readLastCheckout());
}

export function unpaidReturnPath(): string {
  return unpaidPath(checkoutReturnPath());
}

/** True if the URL has the dining type of a courier order. */
function isCourierOrder(): boolean {
  return isCourierReturn(new URLSearchParams(window.location.search));
}
