import { findDistrict } from "@/lib/address/districts";
import type { Area } from "@/lib/contracts/sitemaps";
import { hrefs } from "@/lib/routing/hrefs";
import type { Crumb } from "@/lib/site/json-ld";
import type { ShownStore } from "./shown-store";

type Placed = Pick<ShownStore, "id" | "name" | "city_name" | "area_name">;

type Site = {
  indexName: string;
  /** The districts with stores. Null if there are no pages of cities and districts. */
  areas: Area[] | null;
  /** The names of places in the language of the page. */
  cityOf: (city_name: string) => string;
  areaOf: (place: { city_name: string; area_name: string }) => string;
};

/** The breadcrumb of a store. It contains the city and the district if they have pages. */
export function storeCrumbs(
  { id, name, city_name, area_name }: Placed,
  { indexName, areas, cityOf, areaOf }: Site,
): Crumb[] {
  const isPlaced = areas !== null && findDistrict(city_name, area_name) !== undefined;
  const area = [
    { name: cityOf(city_name), path: hrefs.areas({ city_name }) },
    { name: areaOf({ city_name, area_name }), path: hrefs.areas({ city_name, area_name }) },
  ];
  return [
    { name: indexName, path: hrefs.index() },
    ...(isPlaced ? area : []),
    { name, path: hrefs.store({ stid: id }) },
  ];
}
