import type { Area } from "../contracts/sitemaps.ts";
import { type City, cities, type District, findDistrict } from "./districts.ts";
import { metresBetween } from "./metres-between.ts";

/** The page of a district links to at most this number of nearby districts. */
const NEIGHBOURS = 8;

const cityBySpelling = new Map(
  cities.flatMap((city) => spellings(city.city_name).map((text) => [text, city] as const)),
);

/** The city that a path segment names, or null. The segment may be percent-encoded, and may contain 台 or 臺. */
export function cityOfPath(segment: string): City | null {
  return cityBySpelling.get(upperCaseCodes(segment)) ?? null;
}

export function districtOfPath(city: City, segment: string): District | null {
  const written = upperCaseCodes(segment);
  return city.districts.find(({ area_name }) => spellings(area_name).includes(written)) ?? null;
}

/** The districts with stores in a city. The district with the most stores comes first. */
export function areasOfCity(areas: Area[], { city_name }: Pick<City, "city_name">): Area[] {
  return byStores(areas.filter((area) => area.city_name === city_name));
}

/** The districts with stores that are nearest to `district`, without `district` itself. */
export function neighboursOf(district: District, areas: Area[]): Area[] {
  return areas
    .flatMap((area) => {
      const place = findDistrict(area.city_name, area.area_name);
      const isOther = place && place.area_id !== district.area_id;
      return isOther ? [{ area, metres: metresBetween(district, place) }] : [];
    })
    .sort((a, b) => a.metres - b.metres)
    .slice(0, NEIGHBOURS)
    .map(({ area }) => area);
}

/** The types of the stores in a district, the most frequent first. */
export function typesOfArea(areas: Area[], place: { city_name: string; area_name: string }) {
  const isHere = (area: Area) =>
    area.city_name === place.city_name && area.area_name === place.area_name;
  return areas.find(isHere)?.types ?? [];
}

type CityWithStores = { city_name: string; store_count: number };

/** The cities that have stores. The city with the most stores comes first. */
export function citiesOf(areas: Area[]): CityWithStores[] {
  const groups = Map.groupBy(areas, ({ city_name }) => city_name);
  const counted = [...groups].map(([city_name, ofCity]) => ({
    city_name,
    store_count: ofCity.reduce((sum, { store_count }) => sum + store_count, 0),
  }));
  return byStores(counted);
}

export function byStores<Place extends { store_count: number }>(places: Place[]): Place[] {
  return places.toSorted((a, b) => b.store_count - a.store_count);
}

function spellings(name: string): string[] {
  const names = [name, name.replace("台", "臺")];
  return [...names, ...names.map(encodeURIComponent)];
}

function upperCaseCodes(segment: string): string {
  return segment.replace(/%[0-9a-f]{2}/gi, (code) => code.toUpperCase());
}
