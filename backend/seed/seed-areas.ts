import { areaRows } from "./area-rows.ts";

type SeedRoad = { name: string; lat: number; lng: number };
export type SeedArea = {
  city_name: string;
  area_name: string;
  area_id: number;
  store_count: number;
  roads: readonly SeedRoad[];
};

/**
 * The areas in which the seed creates stores. Six cities have many stores, and every other city and county has some
 * stores in its centre.
 */
export const seedAreas: readonly SeedArea[] = Object.entries(areaRows).flatMap(
  ([city_name, text]) => readAreas(city_name, text),
);

function readAreas(city_name: string, text: string): SeedArea[] {
  return text
    .trim()
    .split("\n")
    .map((line) => {
      const [area_id, area_name = "", store_count, ...roads] = line.split(" ");
      return {
        city_name,
        area_name,
        area_id: Number(area_id),
        store_count: Number(store_count),
        roads: roads.map(readRoad),
      };
    });
}

function readRoad(text: string): SeedRoad {
  const [name = "", lat, lng] = text.split(/[@,]/);
  return { name, lat: Number(lat), lng: Number(lng) };
}
