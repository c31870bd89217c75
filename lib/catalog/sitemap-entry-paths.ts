import { citiesOf } from "@/lib/address/area-places";
import { districtListPath, INDEXED_STORES } from "@/lib/catalog/district-list-path";
import { listHref, WHOLE_LIST } from "@/lib/catalog/list-filter";
import { lastPageOf } from "@/lib/catalog/store-pages";
import type { Area, SitemapEntry } from "@/lib/contracts/sitemaps";
import { hrefs, productHref } from "@/lib/routing/hrefs";
import { TEXT_TABS } from "@/lib/routing/routes";
import type { CatalogFileName } from "@/lib/site/sitemap-files";

/** The canonical path of an entry in a sitemap file. */
export function entryPath(file: CatalogFileName, entry: SitemapEntry): string {
  const { id, store_id } = entry;
  switch (file) {
    case "stores":
      return hrefs.store({ stid: id });
    case "menus":
      return hrefs.menu({ stid: id });
    case "shelves":
      return hrefs.grocery({ stid: store_id, cat: id });
    case "shelf-menus":
      return hrefs.menu({ stid: store_id, cat: id });
    case "products":
      return productHref(store_id, entry);
    default:
      return file satisfies never;
  }
}

/**
 * The districts with stores. `storeLists` is `unknown` if the backend lacks the call areaStores. In that case the page
 * of a district shows the stores near its centre, and the number of its pages cannot be computed from `store_count`.
 */
export type ListedAreas = { areas: Area[]; storeLists: "paged" | "unknown" };

/**
 * The store lists that a crawler gets, which are the lists near the district `place`. `last_page` is 0 for a list that
 * is not indexed. The list with the kind `all` contains all stores and has the id 0.
 */
export type ListedLists = {
  place: Pick<Area, "city_name" | "area_name">;
  lists: { kind: "all" | "type" | "group" | "subject"; id: number; last_page: number }[];
};

/** The paths of the pages of a district, and of its pages for each store type that may be indexed (AN-16). */
function districtPaths(area: Area, storeLists: ListedAreas["storeLists"]): string[] {
  const { city_name, area_name, types = [] } = area;
  const listed = types.filter(({ store_count }) => store_count >= INDEXED_STORES);
  return [area, ...listed].flatMap((list) =>
    pagesUpTo(storeLists === "paged" ? lastPageOf(list.store_count) : 1).map((page) =>
      hrefs.areas({ city_name, area_name, type: "id" in list ? list.id : undefined, page }),
    ),
  );
}

/** The paths of the list pages that are not replaced by a page of the district (AN-18). */
function listPaths(areas: Area[], { place, lists }: ListedLists): string[] {
  return lists.flatMap(({ kind, id, last_page }) => {
    const list = { ...WHOLE_LIST, ...(kind !== "all" && { [kind]: id }) };
    if (districtListPath(areas, place, list)) return [];
    return pagesUpTo(last_page).map((page) => listHref({ ...list, page: page ?? 1 }));
  });
}

/** The page numbers of a list. The first page is `undefined`, because its URL has no number. */
function pagesUpTo(last_page: number): (number | undefined)[] {
  return Array.from({ length: last_page }, (_none, index) => (index === 0 ? undefined : index + 1));
}

/**
 * The paths of the pages that always exist, of the store lists, and of the pages of cities and districts with stores.
 */
export function staticPaths(listed: ListedAreas | null, lists: ListedLists | null): string[] {
  const areas = listed?.areas ?? [];
  return [
    hrefs.index(),
    hrefs.introopn(),
    hrefs.landingPage(),
    hrefs.home(),
    ...(lists ? listPaths(areas, lists) : []),
    ...TEXT_TABS.map((p) => hrefs.static({ p })),
    hrefs.joinUs(),
    hrefs.instantDelivery(),
    hrefs.instantDeliveryApply(),
    hrefs.downloadApp(),
    hrefs.subscription(),
    hrefs.campaign(),
    hrefs.opTopSale(),
    hrefs.referralPage(),
    ...citiesOf(areas).map(({ city_name }) => hrefs.areas({ city_name })),
    ...areas.flatMap((area) => districtPaths(area, listed?.storeLists ?? "unknown")),
  ];
}
