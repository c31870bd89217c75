import type { Cart } from "@/lib/contracts/carts";

/** The quantity of each product (key: product id), summed over all lines of the cart. */
export function countsOf({ items }: Pick<Cart, "items">): Map<number, number> {
  const counts = new Map<number, number>();
  for (const { id, quantity } of items) counts.set(id, (counts.get(id) ?? 0) + quantity);
  return counts;
}
