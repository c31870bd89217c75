import { clearCart } from "@/lib/client/cart-store";
import { rememberForLogin } from "@/lib/client/leave-for-login";
import { readStored, removeStored } from "@/lib/client/storage";
import { isCourierReturn, savedCheckout } from "@/lib/payments/payment-return";
import { hrefs } from "@/lib/routing/hrefs";

export type Go = (href: string) => void;

/** Paid: what was ordered leaves the cart (acceptance PY-04); a courier's errand never was in it. */
export function leavePaid(go: Go): void {
  if (isCourierReturn(new URLSearchParams(window.location.search))) {
    go(hrefs.expressDelivery({ session_id: readStored("session_id") ?? "" }));
    return;
  }
  clearCart();
  removeStored("lastCheckout");
  go(hrefs.orderlist());
}

/** Login comes first, and leads back to this payment. */
export function leaveForPayersLogin(go: Go): void {
  const { pathname, search } = window.location;
  rememberForLogin(pathname + search);
  go(hrefs.login());
}

export function wayBack(): string {
  return savedCheckout(readStored("lastCheckout"));
}
