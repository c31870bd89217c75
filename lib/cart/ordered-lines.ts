import type { Cart, CartItem } from "@/lib/contracts/carts";
import { withItems } from "./cart-rules";

/** The lines of the cart that an order contains. */
export type OrderedLine = Pick<CartItem, "pdkey" | "quantity">;

export function orderedLines({ items }: Pick<Cart, "items">): OrderedLine[] {
  return items.map(({ pdkey, quantity }) => ({ pdkey, quantity }));
}

/** PY-04: removes the ordered lines. Items that another tab added meanwhile are not paid and stay. */
export function withoutOrdered(cart: Cart, ordered: OrderedLine[]): Cart {
  const orderedQuantities = new Map(ordered.map(({ pdkey, quantity }) => [pdkey, quantity]));
  if (!cart.items.some(({ pdkey }) => orderedQuantities.has(pdkey))) return cart;
  const remaining = cart.items.map((item) => ({
    ...item,
    quantity: item.quantity - (orderedQuantities.get(item.pdkey) ?? 0),
  }));
  return withItems({ ...cart, remark: "" }, remaining);
}
