"use client";

import { useState } from "react";
import { callApi } from "@/lib/client/call-api";
import type { DiningType } from "@/lib/contracts/codes";
import type { GroceryItem, GroceryList } from "@/lib/contracts/products";

type Rest = { of: GroceryList; items: GroceryItem[]; page: number };

type StoreSearch = { store_id: number; dining_type: DiningType; terms: string };

/** The pages after the first one. A new first page starts again. */
export function useMoreResults(search: StoreSearch, first: GroceryList | null) {
  const [rest, setRest] = useState<Rest | null>(null);
  const [isAsking, setAsking] = useState(false);
  if (!first) return { items: [], hasMore: false, isAsking: false, loadMore: () => undefined };
  const current: Rest = rest?.of === first ? rest : { of: first, items: first.data, page: 1 };

  async function loadMore() {
    setAsking(true);
    const page = current.page + 1;
    const { store_id, ...query } = search;
    const input = { params: { id: store_id }, query: { ...query, page } };
    const answer = await callApi("storeSearch", input);
    setAsking(false);
    if (answer.ok) setRest({ ...current, items: [...current.items, ...answer.data.data], page });
  }

  return { items: current.items, hasMore: current.page < first.last_page, isAsking, loadMore };
}
