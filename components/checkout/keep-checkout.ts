import { clearCart } from "@/lib/client/cart-store";
import { rememberForLogin } from "@/lib/client/leave-for-login";
import { removeStored, writeStored } from "@/lib/client/storage";
import { hrefs } from "@/lib/routing/hrefs";
import type { CheckoutContext } from "./checkout-state";

/** Keeps what was typed for the way back; `order_id` is the order that leaves to be paid. */
export function keepCheckout({ get }: CheckoutContext, order_id: number | null = null): void {
  const { stage, cart, draft } = get();
  if (stage === "opening" || cart.store_id === 0) return;
  writeStored("lastCheckout", {
    path: hrefs.checkout(),
    store_id: cart.store_id,
    order_id,
    draft,
  });
}

/** The order stands: nothing of it may be ordered a second time by mistake. */
export function finishCheckout({ set, go }: CheckoutContext): void {
  set({ stage: "leaving" });
  clearCart();
  removeStored("lastCheckout");
  go(hrefs.orderlist());
}

/** Code 2: the session ended in the middle; after login everything stands as it was. */
export function leaveForLogin(context: CheckoutContext): void {
  keepCheckout(context);
  rememberForLogin(hrefs.checkout());
  context.set({ stage: "leaving" });
  context.go(hrefs.login());
}
