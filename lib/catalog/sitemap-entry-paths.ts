import { citiesOf } from "@/lib/address/area-places";
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

/** The sitemap lists the page of a store type in a district only if it has at least this many stores. */
export const INDEXED_STORES = 3;

/**
 * The districts with stores. `storeLists` is `unknown` if the backend does not list the stores of a district (areaStores):
 * a district then shows the stores near its centre, and `store_count` does not give the number of its pages.
 */
export type ListedAreas = { areas: Area[]; storeLists: "paged" | "unknown" };

/** The lists near the place of a crawler. `last_page` is 0 for a list that has no page. */
export type ListedLists = { types: { id: number }[]; groups: PagedList[]; subjects: PagedList[] };
type PagedList = { id: number; last_page: number };

/** All pages of a district, and of each type of stores in it. */
function districtPaths({ city_name, area_name, store_count, types = [] }: Area): string[] {
  const place = { city_name, area_name };
  const listed = types.filter((type) => type.store_count >= INDEXED_STORES);
  return [
    ...pagesOf(store_count).map((page) => hrefs.areas({ ...place, page })),
    ...listed.flatMap((type) =>
      pagesOf(type.store_count).map((page) => hrefs.areas({ ...place, type: type.id, page })),
    ),
  ];
}

function firstPage({ city_name, area_name }: Area): string[] {
  return [hrefs.areas({ city_name, area_name })];
}

function listPaths(kind: "group" | "subject", { id, last_page }: PagedList): string[] {
  const numbers = Array.from({ length: last_page }, (_none, index) => index + 1);
  return numbers.map((page) => listHref({ ...WHOLE_LIST, [kind]: id, page }));
}

/** The page numbers of a list. The address of the first page has no number. */
function pagesOf(total: number): (number | undefined)[] {
  return Array.from({ length: lastPageOf(total) }, (_none, index) =>
    index === 0 ? undefined : index + 1,
  );
}

/**
 * Pages that always exist, the lists of the operator, and the pages of places with stores. With districts, the lists
 * of all stores and of a type are pages of their district, so they are not named again.
 */
export function staticPaths(listed: ListedAreas | null, lists: ListedLists | null): string[] {
  const { types, groups, subjects } = lists ?? { types: [], groups: [], subjects: [] };
  const areas = listed?.areas ?? [];
  return [
    hrefs.index(),
    hrefs.introopn(),
    hrefs.landingPage(),
    hrefs.home(),
    ...(listed === null
      ? [hrefs.storeList(), ...types.map(({ id }) => hrefs.storeList({ type: id }))]
      : []),
    ...groups.flatMap((group) => listPaths("group", group)),
    ...subjects.flatMap((subject) => listPaths("subject", subject)),
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
    ...areas.flatMap(listed?.storeLists === "paged" ? districtPaths : firstPage),
  ];
}
