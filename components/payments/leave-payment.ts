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

/**
 * Called after a payment. Removes the paid items from the cart and opens the order list (PY-04). A courier order has no
 * items in the cart. For a courier order, the stored form is removed instead, and the courier page opens.
 */
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
 * Removes the ordered items from the cart. If no checkout is stored, the ordered items are unknown. The whole cart is
 * then emptied, so that nothing is ordered twice. Returns the id of the order whose payment this browser has begun, or
 * null.
 */
export function takePaidOrder(): number | null {
  const last = readLastCheckout();
  if (last) removeOrderedLines(last.ordered);
  else clearCart();
  removeStored("lastCheckout");
  return last?.order_id ?? null;
}

/** Opens the sign-in page. After the sign-in the payer returns to `back`, which is this payment page by default. */
export function leaveForPayerLogin(go: Go, back = currentPath()): void {
  rememberForLogin(back);
  go(hrefs.login());
}

function currentPath(): string {
  return `${window.location.pathname}?${returnQuery()}`;
}

/**
 * The account page that the query parameter `return_to` names. It opens again after a card was saved. Null if the query
 * names no account page: the payer has then come from the checkout or the courier page.
 */
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

/** True if the dining type in the URL says that the payment is for a courier order. */
function isCourierOrder(): boolean {
  return isCourierReturn(new URLSearchParams(window.location.search));
}
