import type { StorePage } from "@/lib/contracts/store-lists";
import type { StoreCard } from "@/lib/contracts/stores";

/** The size of the pages that the backend makes of a store list. */
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

type PageProgress = {
  /** The pages read so far, joined; null before the first. */
  current: (StorePage & { page: number }) | null;
  start: number;
  /** The number of pages that the visitor wants; at least one. */
  upTo: number;
};

/** The pages to read now, and whether more pages follow. */
export function pagePlan({ current, start, upTo }: PageProgress) {
  const next = current ? current.page + 1 : start;
  // The end of the list is unknown before the first answer.
  const last = current ? Math.min(upTo, current.last_page) : Math.max(upTo, start);
  return {
    next,
    pages: Array.from({ length: Math.max(0, last - next + 1) }, (_page, index) => next + index),
    hasMore: current !== null && current.page < current.last_page,
  };
}

/** Shows a store once if it moved between two pages meanwhile. The dishes of a search are on its first page. */
export function joinedPages(before: StorePage | null, newPages: StorePage[]): StorePage | null {
  const newest = newPages.at(-1);
  if (!newest) return before;
  const stores = [before, ...newPages].flatMap((page) => page?.stores ?? []);
  return {
    ...before,
    ...newPages[0],
    ...newest,
    stores: [...new Map(stores.map((store) => [store.id, store])).values()],
  };
}
