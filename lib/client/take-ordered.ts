import { type OrderedLine, withoutOrdered } from "@/lib/cart/ordered-lines";
import { changeCart, clearCart, currentCart } from "./cart-store";

/** An order stands: its lines go, and a cart of which nothing is left is a cleared one. */
export function takeOrdered(ordered: OrderedLine[]): void {
  if (withoutOrdered(currentCart(), ordered).items.length === 0) clearCart();
  else changeCart((cart) => withoutOrdered(cart, ordered));
}
