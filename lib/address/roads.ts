import { type District, findDistrict } from "@/lib/address/districts";
import { countyRoads } from "@/lib/address/road-rows-counties";
import { newTaipeiRoads } from "@/lib/address/road-rows-new-taipei";
import { southRoads } from "@/lib/address/road-rows-south";
import { taichungRoads } from "@/lib/address/road-rows-taichung";
import { taipeiRoads } from "@/lib/address/road-rows-taipei";
import { taoyuanHsinchuRoads } from "@/lib/address/road-rows-taoyuan-hsinchu";

export type Road = { name: string; district: District; lat?: number; lng?: number };
export type PlacedRoad = Road & { lat: number; lng: number };

const rows = {
  ...taipeiRoads,
  ...newTaipeiRoads,
  ...taichungRoads,
  ...taoyuanHsinchuRoads,
  ...southRoads,
  ...countyRoads,
};

export const roads: readonly Road[] = Object.entries(rows).flatMap(([city_name, text]) =>
  text
    .trim()
    .split("\n")
    .flatMap((line) => readRoads(city_name, line)),
);

const roadsByDistrict = Map.groupBy(roads, (road) => road.district.area_id);

export function roadsOf(area_id: number): readonly Road[] {
  return roadsByDistrict.get(area_id) ?? [];
}

function readRoads(city_name: string, line: string): Road[] {
  const [area_name = "", ...items] = line.split(" ");
  const district = findDistrict(city_name, area_name);
  if (!district)
    throw new Error(`roads: the district ${city_name}${area_name} is not in the district table`);
  return items.map((item) => {
    const [name = "", point] = item.split("@");
    if (!point) return { name, district };
    const [lat, lng] = point.split(",");
    return { name, district, lat: Number(lat), lng: Number(lng) };
  });
}
