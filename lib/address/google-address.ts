import { hasHouseNumber } from "@/lib/address/address-parts";
import { normalizeAddressText } from "@/lib/address/address-text";
import { type City, cities, type District } from "@/lib/address/districts";
import type { GeocodedAddress } from "@/lib/address/geocode";
import type { Point } from "@/lib/address/metres-between";
import { parseAddress, readPlace } from "@/lib/address/parse-address";

/**
 * A result of Google's geocoder, or a place that the person chose in Google's suggestions. Both are converted to this
 * shape.
 */
export type GoogleResult = Point & {
  parts: readonly { text: string; types: readonly string[] }[];
  formatted: string;
  /** True if Google matched only some of the typed words. */
  isPartial?: boolean;
};

const ROAD_NAME = /^.+?(?:路|街|大道)/u;

/**
 * Converts a result of Google to an address. Finds the district by comparing names with the district table, because
 * Google has changed the types of its address parts more than once (PV-25). Returns null if the result has no district
 * of Taiwan, or if it is a partial match that is not on the typed road or not in the typed district.
 */
export function addressOfGoogle(result: GoogleResult, typedText = ""): GeocodedAddress | null {
  const district = districtOfGoogle(result);
  if (!district) return null;
  const typed = parseAddress(typedText);
  const found = streetOfGoogle(result, district);
  if (result.isPartial && !isAbout(typed, { ...district, street: found.street })) return null;
  const { street, remark } = withTyped(found, typed);
  const { city_name, area_name, area_id } = district;
  const address = `${city_name}${area_name}${street}`;
  return {
    city_name,
    area_name,
    area_id,
    street,
    address,
    remark,
    lat: result.lat,
    lng: result.lng,
  };
}

/** True if the text names the same district, street and remark as the address, even with another spelling (AD-23). */
export function isSamePlace(text: string, { area_id, street, remark }: GeocodedAddress): boolean {
  const typed = parseAddress(text);
  return typed.area_id === area_id && typed.street + typed.remark === street + remark;
}

function districtOfGoogle({ parts, formatted }: GoogleResult): District | null {
  const names = new Set(parts.map(({ text }) => normalizeAddressText(text)));
  const inText = readPlace(normalizeAddressText(formatted));
  const city = cities.find(({ city_name }) => names.has(city_name)) ?? inText.city;
  if (!city) return null;
  const [inFormatted] = inText.city === city ? inText.districts : [];
  return inFormatted ?? longestNamed(city, names);
}

function longestNamed(city: City, names: ReadonlySet<string>): District | null {
  const matching = city.districts.filter(({ area_name }) => names.has(area_name));
  return matching.sort((a, b) => b.area_name.length - a.area_name.length)[0] ?? null;
}

type Street = { street: string; remark: string };

/**
 * Takes the street from the formatted address. If the formatted address is in another district or has no street, joins
 * the road and the number from the parts of the result.
 */
function streetOfGoogle({ parts, formatted }: GoogleResult, district: District): Street {
  const whole = parseAddress(formatted);
  const number = partOf(parts, "street_number").replace(/^([\d之]+)$/, "$1號");
  const joined = `${partOf(parts, "route")}${number}`;
  const { street, remark } = whole.area_id === district.area_id ? whole : EMPTY;
  // Some results lack 號 after the house number, for example 八德路四段21. Without 號, the customer would have to
  // confirm the address (AD-11).
  if (street && !hasHouseNumber(street) && `${street}號`.endsWith(joined) && number)
    return { street: `${street}號`, remark };
  return street ? { street, remark } : { street: joined, remark: "" };
}

const EMPTY: Street = { street: "", remark: "" };

function partOf(parts: GoogleResult["parts"], type: string): string {
  return normalizeAddressText(parts.find(({ types }) => types.includes(type))?.text ?? "");
}

/**
 * Adds typed parts that the result of Google lacks: lane, alley and house number to the street, and the rest to the
 * remark. If Google found no street, a typed street with a house number is used.
 */
function withTyped(found: Street, typed: Street): Street {
  const typedStreet = fromStem(typed.street, stemOf(found.street));
  if (!found.street) return hasHouseNumber(typedStreet) ? { ...typed } : EMPTY;
  if (typedStreet.startsWith(found.street) && hasHouseNumber(found.street)) {
    const afterNumber = typedStreet.slice(found.street.length);
    return { street: found.street, remark: `${afterNumber}${typed.remark}` || found.remark };
  }
  if (hasLost(found.street, typedStreet)) return { street: typedStreet, remark: typed.remark };
  return { street: found.street, remark: typed.remark || found.remark };
}

function hasLost(found: string, typed: string): boolean {
  if (!typed.startsWith(stemOf(found))) return false;
  return ["號", "巷", "弄"].some((mark) => typed.includes(mark) && !found.includes(mark));
}

/** The name of the road or village without section and number: 八德路 for 八德路四段21號, 富世村 for 富世村12號. */
function stemOf(street: string): string {
  return ROAD_NAME.exec(street)?.[0] ?? street.replace(/\d.*$/s, "");
}

function fromStem(typed: string, stem: string): string {
  const start = stem ? typed.indexOf(stem) : 0;
  return start > 0 ? typed.slice(start) : typed;
}

/** True if a partial match is on the typed road and, if the person typed a district, in that district. */
function isAbout(
  typed: { area_id: number; street: string },
  found: { area_id: number; street: string },
): boolean {
  if (typed.area_id !== 0 && typed.area_id !== found.area_id) return false;
  const stem = stemOf(found.street);
  return stem !== "" && typed.street.includes(stem);
}
