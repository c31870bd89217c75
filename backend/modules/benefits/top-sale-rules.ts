import type { OpnProduct } from "../../../lib/contracts/campaigns.ts";

export const TOP_SALE = 20;

/**
 * Returns the best-selling product of each store, sorted by sales. The list has at most `TOP_SALE` products. Closed
 * stores are included, because the list is a ranking.
 */
export function topSale(products: OpnProduct[]): OpnProduct[] {
  const ranked = products.toSorted((a, b) => b.sold_count - a.sold_count || a.id - b.id);
  const best = new Map<number, OpnProduct>();
  for (const product of ranked) {
    if (!best.has(product.store_id)) best.set(product.store_id, product);
  }
  return [...best.values()].slice(0, TOP_SALE);
}
