import { type OrderedLine, withoutOrdered } from "@/lib/cart/ordered-lines";
import { changeCart, clearCart, currentCart } from "./cart-store";

/**
 * Removes the lines of an accepted order from the cart. If no line is left, the dining type and the time are reset too,
 * except for a business reservation (`clearCart`).
 */
export function removeOrderedLines(ordered: OrderedLine[]): void {
  if (withoutOrdered(currentCart(), ordered).items.length === 0) clearCart();
  else changeCart((cart) => withoutOrdered(cart, ordered));
}
