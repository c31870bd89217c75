import { typesOfArea } from "@/lib/address/area-places";
import type { ListRoute } from "@/lib/catalog/list-filter";
import { lastPageOf } from "@/lib/catalog/store-pages";
import type { Area } from "@/lib/contracts/sitemaps";
import { hrefs } from "@/lib/routing/hrefs";

/** The page of a store type in a district may be indexed only if it has at least this many stores (AN-16). */
export const INDEXED_STORES = 3;

type Place = Pick<Area, "city_name" | "area_name">;

/**
 * The canonical path for a page of a store list. It is the path of the district's page, because search results should
 * contain only one of the two pages (AN-18). Null for the list of a group or a subject. Also null if the district has
 * no such page, or if that page may not be indexed.
 */
export function districtListPath(
  areas: Area[],
  { city_name, area_name }: Place,
  { type, group, subject, page }: Pick<ListRoute, "type" | "group" | "subject" | "page">,
): string | null {
  if (group || subject) return null;
  const place = { city_name, area_name };
  const found = type
    ? typesOfArea(areas, place).find(({ id }) => id === type)
    : areas.find((area) => area.city_name === city_name && area.area_name === area_name);
  if (!found || (type && found.store_count < INDEXED_STORES)) return null;
  // The store list contains all stores that deliver to the district, and the list of the district only the stores in
  // it. So the store list can have more pages. The canonical path of these further pages is the first page of the
  // district.
  const hasPage = page > 1 && page <= lastPageOf(found.store_count);
  return hrefs.areas({ ...place, type, page: hasPage ? page : undefined });
}
