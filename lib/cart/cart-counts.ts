import type { Cart } from "@/lib/contracts/carts";

/** How many of each product the cart holds, over all its lines. */
export function countsOf({ items }: Pick<Cart, "items">): Map<number, number> {
  const counts = new Map<number, number>();
  for (const { id, quantity } of items) counts.set(id, (counts.get(id) ?? 0) + quantity);
  return counts;
}
