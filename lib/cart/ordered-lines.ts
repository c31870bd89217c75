import type { Cart, CartItem } from "@/lib/contracts/carts";
import { withItems } from "./cart-rules";

/** A line of the cart that was ordered, with its quantity. */
export type OrderedLine = Pick<CartItem, "pdkey" | "quantity">;

export function orderedLines({ items }: Pick<Cart, "items">): OrderedLine[] {
  return items.map(({ pdkey, quantity }) => ({ pdkey, quantity }));
}

/**
 * PY-04: removes the ordered quantities and the remark from the cart. Items that another tab added after the order
 * stay, because they were not ordered. A cart that contains none of the ordered lines is returned unchanged.
 */
export function withoutOrdered(cart: Cart, ordered: OrderedLine[]): Cart {
  const orderedQuantities = new Map(ordered.map(({ pdkey, quantity }) => [pdkey, quantity]));
  if (!cart.items.some(({ pdkey }) => orderedQuantities.has(pdkey))) return cart;
  const remaining = cart.items.map((item) => ({
    ...item,
    quantity: item.quantity - (orderedQuantities.get(item.pdkey) ?? 0),
  }));
  return withItems({ ...cart, remark: "" }, remaining);
}
