"use client";

import { useLocale, useTranslations } from "next-intl";
import { useRef } from "react";
import { DataText } from "@/components/ui/data-text";
import { PageLink } from "@/components/ui/page-link";
import { type ListRoute, WHOLE_LIST } from "@/lib/catalog/list-filter";
import type { ListNames } from "@/lib/catalog/list-names";
import { listName } from "@/lib/catalog/list-names";
import { TERM_LIMIT } from "@/lib/catalog/recent-searches";
import { useHasTrips } from "@/lib/client/store-trips";
import type { StorePage } from "@/lib/contracts/store-lists";
import { hrefs } from "@/lib/routing/hrefs";
import type { PageDiningType } from "@/lib/view/page-place";
import { ChosenFilters } from "./chosen-filters";
import { FilterBar } from "./filter-bar";
import { ListStores } from "./list-stores";
import { goToList } from "./use-list-route";
import { useShownList } from "./use-shown-list";

type Props = {
  first: { route: ListRoute; page: StorePage } | null;
  district: { lat: number; lng: number; area: string };
  dining_type: PageDiningType;
  names: ListNames;
};

/** All stores, or those of a type, group, subject or keyword, with the sort order and filters of the URL (RT-12). */
export function StoreList({ first, district, dining_type, names }: Props) {
  const t = useTranslations("storeList");
  const top = useRef<HTMLDivElement>(null);
  const { route, pages, isEstimate, isCut } = useShownList({ first, district, dining_type });
  const shown = { route: route ?? WHOLE_LIST, pages, onChoose: choose };
  const { area } = district;
  const hasTrips = useHasTrips();

  /** Shows another list. If the top of the list is above the visible area, scrolls to it. */
  function choose(next: ListRoute) {
    goToList(next);
    const head = top.current;
    if (head && head.getBoundingClientRect().top < 0) head.scrollIntoView();
  }

  return (
    <>
      <div ref={top} className="page-width pt-5 pb-1 md:pt-8">
        <ListHeading route={route} names={names} />
        <p className="text-sm text-ink-soft">
          {t("place", { area, dining: t(`type${dining_type}`) })}
          {hasTrips ? ` · ${t("ownPrices")}` : isEstimate && ` · ${t("estimate", { area })}`}
        </p>
        {isCut && <p className="text-warn">{t("keywordCut", { max: TERM_LIMIT })}</p>}
      </div>
      <FilterBar
        route={route}
        dining_type={dining_type}
        types={names.types}
        hasEstimates={hasTrips && !route?.subject}
        hasPrices={route?.keyword !== undefined && pages.shown?.foods !== undefined}
        onChoose={choose}
      />
      <ChosenFilters {...shown} />
      <ListStores {...shown} dining_type={dining_type} area={area} types={names.types} />
    </>
  );
}

type HeadingProps = { route: ListRoute | null; names: ListNames };

/** The breadcrumb and the title of the list. */
function ListHeading({ route, names }: HeadingProps) {
  const locale = useLocale();
  const t = useTranslations("storeList");
  const name = route && listName(route, names, locale);
  const title = route?.keyword ? t("resultsFor", { keyword: route.keyword }) : name;
  return (
    <>
      <nav aria-label={t("breadcrumbs")} className="flex flex-wrap gap-x-2 text-sm text-ink-soft">
        <PageLink href={hrefs.home()} className={CRUMB}>
          {t("home")}
        </PageLink>
        <span aria-hidden="true">›</span>
        <PageLink
          href={hrefs.storeList()}
          aria-current={title ? undefined : "page"}
          className={`flex-none ${CRUMB}`}
        >
          {t("allStores")}
        </PageLink>
        {title && (
          <>
            <span aria-hidden="true">›</span>
            <span aria-current="page" className="max-w-full truncate">
              <DataText>{title}</DataText>
            </span>
          </>
        )}
      </nav>
      <h1 className="line-clamp-2 text-xl wrap-anywhere md:text-2xl">
        <DataText>{title ?? t("allStores")}</DataText>
      </h1>
    </>
  );
}

const CRUMB = "-my-2 py-2 underline-offset-4 hover:text-brand hover:underline";
