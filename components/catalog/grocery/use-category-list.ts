"use client";

import { startTransition, useEffect, useEffectEvent, useState } from "react";
import { useRestoredSection } from "@/components/catalog/store/use-restored-section";
import { callApi } from "@/lib/client/call-api";
import type { DiningType } from "@/lib/contracts/codes";
import type { Answer } from "@/lib/contracts/envelope";
import type { GroceryItem, GroceryList } from "@/lib/contracts/products";

type List = { items: GroceryItem[]; page: number; last_page: number };
type Setting = {
  store_id: number;
  dining_type: DiningType;
  cat: number;
  /** The first page of the category `cat`, which came with the HTML. */
  cached: { dining_type: DiningType; data: GroceryList };
};

/**
 * Reads the products of the selected category, page by page. The lists of earlier selected categories stay in memory.
 */
export function useCategoryList({ store_id, dining_type, cat, cached }: Setting) {
  const [selected, setSelected] = useState(cat);
  const [lists, setLists] = useState<Record<string, List>>(() => ({
    [listKey(cached.dining_type, cat)]: firstList(cached.data),
  }));
  const [wantedPages, setWantedPages] = useState<Record<string, number>>({});
  const [failed, setFailed] = useState<string | null>(null);
  const key = listKey(dining_type, selected);
  const { items, page, last_page } = lists[key] ?? UNREAD;
  const restoredPages = useRestoredSection(
    `grocery ${store_id} ${selected}`,
    page,
    PRODUCT_SECTIONS,
  );
  const wantedPage = Math.min(Math.max(1, wantedPages[key] ?? 0, restoredPages), last_page);
  const requestKey = `${key} ${page}`;
  const hasFailed = failed === requestKey;
  const isLoading = page < wantedPage && !hasFailed;

  const addPages = useEffectEvent((to: number, answers: Answer<GroceryList>[]) => {
    // A negative code means that no readable answer arrived, and the customer can try again. A refusal ends the list
    // (GR-03).
    if (answers.some((answer) => !answer.ok && answer.code < 0)) return setFailed(requestKey);
    const read = answers.flatMap((answer) => (answer.ok ? [answer.data] : []));
    const isRefused = read.length < answers.length;
    const list = {
      items: withoutRepeats([...items, ...read.flatMap(({ data }) => data)]),
      page: to,
      last_page: isRefused ? to : (read.at(-1)?.last_page ?? to),
    };
    startTransition(() => setLists((known) => ({ ...known, [key]: list })));
  });

  useEffect(() => {
    if (!isLoading) return;
    const controller = new AbortController();
    const range = { store_id, dining_type, category_id: selected, from: page + 1, to: wantedPage };
    void Promise.all(pagesOf(range, controller.signal)).then(
      (answers) => controller.signal.aborted || addPages(wantedPage, answers),
    );
    return () => controller.abort();
  }, [isLoading, store_id, dining_type, selected, page, wantedPage]);

  return {
    selected,
    select: setSelected,
    items,
    isFirst: page === 0,
    nextPage: page > 0 && page < last_page ? page + 1 : null,
    hasFailed,
    retry: () => setFailed(null),
    load: (next: number) => setWantedPages((before) => ({ ...before, [key]: next })),
    /** True if the customer has returned to the page or reloaded it, and an earlier position is restored (RB-07). */
    isRestored: restoredPages > 0,
  };
}

/** A CSS selector for the sections of products. */
const PRODUCT_SECTIONS = "[id^=category-]";

type PageRange = {
  store_id: number;
  dining_type: DiningType;
  category_id: number;
  from: number;
  to: number;
};

function pagesOf(range: PageRange, signal: AbortSignal) {
  const { store_id, dining_type, category_id, from, to } = range;
  return Array.from({ length: to - from + 1 }, (_none, index) => {
    const query = { dining_type, page: from + index };
    return callApi(
      "categoryProducts",
      { params: { id: store_id, category_id }, query },
      { signal },
    );
  });
}

function listKey(dining_type: DiningType, category_id: number): string {
  return `${dining_type} ${category_id}`;
}

const UNREAD: List = { items: [], page: 0, last_page: Number.POSITIVE_INFINITY };

function firstList({ data, last_page }: GroceryList): List {
  return { items: data, page: 1, last_page };
}

/** Removes duplicates. A product appears twice if it moves to the next page between two calls. */
function withoutRepeats(items: GroceryItem[]): GroceryItem[] {
  return [...new Map(items.map((item) => [item.id, item])).values()];
}
