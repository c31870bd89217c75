"use client";

import { useState } from "react";
import { callApi } from "@/lib/client/call-api";
import type { DiningType } from "@/lib/contracts/codes";
import type { GroceryItem, GroceryList } from "@/lib/contracts/products";

type LoadedResults = { first: GroceryList; items: GroceryItem[]; page: number };

type StoreSearch = { store_id: number; dining_type: DiningType; terms: string };

/**
 * The results of a search: the first page, and one more page after each call of `loadMore`. If `first` changes, the
 * later pages of the earlier results are dropped.
 */
export function useMoreResults(search: StoreSearch, first: GroceryList | null) {
  const [loaded, setLoaded] = useState<LoadedResults | null>(null);
  const [isLoading, setLoading] = useState(false);
  if (!first) return { items: [], hasMore: false, isLoading: false, loadMore: () => undefined };
  const current: LoadedResults =
    loaded?.first === first ? loaded : { first, items: first.data, page: 1 };

  async function loadMore() {
    setLoading(true);
    const page = current.page + 1;
    const { store_id, ...query } = search;
    const input = { params: { id: store_id }, query: { ...query, page } };
    const answer = await callApi("storeSearch", input);
    setLoading(false);
    if (answer.ok) setLoaded({ ...current, items: [...current.items, ...answer.data.data], page });
  }

  return { items: current.items, hasMore: current.page < first.last_page, isLoading, loadMore };
}
