import type { StorePage } from "@/lib/contracts/store-lists";

type Reading = {
  /** The pages read so far, as one; null before the first has come. */
  current: (StorePage & { page: number }) | null;
  start: number;
  /** So far the visitor wants to read; the first page in any case. */
  upTo: number;
};

/** Which pages of a list are to be read now, and whether there are more after them. */
export function pagePlan({ current, start, upTo }: Reading) {
  const next = current ? current.page + 1 : start;
  // Before the first answer the end of the list is unknown.
  const last = current ? Math.min(upTo, current.last_page) : Math.max(upTo, start);
  return {
    next,
    pages: Array.from({ length: Math.max(0, last - next + 1) }, (_page, index) => next + index),
    hasMore: current !== null && current.page < current.last_page,
  };
}

/** A store may have moved between two pages while the visitor read the first: it is shown once. */
export function joinedPages(before: StorePage | null, came: StorePage[]): StorePage | null {
  const newest = came.at(-1);
  if (!newest) return before;
  const stores = [before, ...came].flatMap((page) => page?.stores ?? []);
  return { ...newest, stores: [...new Map(stores.map((store) => [store.id, store])).values()] };
}
