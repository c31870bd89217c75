"use client";

import { startTransition, useEffect, useState } from "react";
import { ABORTED, callApi } from "@/lib/client/api-client";
import { INITIAL_DINING_TYPE } from "@/lib/contracts/codes";
import type { FirstMenu } from "@/lib/stores/shown-store";

export type Menu = FirstMenu & { hasFailed: boolean; retry: () => void };

/** The menu of the HTML, then page by page until the list ends (ST-06). */
export function useMenu(store_id: number, first: FirstMenu): Menu {
  const [menu, setMenu] = useState(first);
  const [failedPage, setFailedPage] = useState<number | null>(null);
  const page = menu.next_page;
  const isAsking = page !== null && page !== failedPage;
  useEffect(() => {
    if (page === null || !isAsking) return;
    const asking = new AbortController();
    // The same question for every visitor, whatever their dining type: a shared answer is a cached one.
    const input = { params: { id: store_id }, query: { dining_type: INITIAL_DINING_TYPE, page } };
    void callApi("storeFoods", input, { signal: asking.signal }).then((answer) => {
      if (!answer.ok) return answer.code === ABORTED ? undefined : setFailedPage(page);
      const next_page = page < answer.data.last_page ? page + 1 : null;
      startTransition(() =>
        setMenu(({ categories }) => ({
          categories: [...categories, ...answer.data.categories],
          next_page,
        })),
      );
    });
    return () => asking.abort();
  }, [store_id, page, isAsking]);
  return { ...menu, hasFailed: page !== null && !isAsking, retry: () => setFailedPage(null) };
}
