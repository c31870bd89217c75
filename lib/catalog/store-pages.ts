import type { StorePage } from "@/lib/contracts/store-lists";
import type { StoreCard } from "@/lib/contracts/stores";

/** The number of stores on each page of a store list from the backend. */
export const PAGE_STORES = 24;

/** Cuts one page out of a store list. It is used if the backend has sent the whole list at once. */
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
  /** The pages that were read so far, joined. Null before the first page. */
  current: (StorePage & { page: number }) | null;
  /** The number of the page at which the list begins. */
  start: number;
  /** The number of the last page that the visitor wants. The page `start` is read in any case. */
  upTo: number;
};

/**
 * The number of the next page, the numbers of the pages to read now, and whether the list has pages after those that
 * were read.
 */
export function pagePlan({ current, start, upTo }: PageProgress) {
  const next = current ? current.page + 1 : start;
  // Before the first answer, the number of the last page is not known.
  const last = current ? Math.min(upTo, current.last_page) : Math.max(upTo, start);
  return {
    next,
    pages: Array.from({ length: Math.max(0, last - next + 1) }, (_page, index) => next + index),
    hasMore: current !== null && current.page < current.last_page,
  };
}

/**
 * Joins the pages of a list. A store that moved from one page to another between two reads appears once. Only the first
 * page of a search contains dishes. The joined page keeps these dishes.
 */
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
