import { type OrderedLine, withoutOrdered } from "@/lib/cart/ordered-lines";
import { changeCart, clearCart, currentCart } from "./cart-store";

/** Removes the lines of an accepted order. An empty cart is cleared completely. */
export function removeOrderedLines(ordered: OrderedLine[]): void {
  if (withoutOrdered(currentCart(), ordered).items.length === 0) clearCart();
  else changeCart((cart) => withoutOrdered(cart, ordered));
}
