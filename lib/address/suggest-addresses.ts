import { fullAddress, hasHouseNumber } from "@/lib/address/address-parts";
import { normalizeAddressText, toChineseNumber } from "@/lib/address/address-text";
import { type City, cities, type District, districts } from "@/lib/address/districts";
import { metresBetween, type Point } from "@/lib/address/metres-between";
import { type Place, parseAddress, readPlace } from "@/lib/address/parse-address";
import { type Road, roads, roadsOf } from "@/lib/address/roads";

export type AddressSuggestion = {
  text: string;
  city_name: string;
  area_name: string;
  street: string;
  is_complete: boolean;
};

const SUGGESTION_LIMIT = 6;
/** The rank of a road whose name contains the typed characters, but not at its start. A lower rank comes first. */
const RANK_IN_MIDDLE = 2;
const NEXT_ROAD = /[路街段]/;

/**
 * Returns at most six completions of a partial input. If a position is known (`near`), districts are sorted by their
 * distance from it, and so are roads that match the typed characters equally well. If the input ends with the name of
 * one district, the roads of this district are returned: the nearest first or, without a position, in the order of the
 * road table.
 */
export function suggestAddresses(input: string, near?: Point): AddressSuggestion[] {
  const text = normalizeAddressText(input);
  if (!text) return [];
  const found = candidates(readPlace(text), text, near);
  const byText = new Map(found.map((item) => [item.text, item]));
  return [...byText.values()].slice(0, SUGGESTION_LIMIT);
}

function candidates(place: Place, text: string, near?: Point): AddressSuggestion[] {
  if (place.districts.length > 0)
    return withinDistricts(byDistance(place.districts, near), place.rest, near);
  if (place.city) return withinCity(place.city, place.rest, near);
  return anywhere(text, near);
}

function withinDistricts(list: readonly District[], rest: string, near?: Point) {
  if (!rest && list.length > 1) return list.map(ofDistrict);
  if (!rest)
    return list.flatMap((district) =>
      roadsOf(district.area_id)
        .toSorted((a, b) => compareDistance(pointOfRoad(a), pointOfRoad(b), near))
        .map((road) => ofStreet(district, road.name)),
    );
  const known = ofRoads(
    list.flatMap((district) => roadsOf(district.area_id)),
    rest,
    near,
  );
  const typed = list.map((district) => ofStreet(district, finishNumber(rest)));
  const isTyped = (item: AddressSuggestion) => parseAddress(item.text).missing === null;
  return [...known, ...typed.filter(isTyped)];
}

function withinCity(city: City, rest: string, near?: Point) {
  const list = byDistance(city.districts, near);
  return [
    ...list.filter((district) => district.area_name.startsWith(rest)).map(ofDistrict),
    ...afterShortDistrict(list, rest, near),
    ...(rest
      ? ofRoads(
          roads.filter((road) => road.district.city_name === city.city_name),
          rest,
          near,
        )
      : []),
  ];
}

function anywhere(text: string, near?: Point) {
  const shortCity = cities.find((city) => text.startsWith(city.city_name.slice(0, -1)));
  return [
    ...(shortCity ? withinCity(shortCity, text.slice(shortCity.city_name.length - 1), near) : []),
    ...cities.filter((city) => city.city_name.startsWith(text)).map(ofCity),
    ...byDistance(districts, near)
      .filter((district) => district.area_name.startsWith(text))
      .map(ofDistrict),
    ...afterShortDistrict(byDistance(districts, near), text, near),
    ...ofRoads(roads, text, near),
  ];
}

// People may also leave out the last character of the district, as in 板橋文化路.
function afterShortDistrict(list: readonly District[], text: string, near?: Point) {
  return list.flatMap((district) => {
    const short = district.area_name.slice(0, -1);
    const rest = text.slice(short.length);
    if (short.length < 2 || !text.startsWith(short)) return [];
    const starting = roadsOf(district.area_id).filter((road) =>
      road.name.startsWith(rest.charAt(0)),
    );
    return rest ? ofRoads(starting, rest, near) : [];
  });
}

type Match = { road: Road; tail: string; rank: number };

function ofRoads(list: readonly Road[], rest: string, near?: Point) {
  const [, typed = "", tail = ""] = /^(\D*)(.*)$/s.exec(rest) ?? [];
  if (!typed) return [];
  const matches = list.flatMap((road) => matchRoad(road, typed, tail) ?? []);
  const best = matches.filter(({ rank }) => rank < RANK_IN_MIDDLE);
  return (best.length > 0 ? best : matches)
    .sort(
      (a, b) => a.rank - b.rank || compareDistance(pointOfRoad(a.road), pointOfRoad(b.road), near),
    )
    .map(({ road, tail: end }) => ofStreet(road.district, finishNumber(`${road.name}${end}`)));
}

function matchRoad(road: Road, typed: string, tail: string): Match | null {
  const { name } = road;
  // 信義路5 may be the start of 信義路五段, or of a house number in another section. 信義路五段 gets the better rank.
  if (/^[1-9]$/.test(tail) && name === `${typed}${toChineseNumber(Number(tail))}段`)
    return { road, tail: "", rank: 0 };
  if (typed.startsWith(name) && !NEXT_ROAD.test(typed.slice(name.length))) {
    return { road, tail: `${typed.slice(name.length)}${tail}`, rank: tail ? 0 : 1 };
  }
  if (name.startsWith(typed)) return { road, tail, rank: 1 };
  if (typed.length > 1 && name.includes(typed)) return { road, tail, rank: RANK_IN_MIDDLE };
  return null;
}

function finishNumber(street: string) {
  return /\d$/.test(street) && !hasHouseNumber(street) ? `${street}號` : street;
}

function ofStreet(district: District, street: string): AddressSuggestion {
  const text = fullAddress({ ...district, street });
  return {
    text,
    city_name: district.city_name,
    area_name: district.area_name,
    street: parseAddress(text).street,
    is_complete: hasHouseNumber(street),
  };
}

function ofDistrict({ city_name, area_name }: District): AddressSuggestion {
  return { text: `${city_name}${area_name}`, city_name, area_name, street: "", is_complete: false };
}

function ofCity({ city_name }: City): AddressSuggestion {
  return { text: city_name, city_name, area_name: "", street: "", is_complete: false };
}

function pointOfRoad({ lat, lng, district }: Road): Point {
  return lat === undefined || lng === undefined ? district : { lat, lng };
}

function byDistance<T extends Point>(list: readonly T[], near?: Point) {
  return [...list].sort((a, b) => compareDistance(a, b, near));
}

function compareDistance(a: Point, b: Point, near?: Point) {
  return near ? metresBetween(a, near) - metresBetween(b, near) : 0;
}
