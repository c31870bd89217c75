import { isBlank } from "../../shared/text-rules.ts";
import type { Point } from "./distance.ts";
import { type District, districts, metresOutside } from "./district-borders.ts";

/** An address with the position that the request claims for it. */
export type Place = Point & { city_name: string; area_name: string; street: string };

/**
 * A position may be this many metres outside its district. Positions from GPS and from map services can be wrong by a
 * few hundred metres.
 */
export const BORDER_TOLERANCE_M = 500;
export const INCOMPLETE_ADDRESS = "您的地址不夠完整，請重新調整。";

const districtByName = new Map(districts.map((one) => [one.city_name + one.area_name, one]));
const cityNames = [...new Set(districts.map(({ city_name }) => city_name))];

export function findDistrict({
  city_name,
  area_name,
}: Pick<Place, "city_name" | "area_name">): District | null {
  return districtByName.get(normalizedSpelling(city_name) + normalizedSpelling(area_name)) ?? null;
}

/** Returns the district whose city and district names appear in a one-line address, or null. */
export function districtInText(address: string): District | null {
  const text = normalizedSpelling(address.normalize("NFKC")).replace(/\s+/g, "");
  return districts.find(({ city_name, area_name }) => text.includes(city_name + area_name)) ?? null;
}

/**
 * Returns true if the delivery fee may be computed from the position of this address: the address has a district of
 * Taiwan and a street, the street names no other city or district, and the position is at most `BORDER_TOLERANCE_M`
 * outside the district.
 */
export function isCompletePlace(place: Place): boolean {
  const district = findDistrict(place);
  if (district === null || isBlank(place.street)) return false;
  if (namesOtherDistrict(place.street, district)) return false;
  return isInDistrict(place, district);
}

export function isInDistrict(point: Point, district: District): boolean {
  return metresOutside(point, district) <= BORDER_TOLERANCE_M;
}

/**
 * Returns true if the street names a place outside the district: it begins with another city, contains the city and
 * district names of another district, or begins with another district of the same city whose name is longer than two
 * characters. An example is the street 高雄市前鎮區中山二路 in the district 台北市信義區. The fee would be computed for
 * the position in 信義區, but the courier would go to the street in 高雄市.
 */
function namesOtherDistrict(street: string, { city_name, area_name }: District): boolean {
  const text = normalizedSpelling(street.normalize("NFKC")).replace(/^\d+|\s+/g, "");
  const isOther = (one: District) => one.city_name !== city_name || one.area_name !== area_name;
  if (cityNames.some((name) => name !== city_name && text.startsWith(name))) return true;
  return districts.some(
    (one) =>
      isOther(one) &&
      (text.includes(one.city_name + one.area_name) ||
        (one.city_name === city_name &&
          one.area_name.length > 2 &&
          text.startsWith(one.area_name))),
  );
}

export function isSameAddress(one: Address, other: Address): boolean {
  return textOf(one) === textOf(other);
}

type Address = Pick<Place, "city_name" | "area_name" | "street">;

function textOf({ city_name, area_name, street }: Address): string {
  return normalizedSpelling(city_name) + normalizedSpelling(area_name) + normalizedSpelling(street);
}

function normalizedSpelling(name: string): string {
  return name.trim().replaceAll("臺", "台");
}
