import type { StorePage } from "@/lib/contracts/store-lists";
import type { StoreCard } from "@/lib/contracts/stores";

/** The same as in the store lists that the backend divides into pages. */
export const PAGE_STORES = 24;

/** One page of stores that arrived all at once. */
export function storePageOf(stores: StoreCard[], page: number): StorePage {
  const from = (page - 1) * PAGE_STORES;
  return {
    stores: stores.slice(from, from + PAGE_STORES),
    total: stores.length,
    last_page: lastPageOf(stores.length),
  };
}

export function lastPageOf(total: number): number {
  return Math.max(1, Math.ceil(total / PAGE_STORES));
}
