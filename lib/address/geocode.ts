import { type District, districtOf, districts } from "@/lib/address/districts";
import { nearestOf, type Point } from "@/lib/address/metres-between";
import { parseAddress } from "@/lib/address/parse-address";
import { type PlacedRoad, type Road, roadsOf } from "@/lib/address/roads";
import type { AddressPrecision } from "@/lib/contracts/addresses";

export type GeocodedAddress = {
  city_name: string;
  area_name: string;
  area_id: number;
  street: string;
  address: string;
  lat: number;
  lng: number;
  remark: string;
  precision?: AddressPrecision;
  /** Set if the found address may differ from the typed address, so the person must confirm it. */
  is_guess?: true;
};

/**
 * After the name of a road, only the number of a house or lane or the end of the text may follow. With 二段 after the
 * name, the text would name another road.
 */
const AFTER_ROAD = /^(?:\d|$)/;
const ON_ROAD_METRES = 400;
const COAST_METRES = 30_000;

// The boxes that contain Taiwan, as latitude and longitude of the south-west and the north-east corner: the main island
// with its islets, Penghu, Kinmen, Wuqiu, Lienchiang.
const TAIWAN = [
  [21.85, 119.95, 25.35, 122.05],
  [23.15, 119.25, 23.85, 119.75],
  [24.35, 118.15, 24.55, 118.55],
  [24.95, 119.4, 25.03, 119.5],
  [25.92, 119.85, 26.4, 120.55],
] as const;

/**
 * Finds the address in a text. Returns null if the city, the district or the street is missing. The gazetteer has no
 * house numbers, so the position is the middle of the road or the centre of the district (AD-22).
 */
export function geocode(text: string): GeocodedAddress | null {
  const { has_number, missing, ...address } = parseAddress(text);
  if (missing) return null;
  return { ...address, ...placeOf(address.area_id, address.street) };
}

/**
 * The address of a point. The street is the nearest known road of the district within 400 m, or empty. `mapped` is the
 * district whose border contains the point. If `mapped` is null (for a point at sea), the function uses the district
 * with the nearest centre. In this case it returns null if the point is outside of Taiwan, or if that centre is more
 * than 30 km away.
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

function placeOf(area_id: number, street: string): Point & { precision: AddressPrecision } {
  const road = roadsOf(area_id)
    .filter(isPlaced)
    .find(({ name }) => street.startsWith(name) && AFTER_ROAD.test(street.slice(name.length)));
  if (road) return { lat: road.lat, lng: road.lng, precision: "road" };
  const { lat, lng } = districtOf(area_id) ?? { lat: 0, lng: 0 };
  return { lat, lng, precision: "district" };
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
