import { create } from "zustand";
import { emptyCart, resetCart } from "@/lib/cart/cart-rules";
import { repairedCart } from "@/lib/cart/stored-cart";
import type { Cart } from "@/lib/contracts/carts";
import { readStored, watchStored, writeStored } from "./storage";
import { readView, writeView } from "./view-state";

/** `ready` is false on the server and before hydration, because the cart of the browser is not known yet. */
type CartState = { cart: Cart; ready: boolean };

const useCartStore = create<CartState>()(() => ({ cart: emptyCart(), ready: false }));

/** False if local storage is not available. In that case the cart exists only in this page. */
let isStored = true;

// Runs only in the browser. The server has no local storage, and its HTML must be the same for everyone.
if (typeof window !== "undefined") {
  takeStored();
  watchStored("cart", takeStored);
}

export function useCart(): CartState {
  return useCartStore();
}

/** The current cart for event handlers. It includes changes by other tabs. */
export function currentCart(): Cart {
  return isStored ? repairedCart(readStored("cart")) : useCartStore.getState().cart;
}

/**
 * Changes the cart. All changes use this function: it first reads the stored cart, so changes of other tabs are not
 * lost. Returns false if the browser did not store the cart.
 */
export function changeCart(change: (cart: Cart) => Cart): boolean {
  const before = currentCart();
  const cart = change(before);
  isStored = writeStored("cart", cart);
  useCartStore.setState({ cart, ready: true });
  if (JSON.stringify(before.items) !== JSON.stringify(cart.items)) reportCartChange(before, cart);
  return isStored;
}

/** Empties the cart. It also resets the dining type and the time, except for a business reservation (CA-26, CA-27). */
export function clearCart(): void {
  const { view } = resetCart(readView());
  changeCart(emptyCart);
  writeView(view);
}

/**
 * Copies the stored cart into the state of this page. If the stored cart was invalid, stores the repaired cart for
 * other pages.
 */
function takeStored(): void {
  const stored = readStored("cart");
  const cart = repairedCart(stored);
  if (stored && JSON.stringify(stored) !== JSON.stringify(cart)) writeStored("cart", cart);
  useCartStore.setState({ cart, ready: true });
}

/**
 * Reports a change of the cart without waiting for the result (CA-47). The code for the report loads at the first
 * change.
 */
function reportCartChange(before: Cart, after: Cart): void {
  void import("./cart-analytics").then(
    (module) => module.reportCartChange(before, after),
    () => undefined,
  );
}

/** The cart if it contains products of this store, or else null. */
export function useCartOf(store_id: number): Cart | null {
  const { cart } = useCart();
  return cart.store_id === store_id && cart.items.length > 0 ? cart : null;
}
