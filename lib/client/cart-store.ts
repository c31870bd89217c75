import { create } from "zustand";
import { emptyCart, resetCart } from "@/lib/cart/cart-rules";
import { repairedCart } from "@/lib/cart/stored-cart";
import type { Cart } from "@/lib/contracts/carts";
import { readStored, watchStored, writeStored } from "./storage";
import { readView, writeView } from "./view-state";

/** `ready` is false on the server and until hydrated: the cart of this browser is not known there. */
type CartState = { cart: Cart; ready: boolean };

const useCartStore = create<CartState>()(() => ({ cart: emptyCart(), ready: false }));

/** False where the browser refuses to store: the cart then lives in this page alone. */
let isStored = true;

// On the server there is no storage to follow, and its answer must be the same for everyone.
if (typeof window !== "undefined") {
  takeStored();
  watchStored("cart", takeStored);
}

export function useCart(): CartState {
  return useCartStore();
}

/** The cart as it stands now in every tab, for an event handler. */
export function currentCart(): Cart {
  return isStored ? repairedCart(readStored("cart")) : useCartStore.getState().cart;
}

/** The one way to change the cart: what another tab has stored meanwhile is read first, so nothing is lost. */
export function changeCart(change: (cart: Cart) => Cart): void {
  const before = currentCart();
  const cart = change(before);
  isStored = writeStored("cart", cart);
  useCartStore.setState({ cart, ready: true });
  if (JSON.stringify(before.items) !== JSON.stringify(cart.items)) reportCartChange(before, cart);
}

/** Clears the cart and, unless it is a business reservation, the view (CA-26, CA-27). */
export function clearCart(): void {
  const { view } = resetCart(readView());
  changeCart(emptyCart);
  writeView(view);
}

/** What was damaged is stored mended: other pages count what stands there. */
function takeStored(): void {
  const stored = readStored("cart");
  const cart = repairedCart(stored);
  if (stored && JSON.stringify(stored) !== JSON.stringify(cart)) writeStored("cart", cart);
  useCartStore.setState({ cart, ready: true });
}

/** CA-47: nothing of it is waited for, and no page carries its code before a cart is changed. */
function reportCartChange(before: Cart, after: Cart): void {
  void import("./cart-analytics").then(
    (it) => it.reportCartChange(before, after),
    () => undefined,
  );
}
