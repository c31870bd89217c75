import { citiesOf } from "@/lib/address/area-places";
import type { Area, SitemapEntry, SitemapKind } from "@/lib/contracts/sitemaps";
import { hrefs, productHref } from "@/lib/routing/hrefs";
import { TEXT_TABS } from "@/lib/routing/routes";

/** The canonical address of an entry. */
export function entryPath(kind: SitemapKind, entry: SitemapEntry): string {
  const { id, store_id } = entry;
  switch (kind) {
    case "stores":
      return hrefs.store({ stid: id });
    case "shelves":
      return hrefs.grocery({ stid: store_id, cat: id });
    case "products":
      return productHref(store_id, entry);
    default:
      return kind satisfies never;
  }
}

/** Pages that always exist, and the pages of places with stores. */
export function staticPaths(areas: Area[]): string[] {
  return [
    hrefs.index(),
    hrefs.home(),
    hrefs.storeList(),
    ...TEXT_TABS.map((p) => hrefs.static({ p })),
    hrefs.joinUs(),
    hrefs.instantDelivery(),
    hrefs.instantDeliveryApply(),
    hrefs.downloadApp(),
    hrefs.subscription(),
    hrefs.campaign(),
    hrefs.referralPage(),
    ...citiesOf(areas).map(hrefs.areas),
    ...areas.map(hrefs.areas),
  ];
}
