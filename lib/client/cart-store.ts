import { create } from "zustand";
import { emptyCart, resetCart } from "@/lib/cart/cart-rules";
import { repairedCart } from "@/lib/cart/stored-cart";
import type { Cart } from "@/lib/contracts/carts";
import { readStored, watchStored, writeStored } from "./storage";
import { readView, writeView } from "./view-state";

/** `ready` is false on the server and before hydration, because the browser's cart is not known there. */
type CartState = { cart: Cart; ready: boolean };

const useCartStore = create<CartState>()(() => ({ cart: emptyCart(), ready: false }));

/** False if storage is not available. The cart then exists in this page only. */
let isStored = true;

// The server has no storage, and its HTML must be the same for everyone.
if (typeof window !== "undefined") {
  takeStored();
  watchStored("cart", takeStored);
}

export function useCart(): CartState {
  return useCartStore();
}

/** The current cart of all tabs, for event handlers. */
export function currentCart(): Cart {
  return isStored ? repairedCart(readStored("cart")) : useCartStore.getState().cart;
}

/** The only function that changes the cart. It first reads what another tab has stored, so nothing is lost. */
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

/** Stores the repaired cart, because other pages read it too. */
function takeStored(): void {
  const stored = readStored("cart");
  const cart = repairedCart(stored);
  if (stored && JSON.stringify(stored) !== JSON.stringify(cart)) writeStored("cart", cart);
  useCartStore.setState({ cart, ready: true });
}

/** Reports a change without waiting for the result (CA-47). The code loads with the first change. */
function reportCartChange(before: Cart, after: Cart): void {
  void import("./cart-analytics").then(
    (module) => module.reportCartChange(before, after),
    () => undefined,
  );
}

/** The cart if it contains products of this store, else null. */
export function useCartOf(store_id: number): Cart | null {
  const { cart } = useCart();
  return cart.store_id === store_id && cart.items.length > 0 ? cart : null;
}
