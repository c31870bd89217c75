import { citiesOf } from "@/lib/address/area-places";
import { districtListPath, INDEXED_STORES } from "@/lib/catalog/district-list-path";
import { listHref, WHOLE_LIST } from "@/lib/catalog/list-filter";
import { lastPageOf } from "@/lib/catalog/store-pages";
import type { Area, SitemapEntry } from "@/lib/contracts/sitemaps";
import { hrefs, productHref } from "@/lib/routing/hrefs";
import { TEXT_TABS } from "@/lib/routing/routes";
import type { CatalogFileName } from "@/lib/site/sitemap-files";

/** The canonical address that a file has for an entry. */
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
 * The districts with stores. `storeLists` is `unknown` if the backend does not list the stores of a district
 * (areaStores): a district then shows the stores near its centre, and `store_count` does not give the number of its
 * pages.
 */
export type ListedAreas = { areas: Area[]; storeLists: "paged" | "unknown" };

/**
 * The lists near the place of a crawler, whose district is `place`. `last_page` is 0 for a list that is not indexed.
 * The list of all stores is the one without an id.
 */
export type ListedLists = {
  place: Pick<Area, "city_name" | "area_name">;
  lists: { kind: "all" | "type" | "group" | "subject"; id: number; last_page: number }[];
};

/** The pages of a district, and of each type of stores in it. */
function districtPaths(area: Area, storeLists: ListedAreas["storeLists"]): string[] {
  const { city_name, area_name, types = [] } = area;
  const listed = types.filter(({ store_count }) => store_count >= INDEXED_STORES);
  return [area, ...listed].flatMap((list) =>
    pagesUpTo(storeLists === "paged" ? lastPageOf(list.store_count) : 1).map((page) =>
      hrefs.areas({ city_name, area_name, type: "id" in list ? list.id : undefined, page }),
    ),
  );
}

/** The pages of lists that no page of the district replaces (AN-18). */
function listPaths(areas: Area[], { place, lists }: ListedLists): string[] {
  return lists.flatMap(({ kind, id, last_page }) => {
    const list = { ...WHOLE_LIST, ...(kind !== "all" && { [kind]: id }) };
    if (districtListPath(areas, place, list)) return [];
    return pagesUpTo(last_page).map((page) => listHref({ ...list, page: page ?? 1 }));
  });
}

/** The page numbers of a list. The address of the first page has no number. */
function pagesUpTo(last_page: number): (number | undefined)[] {
  return Array.from({ length: last_page }, (_none, index) => (index === 0 ? undefined : index + 1));
}

/** Pages that always exist, the lists of the operator, and the pages of places with stores. */
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
