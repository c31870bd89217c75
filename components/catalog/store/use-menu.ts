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
  /**
   * True until the menu of the chosen dining type has been read. Until then the menu of another dining type is shown,
   * or no products if the reading has failed.
   */
  isOld: boolean;
  /** Loads all pages of the menu up to this page number. */
  load: (page: number) => void;
  /**
   * True if the customer has returned to the page or reloaded it, and the loaded part of the menu and the scroll
   * position are restored (RB-07).
   */
  isRestored: boolean;
  hasFailed: boolean;
  retry: () => void;
};

type Setting = { store_id: number; dining_type: DiningType; cached: CachedMenu };
export type CachedMenu = { dining_type: DiningType; data: FirstMenu };
type MenuState = {
  first: FirstMenu;
  menu: FirstMenu;
  wantedPage: number;
  failedAfterPages: number | null;
};

/**
 * The menu of a store. It starts with the first pages, which are in the HTML. Further pages are loaded when the
 * customer comes near them (ST-06).
 */
export function useMenu({ store_id, dining_type, cached }: Setting): Menu {
  const firstPart = useForDiningType({
    cached,
    dining_type,
    read: (type, signal) => readFirst({ store_id, dining_type: type, signal }),
  });
  const first = firstPart.data;
  const [growth, setGrowth] = useState<MenuState>(() => initialState(first));
  const { menu, wantedPage, failedAfterPages } =
    growth.first === first ? growth : initialState(first);
  const { pages } = menu;
  const restoredPages = useRestoredSection(`store ${store_id}`, pages, MENU_SECTIONS);
  const wanted = Math.min(Math.max(wantedPage, restoredPages), menu.later.at(-1)?.page ?? pages);
  const hasFailed = failedAfterPages === pages;
  const { isOld } = firstPart;

  function grow(change: (before: MenuState) => Partial<MenuState>) {
    setGrowth((before) => {
      const current = before.first === first ? before : initialState(first);
      return { ...current, ...change(current) };
    });
  }
  const addPages = useEffectEvent((read: MenuPage[], requestedPages: number) => {
    if (read.length < requestedPages) return grow(() => ({ failedAfterPages: pages }));
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
      addPages(read, all.length);
    });
    return () => controller.abort();
  }, [isOld, store_id, dining_type, pages, wanted, hasFailed]);
  return {
    ...menu,
    // If the menu of the new dining type cannot be read, the products of the old dining type must not stay on the
    // screen.
    ...(firstPart.hasFailed && NO_FOODS),
    isOld,
    isRestored: restoredPages > 0,
    load: (page) => grow((before) => ({ wantedPage: Math.max(before.wantedPage, page) })),
    hasFailed: hasFailed || firstPart.hasFailed,
    retry: firstPart.hasFailed ? firstPart.retry : () => grow(() => ({ failedAfterPages: null })),
  };
}

const NO_FOODS = { categories: [], later: [] };

function initialState(first: FirstMenu): MenuState {
  return { first, menu: first, wantedPage: 0, failedAfterPages: null };
}

type MenuRequest = { store_id: number; dining_type: DiningType; signal: AbortSignal };

function readFirst({ store_id, dining_type, signal }: MenuRequest): Promise<FirstMenu | null> {
  return firstMenu(async (page) => {
    const input = { params: { id: store_id }, query: { dining_type, page } };
    const answer = await callApi("storeFoods", input, { signal, breakage: "stay" });
    return answer.ok ? answer.data : null;
  });
}
