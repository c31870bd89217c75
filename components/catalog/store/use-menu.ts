"use client";

import { startTransition, useEffect, useState } from "react";
import { withPages } from "@/lib/catalog/menu-growth";
import type { FirstMenu } from "@/lib/catalog/shown-store";
import { ABORTED } from "@/lib/client/api-client";
import { callApi } from "@/lib/client/call-api";
import type { DiningType } from "@/lib/contracts/codes";
import { MENU_SECTIONS } from "./menu-section-id";
import { useKeptSection } from "./use-kept-section";

export type Menu = FirstMenu & {
  /** Loads the menu up to this page. */
  load: (page: number) => void;
  /** True if the menu is restored after a return to the page (RB-07). */
  isReturn: boolean;
  hasFailed: boolean;
  retry: () => void;
};

type Setting = { store_id: number; dining_type: DiningType; first: FirstMenu };

/** The menu, starting with the part in the HTML. Further pages load on demand (ST-06). */
export function useMenu({ store_id, dining_type, first }: Setting): Menu {
  const [menu, setMenu] = useState(first);
  const [wantedPage, setWantedPage] = useState(0);
  const [failedAt, setFailedAt] = useState<number | null>(null);
  const { pages } = menu;
  const keptPages = useKeptSection(`store ${store_id}`, pages, MENU_SECTIONS);
  const wanted = Math.min(Math.max(wantedPage, keptPages), menu.later.at(-1)?.page ?? pages);
  const hasFailed = failedAt === pages;
  useEffect(() => {
    if (pages >= wanted || hasFailed) return;
    const controller = new AbortController();
    const missing = Array.from({ length: wanted - pages }, (_none, index) => pages + 1 + index);
    const answers = missing.map((page) => {
      const input = { params: { id: store_id }, query: { dining_type, page } };
      return callApi("storeFoods", input, { signal: controller.signal });
    });
    void Promise.all(answers).then((all) => {
      if (all.some((answer) => !answer.ok && answer.code === ABORTED)) return;
      const read = all.flatMap((answer) => (answer.ok ? [answer.data] : []));
      if (read.length < all.length) return setFailedAt(pages);
      startTransition(() => setMenu((known) => withPages(known, read)));
    });
    return () => controller.abort();
  }, [store_id, dining_type, pages, wanted, hasFailed]);
  return {
    ...menu,
    isReturn: keptPages > 0,
    load: (page) => setWantedPage((before) => Math.max(before, page)),
    hasFailed,
    retry: () => setFailedAt(null),
  };
}
