"use client";

import { useEffect, useRef, useState } from "react";
import { callApi } from "@/lib/client/call-api";
import type { DiningType } from "@/lib/contracts/codes";
import type { Refusal } from "@/lib/contracts/envelope";
import type { GroceryItem, GroceryList } from "@/lib/contracts/products";

type LoadedResults = {
  first: GroceryList | null;
  items: GroceryItem[];
  page: number;
  isLoading: boolean;
};

type StoreSearch = { store_id: number; dining_type: DiningType; terms: string };

type Results = {
  search: StoreSearch;
  first: GroceryList | null;
  onFailure: (failure: Refusal) => void;
};

/**
 * The results of a search: the first page, and one more page after each call of `loadMore`. If `first` changes, the
 * later pages of the earlier results are dropped, and a late answer for them is ignored (GR-15).
 */
export function useMoreResults({ search, first, onFailure }: Results) {
  const [loaded, setLoaded] = useState<LoadedResults | null>(null);
  const reading = useRef<AbortController | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the request ends when `first` changes
  useEffect(() => () => reading.current?.abort(), [first]);
  const current: LoadedResults =
    loaded?.first === first
      ? loaded
      : { first, items: first?.data ?? [], page: 1, isLoading: false };

  async function loadMore() {
    setLoaded({ ...current, isLoading: true });
    const controller = new AbortController();
    reading.current = controller;
    const { signal } = controller;
    const page = current.page + 1;
    const { store_id, ...query } = search;
    const input = { params: { id: store_id }, query: { ...query, page } };
    const answer = await callApi("storeSearch", input, { signal });
    if (signal.aborted) return;
    if (!answer.ok) {
      setLoaded({ ...current, isLoading: false });
      return onFailure(answer);
    }
    const items = [...current.items, ...answer.data.data];
    setLoaded({ first, items, page, isLoading: false });
  }

  const { items, isLoading } = current;
  return { items, hasMore: current.page < (first?.last_page ?? 1), isLoading, loadMore };
}
