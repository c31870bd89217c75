import { hasHouseNumber } from "@/lib/address/address-parts";
import { normalizeAddressText } from "@/lib/address/address-text";
import { type City, cities, type District, districts } from "@/lib/address/districts";

type MissingPart = "city" | "area" | "street";

export type ParsedAddress = {
  city_name: string;
  area_name: string;
  area_id: number;
  street: string;
  address: string;
  remark: string;
  has_number: boolean;
  missing: MissingPart | null;
};

/**
 * The city and district at the start of a text, and the rest of the text. If the text has a name like 信義區 without a
 * city, `districts` contains every district with that name.
 */
export type Place = { city: City | null; districts: readonly District[]; rest: string };

const NUMBERED = /^(.*?[\d一二三四五六七八九十百]號(?:之\d+)?)(.*)$/s;
/**
 * Finds candidates for floors and rooms such as 地下一樓, B1F and 12室. A candidate counts only if it also matches
 * `FLOOR_START` and `FLOOR_END`.
 */
const PARTS = /(?:地下|B)?[\d一二三]*(?:樓|F|室)?/gi;
const FLOOR_START = /^(?:地下|B)|\d/i;
const FLOOR_END = /(?:樓|F|室)$/i;
const NEIGHBOURHOOD = /^\p{Script=Han}{1,4}?[村里]\d*鄰(?=\p{Script=Han})/u;
const VILLAGE_BEFORE_ROAD =
  /^\p{Script=Han}{1,3}?[村里](?=\p{Script=Han}{2,}(?:路|街|大道)(?:[一二三四五六七八九十]段)?\d)/u;
const ROAD = /\p{Script=Han}(?:路|街|大道|段|巷|弄|村|里|鄰)/u;
const PLACE_AND_NUMBER = /^\p{Script=Han}{2,}\d/u;

/**
 * Splits an address into its parts. It finds the city and the district in the district table, trying the longest name
 * first (PV-25).
 */
export function parseAddress(text: string): ParsedAddress {
  const place = readPlace(normalizeAddressText(text));
  const [district] = place.districts;
  const isCertain = place.districts.length === 1;
  const { street, remark } = splitRemark(place.rest);
  const city_name = place.city?.city_name ?? "";
  const area_name = district?.area_name ?? "";
  return {
    city_name,
    area_name,
    area_id: isCertain ? (district?.area_id ?? 0) : 0,
    street,
    address: `${city_name}${area_name}${street}`,
    remark,
    has_number: hasHouseNumber(street),
    missing: missingPart(place, street),
  };
}

export function readPlace(text: string): Place {
  return readCityFirst(text) ?? readShortCity(text) ?? readDistrictFirst(text);
}

function readCityFirst(text: string): Place | null {
  const city = cities.find((item) => text.startsWith(item.city_name));
  if (!city) return null;
  const rest = text.slice(city.city_name.length);
  const [district] = longestPrefix(city.districts, rest);
  if (!district) return { city, districts: [], rest };
  return { city, districts: [district], rest: rest.slice(district.area_name.length) };
}

// People may leave out the last character of a city before one of its districts, as in 新北板橋區.
function readShortCity(text: string): Place | null {
  for (const city of cities) {
    const short = city.city_name.slice(0, -1);
    const [district] = text.startsWith(short)
      ? longestPrefix(city.districts, text.slice(short.length))
      : [];
    if (district) {
      return {
        city,
        districts: [district],
        rest: text.slice(short.length + district.area_name.length),
      };
    }
  }
  return null;
}

function readDistrictFirst(text: string): Place {
  const matches = longestPrefix(districts, text);
  const rest = text.slice(matches[0]?.area_name.length ?? 0);
  if (matches.length !== 1) return { city: null, districts: matches, rest };
  const city = cities.find((item) => item.city_name === matches[0]?.city_name) ?? null;
  return { city, districts: matches, rest };
}

function longestPrefix(list: readonly District[], text: string) {
  const matches = list.filter((item) => text.startsWith(item.area_name));
  const longest = Math.max(...matches.map((item) => item.area_name.length));
  return matches.filter((item) => item.area_name.length === longest);
}

function splitRemark(rest: string) {
  const line = rest.replace(NEIGHBOURHOOD, "").replace(VILLAGE_BEFORE_ROAD, "");
  const [, street, remark] = NUMBERED.exec(line) ?? splitAtFloor(line);
  return { street: trimMarks(street ?? line), remark: trimMarks(remark ?? "") };
}

function splitAtFloor(line: string): string[] {
  for (const { 0: part, index } of line.matchAll(PARTS)) {
    const start = FLOOR_START.exec(part);
    if (!start || !FLOOR_END.test(part)) continue;
    const at = index + start.index;
    return [line, line.slice(0, at), line.slice(at)];
  }
  return [];
}

function trimMarks(text: string) {
  return text.replace(/^[\s,.:/-]+|(?<![\s,.:/-])[\s,.:/-]+$/g, "").replace(/^\((.*)\)$/, "$1");
}

function missingPart(place: Place, street: string): MissingPart | null {
  if (!place.city) return "city";
  if (place.districts.length !== 1) return "area";
  return isStreet(street) ? null : "street";
}

// Addresses in villages without road names look like 東里村5號 or 陳厝寮12號.
function isStreet(street: string) {
  return ROAD.test(street) || (hasHouseNumber(street) && PLACE_AND_NUMBER.test(street));
}
