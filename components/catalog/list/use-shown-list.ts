"use client";

import { arrangeStores } from "@/lib/catalog/arrange-stores";
import { type ListRoute, listHref, PRICE_BANDS, WHOLE_LIST } from "@/lib/catalog/list-filter";
import { storePageOf } from "@/lib/catalog/store-pages";
import { callApi } from "@/lib/client/call-api";
import { useStored } from "@/lib/client/use-stored";
import type { DiningType } from "@/lib/contracts/codes";
import type { Answer } from "@/lib/contracts/envelope";
import type { StorePage } from "@/lib/contracts/store-lists";
import type { PageDiningType } from "@/lib/view/page-place";
import { useListRoute } from "./use-list-route";
import { useStorePages } from "./use-store-pages";

type Point = { lat: number; lng: number };
type Props = {
  /**
   * The list that came with the HTML, computed for the centre of the district. Null if the browser must read the list.
   */
  first: { route: ListRoute; page: StorePage } | null;
  district: Point;
  dining_type: PageDiningType;
};

/**
 * Returns the list that the URL selects. If the HTML contains this list, the browser does not read it again. Otherwise
 * the browser reads the list for the position of the stored address, or for the district if no address is stored.
 */
export function useShownList({ first, district, dining_type }: Props) {
  const selected = useListRoute();
  const own = useStored("address");
  const route = selected ? selected.route : routeOf(first);
  const base = route && firstIf(first, listHref(route));
  const { lat, lng } = base ? district : (own ?? district);
  const requested = route ?? WHOLE_LIST;
  const pages = useStorePages({
    listKey: route ? [listHref(route), dining_type, lat, lng].join(" ") : "",
    start: requested.page,
    first: pageOf(base),
    placeholder: pageOf(first),
    readPage: (page, signal) => askStores(requested, { lat, lng, dining_type }, { page, signal }),
  });
  return { route, pages, isEstimate: base !== null, isCut: selected?.isCut === true };
}

function routeOf(first: Props["first"]): ListRoute | null {
  return first ? first.route : null;
}

function firstIf(first: Props["first"], href: string): Props["first"] {
  return first && listHref(first.route) === href ? first : null;
}

function pageOf(first: Props["first"]): StorePage | null {
  return first ? first.page : null;
}

type ListPlace = { lat: number; lng: number; dining_type: DiningType };

/** Reads one page of a search, of a subject, or of another list of stores near a place (HM-04, HM-17, HM-19). */
async function askStores(
  { type, group, subject, keyword, sort, filter, price }: ListRoute,
  place: ListPlace,
  { page, signal }: { page: number; signal: AbortSignal },
): Promise<Answer<StorePage>> {
  if (subject) {
    const answer = await callApi(
      "getSubjectDetail",
      { query: { id: subject, ...place } },
      { signal },
    );
    if (!answer.ok) return answer;
    const stores = arrangeStores(answer.data.stores, { sort, filter });
    return { ...answer, data: storePageOf(stores, page) };
  }
  const choice = { sort, ...(filter.length > 0 && { filter: filter.join(",") }), page };
  if (keyword) {
    return callApi(
      "searchStore",
      { query: { keyword, ...place, ...(price && PRICE_BANDS[price]), ...choice } },
      { signal },
    );
  }
  const query = { ...place, ...(type && { type }), ...(group && { group }), ...choice };
  return callApi("listStore", { query }, { signal });
}
