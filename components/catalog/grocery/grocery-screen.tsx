"use client";

import { useLocale, useTranslations } from "next-intl";
import { type MouseEvent, type ReactNode, useRef } from "react";
import { CartBar } from "@/components/cart/cart-bar";
import { CartPanel } from "@/components/cart/cart-panel";
import { SearchEntry } from "@/components/catalog/store/search-entry";
import { StoreLayers } from "@/components/catalog/store/store-layers";
import { StoreStatus } from "@/components/catalog/store/store-status";
import { useStoreScreen } from "@/components/catalog/store/use-store-screen";
import { Icon } from "@/components/ui/icon";
import { PageLink } from "@/components/ui/page-link";
import { categoryChoice } from "@/lib/catalog/category-choice";
import type { ShownStore } from "@/lib/catalog/shown-store";
import { inPageLanguage } from "@/lib/client/page-locale";
import type { DiningType } from "@/lib/contracts/codes";
import type { GroceryCategory, GroceryList } from "@/lib/contracts/products";
import { hrefs } from "@/lib/routing/hrefs";
import { nameLanguage } from "@/lib/routing/locale-path";
import { CategoryChips } from "./category-chips";
import { CategoryNav } from "./category-nav";
import { ProductGrid } from "./product-grid";
import { useCategories } from "./use-categories";
import { useCategoryList } from "./use-category-list";

type Props = {
  store: ShownStore;
  /** The dining type for which the cached HTML was rendered. */
  dining_type: DiningType;
  categories: GroceryCategory[];
  /**
   * The id of the category in the URL, or of the first category if the URL names none. 0 if the store has no
   * categories.
   */
  cat: number;
  first: GroceryList;
  /** The content below the products, which is rendered on the server. */
  children?: ReactNode;
};

/** The page of a grocery: its categories, the products of one category, and the cart. */
export function GroceryScreen({
  store,
  dining_type: cachedType,
  cat,
  first,
  children,
  ...page
}: Props) {
  const t = useTranslations("grocery");
  const screenState = useStoreScreen(store, cachedType);
  const { visit, minimum } = screenState;
  const { number, dining_type } = visit;
  const at = { store_id: store.id, dining_type };
  const categories = useCategories({
    ...at,
    cached: { dining_type: cachedType, data: page.categories },
  });
  const list = useCategoryList({ ...at, cat, cached: { dining_type: cachedType, data: first } });
  const top = useRef<HTMLDivElement>(null);
  const choice = categoryChoice(categories, list.selected);
  const locale = useLocale();
  const hrefOf = (id: number) => hrefs.grocery({ stid: store.id, cat: id, number });

  /**
   * Selects a category without a new history entry, so that the browser's Back button leaves the page and does not step
   * back through the categories.
   */
  function select(event: MouseEvent, id: number) {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return;
    event.preventDefault();
    list.select(id);
    window.history.replaceState(null, "", inPageLanguage(hrefOf(id)));
    retitle(titleOf(list.selected), titleOf(id));
    const isPassed = (top.current?.getBoundingClientRect().top ?? 0) < 0;
    if (isPassed) top.current?.scrollIntoView({ behavior: "instant" });
  }

  function titleOf(id: number): string {
    return t("title", { store: store.name, category: categoryChoice(categories, id)?.name ?? "" });
  }

  return (
    <>
      <div className="page-width grid gap-1 pt-1 pb-3 md:grid-cols-[minmax(0,1fr)_24rem] md:items-center md:pt-5">
        <PageLink
          href={hrefs.store({ stid: store.id, number })}
          className="flex min-h-11 items-center gap-1 font-bold text-brand"
        >
          <Icon name="back" className="-ml-1 size-5" />
          <span className="sr-only">{t("backToStore")}</span>
          <span lang={nameLanguage(locale)}>{store.name}</span>
        </PageLink>
        <SearchEntry screenState={screenState} />
      </div>
      <div className="page-width *:not-[.sr-only]:mb-3">
        <StoreStatus visit={visit} />
      </div>
      {choice ? (
        <div ref={top} className={COLUMNS}>
          <CategoryNav categories={categories} choice={choice} hrefOf={hrefOf} onSelect={select} />
          <CategoryChips choice={choice} hrefOf={hrefOf} onSelect={select} />
          <div className="min-w-0 pt-2 lg:col-start-2">
            <h1 lang={nameLanguage(locale)} className="text-xl">
              {choice.name}
            </h1>
            <ProductGrid
              key={choice.id}
              list={list}
              choice={choice}
              isPaused={visit.block !== null}
              hrefOf={screenState.hrefOf}
              onOpen={screenState.openFood}
              onStep={screenState.quickAdds.step}
            />
          </div>
          <div className="lg:col-start-3 lg:row-span-2 lg:row-start-1 lg:-mt-6">
            <CartPanel visit={visit} minimum={minimum} />
          </div>
        </div>
      ) : (
        <p className="page-width flex-1 py-16 text-center text-ink-soft">{t("emptyStore")}</p>
      )}
      {children}
      <CartBar visit={visit} minimum={minimum} />
      <StoreLayers screenState={screenState} />
    </>
  );
}

function retitle(before: string, after: string) {
  document.title = document.title.replace(before, after);
}

const COLUMNS =
  "page-width flex flex-1 -scroll-mt-14 flex-col pb-8 lg:-scroll-mt-9 lg:grid lg:grid-cols-[11rem_minmax(0,1fr)_18rem] lg:grid-rows-[auto_1fr] lg:gap-x-8 lg:pb-12";
