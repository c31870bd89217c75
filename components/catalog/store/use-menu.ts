"use client";

import { startTransition, useEffect, useEffectEvent, useState } from "react";
import { firstMenu, withPages } from "@/lib/catalog/menu-growth";
import type { FirstMenu } from "@/lib/catalog/shown-store";
import { ABORTED } from "@/lib/client/api-client";
import { callApi } from "@/lib/client/call-api";
import { useForDiningType } from "@/lib/client/use-for-dining-type";
import type { DiningType } from "@/lib/contracts/codes";
import type { MenuPage } from "@/lib/contracts/stores";
import { MENU_SECTIONS } from "./scroll-to-section";
import { useRestoredSection } from "./use-restored-section";

export type Menu = FirstMenu & {
  /** True while the menu of the previous dining type is still shown. */
  isOld: boolean;
  /** Loads the menu up to this page. */
  load: (page: number) => void;
  /** True if the menu is restored after a return to the page (RB-07). */
  isReturn: boolean;
  hasFailed: boolean;
  retry: () => void;
};

type Setting = { store_id: number; dining_type: DiningType; drawn: DrawnMenu };
export type DrawnMenu = { dining_type: DiningType; data: FirstMenu };
type Grown = { first: FirstMenu; menu: FirstMenu; wantedPage: number; failedAt: number | null };

/** The menu, starting with the part in the HTML. Further pages load on demand (ST-06). */
export function useMenu({ store_id, dining_type, drawn }: Setting): Menu {
  const begun = useForDiningType({
    drawn,
    dining_type,
    read: (type, signal) => readFirst({ store_id, dining_type: type, signal }),
  });
  const first = begun.data;
  const [kept, setKept] = useState<Grown>(() => ungrown(first));
  const { menu, wantedPage, failedAt } = kept.first === first ? kept : ungrown(first);
  const { pages } = menu;
  const keptPages = useRestoredSection(`store ${store_id}`, pages, MENU_SECTIONS);
  const wanted = Math.min(Math.max(wantedPage, keptPages), menu.later.at(-1)?.page ?? pages);
  const hasFailed = failedAt === pages;
  const { isOld } = begun;

  function grow(change: (before: Grown) => Partial<Grown>) {
    setKept((before) => {
      const current = before.first === first ? before : ungrown(first);
      return { ...current, ...change(current) };
    });
  }
  const take = useEffectEvent((read: MenuPage[], requestedPages: number) => {
    if (read.length < requestedPages) return grow(() => ({ failedAt: pages }));
    startTransition(() => grow((before) => ({ menu: withPages(before.menu, read) })));
  });

  useEffect(() => {
    if (isOld || pages >= wanted || hasFailed) return;
    const controller = new AbortController();
    const missing = Array.from({ length: wanted - pages }, (_none, index) => pages + 1 + index);
    const answers = missing.map((page) => {
      const input = { params: { id: store_id }, query: { dining_type, page } };
      return callApi("storeFoods", input, { signal: controller.signal });
    });
    void Promise.all(answers).then((all) => {
      if (all.some((answer) => !answer.ok && answer.code === ABORTED)) return;
      const read = all.flatMap((answer) => (answer.ok ? [answer.data] : []));
      take(read, all.length);
    });
    return () => controller.abort();
  }, [isOld, store_id, dining_type, pages, wanted, hasFailed]);
  return {
    ...menu,
    // Products of another dining type must not stay on the screen after a failure.
    ...(begun.hasFailed && NO_FOODS),
    isOld,
    isReturn: keptPages > 0,
    load: (page) => grow((before) => ({ wantedPage: Math.max(before.wantedPage, page) })),
    hasFailed: hasFailed || begun.hasFailed,
    retry: begun.hasFailed ? begun.retry : () => grow(() => ({ failedAt: null })),
  };
}

const NO_FOODS = { categories: [], later: [] };

function ungrown(first: FirstMenu): Grown {
  return { first, menu: first, wantedPage: 0, failedAt: null };
}

type MenuRequest = { store_id: number; dining_type: DiningType; signal: AbortSignal };

function readFirst({ store_id, dining_type, signal }: MenuRequest): Promise<FirstMenu | null> {
  return firstMenu(async (page) => {
    const input = { params: { id: store_id }, query: { dining_type, page } };
    const answer = await callApi("storeFoods", input, { signal, breakage: "stay" });
    return answer.ok ? answer.data : null;
  });
}
