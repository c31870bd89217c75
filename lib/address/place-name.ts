/** The English names of cities (key `台北市`) and districts (key `台北市中正區`). Null on Chinese pages. */
export type PlaceNames = Readonly<Record<string, string>> | null;

type Place = { city_name: string; area_name: string };

/**
 * The name of a district with its city: `台北市中正區`, or in English `Zhongzheng District, Taipei City`. A name that is not
 * in the table stays Chinese.
 */
export function placeName(place: Place, names: PlaceNames): string {
  if (names === null) return `${place.city_name}${place.area_name}`;
  return [areaName(place, names), cityName(place.city_name, names)].filter(Boolean).join(", ");
}

export function cityName(city_name: string, names: PlaceNames): string {
  return names?.[keyOf(city_name)] ?? city_name;
}

export function areaName({ city_name, area_name }: Place, names: PlaceNames): string {
  if (area_name === "") return "";
  return names?.[keyOf(city_name + area_name)] ?? area_name;
}

function keyOf(name: string): string {
  return name.replaceAll("臺", "台");
}
