import { clearCart } from "@/lib/client/cart-store";
import { readCookie } from "@/lib/client/cookies";
import { readLastCheckout } from "@/lib/client/last-checkout";
import type { Go } from "@/lib/client/leave";
import { rememberForLogin } from "@/lib/client/leave-for-login";
import { removeStored } from "@/lib/client/storage";
import { takeOrdered } from "@/lib/client/take-ordered";
import { savedCheckout, unpaidCheckout } from "@/lib/payments/payment-return";
import { isCourierReturn, SESSION_ID_COOKIE } from "@/lib/routing/guard";
import { hrefs } from "@/lib/routing/hrefs";

/** Paid: what was ordered leaves the cart (acceptance PY-04); a courier's errand never was in it. */
export function leavePaid(go: Go): void {
  if (isCourierReturn(new URLSearchParams(window.location.search))) {
    go(hrefs.expressDelivery({ session_id: readCookie(SESSION_ID_COOKIE) ?? "" }));
    return;
  }
  const last = readLastCheckout();
  if (last) takeOrdered(last.ordered);
  else clearCart();
  removeStored("lastCheckout");
  go(hrefs.orderlist());
}

/** Login comes first, and leads back to this payment, or to where it is begun anew. */
export function leaveForPayersLogin(go: Go, back = hereAgain()): void {
  rememberForLogin(back);
  go(hrefs.login());
}

function hereAgain(): string {
  const { pathname, search } = window.location;
  return pathname + search;
}

export function wayBack(): string {
  return savedCheckout(readLastCheckout());
}

export function wayBackUnpaid(): string {
  return unpaidCheckout(readLastCheckout());
}
