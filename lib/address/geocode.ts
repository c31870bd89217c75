import { type District, districtOf, districts } from "@/lib/address/districts";
import { moveBy, nearestOf, type Point } from "@/lib/address/metres-between";
import { parseAddress } from "@/lib/address/parse-address";
import { type PlacedRoad, type Road, roadsOf } from "@/lib/address/roads";

export type GeocodedAddress = {
  city_name: string;
  area_name: string;
  area_id: number;
  street: string;
  address: string;
  lat: number;
  lng: number;
  remark: string;
};

const SPREAD_OF_DISTRICT_METRES = 600;
const SPREAD_OF_ROAD_METRES = 120;
const ON_ROAD_METRES = 400;
const COAST_METRES = 30_000;

// South-west and north-east corners: main island with its islets, Penghu, Kinmen, Wuqiu, Lienchiang.
const TAIWAN = [
  [21.85, 119.95, 25.35, 122.05],
  [23.15, 119.25, 23.85, 119.75],
  [24.35, 118.15, 24.55, 118.55],
  [24.95, 119.4, 25.03, 119.5],
  [25.92, 119.85, 26.4, 120.55],
] as const;

/** Finds the address in a text. Null if city, district or street is missing. */
export function geocode(text: string): GeocodedAddress | null {
  const { has_number, missing, ...address } = parseAddress(text);
  if (missing) return null;
  return { ...address, ...pointOf(address.area_id, address.street) };
}

/**
 * The address of a point; null outside Taiwan. The street is the nearest known road, or empty. `mapped` is the
 * district whose border contains the point. Without it (at sea) the function uses the nearest district.
 */
export function reverseGeocode(point: Point, mapped: District | null): GeocodedAddress | null {
  const district = mapped ?? nearestDistrict(point);
  if (!district) return null;
  const { area_id, area_name, city_name } = district;
  const street = streetAt(roadsOf(area_id), point);
  return {
    city_name,
    area_name,
    area_id,
    street,
    address: `${city_name}${area_name}${street}`,
    lat: point.lat,
    lng: point.lng,
    remark: "",
  };
}

function nearestDistrict(point: Point): District | null {
  if (!isInTaiwan(point)) return null;
  const centre = nearestOf(districts, point);
  return centre && centre.metres <= COAST_METRES ? centre.item : null;
}

// Each house number of a road has its own point, and always the same one.
function pointOf(area_id: number, street: string): Point {
  const centre = districtOf(area_id) ?? { lat: 0, lng: 0 };
  const road = roadsOf(area_id)
    .filter((item) => street.startsWith(item.name))
    .sort((a, b) => b.name.length - a.name.length)[0];
  const name = road?.name ?? street.replace(/\d.*$/s, "");
  const middle = isPlaced(road)
    ? road
    : scatter(centre, `${area_id}${name}`, SPREAD_OF_DISTRICT_METRES);
  return scatter(middle, street, SPREAD_OF_ROAD_METRES);
}

function scatter(point: Point, key: string, spread: number): Point {
  const hash = hashOf(key);
  const angle = ((hash & 0xffff) / 0x10000) * 2 * Math.PI;
  const reach = spread * Math.sqrt((hash >>> 16) / 0x10000);
  return moveBy(point, reach * Math.sin(angle), reach * Math.cos(angle));
}

// FNV-1a with a final mix, so that short keys that differ in one digit get very different hashes.
function hashOf(key: string) {
  let hash = 0x811c9dc5;
  for (const char of key) hash = Math.imul(hash ^ (char.codePointAt(0) ?? 0), 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d);
  return (hash ^ (hash >>> 12)) >>> 0;
}

function streetAt(roads: readonly Road[], point: Point) {
  const nearest = nearestOf(roads.filter(isPlaced), point);
  return nearest && nearest.metres <= ON_ROAD_METRES ? nearest.item.name : "";
}

function isPlaced(road: Road | undefined): road is PlacedRoad {
  return road?.lat !== undefined && road.lng !== undefined;
}

function isInTaiwan({ lat, lng }: Point) {
  return TAIWAN.some(
    ([south, west, north, east]) => lat >= south && lat <= north && lng >= west && lng <= east,
  );
}
