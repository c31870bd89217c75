import type { Cuisine } from "./cuisine.ts";
import { wokHouse } from "./cuisine-wok-house.ts";
import { cornerGrocery, cuisines, grocery } from "./cuisines.ts";
import { MAINSTAYS } from "./mainstays.ts";
import type { Random } from "./random.ts";
import { type SeedArea, seedAreas } from "./seed-areas.ts";
import { storeNamePrefixes } from "./store-vocabulary.ts";

export type StorePlan = {
  id: number;
  area: SeedArea;
  cuisine: Cuisine;
  name: string;
  /** The approximate part of all grocery products that a grocery sells, from 0 to 1. It is 0 for a restaurant. */
  stockShare: number;
};

const LARGE = 0.9;
const SMALL = 0.12;
const GROCERIES: [city_name: string, area_name: string, stockShare: number][] = [
  ["台北市", "信義區", LARGE],
  ["新北市", "板橋區", LARGE],
  ["台中市", "西屯區", LARGE],
  ["高雄市", "左營區", LARGE],
  ["台北市", "中正區", SMALL],
  ["台北市", "內湖區", SMALL],
  ["新北市", "永和區", SMALL],
  ["桃園市", "桃園區", SMALL],
  ["桃園市", "中壢區", SMALL],
  ["台南市", "東區", SMALL],
  ["台中市", "北區", SMALL],
  ["高雄市", "苓雅區", SMALL],
];
/** One in this number of restaurants is a wok house (熱炒) with several hundred dishes. */
const WOK_HOUSE_EVERY = 90;
const WOK_HOUSE_AT = 41;

export function makeStorePlans(random: Random): StorePlan[] {
  const nextCuisine = dealCuisines(random);
  const nextName = dealNames(random);
  const restaurants = seedAreas
    .flatMap((area) => Array.from({ length: area.store_count }, () => area))
    .map((area, index) => {
      const id = index + 1;
      const mainstay = MAINSTAYS.get(id);
      const fixed = cuisines.find(({ types }) => types[0] === mainstay?.kind);
      const cuisine = fixed ?? (id % WOK_HOUSE_EVERY === WOK_HOUSE_AT ? wokHouse : nextCuisine());
      return { id, area, cuisine, name: mainstay?.name ?? nextName(cuisine), stockShare: 0 };
    });
  const groceries = GROCERIES.flatMap(([city_name, area_name, stockShare]) =>
    seedAreas
      .filter((area) => area.city_name === city_name && area.area_name === area_name)
      .map((area) => ({ area, stockShare })),
  ).map(({ area, stockShare }, index) => {
    const cuisine = stockShare === LARGE ? grocery : cornerGrocery;
    const id = restaurants.length + index + 1;
    return { id, area, cuisine, name: nextName(cuisine), stockShare };
  });
  return [...restaurants, ...groceries];
}

// Returns a function that returns the next cuisine at each call. The calls go through all cuisines in random order, and
// then through all of them again in another random order.
function dealCuisines(random: Random) {
  let remaining: Cuisine[] = [];
  return () => {
    if (remaining.length === 0) remaining = random.shuffle(cuisines);
    return remaining.pop() ?? random.pick(cuisines);
  };
}

function dealNames(random: Random) {
  const taken = new Set([...MAINSTAYS.values()].map(({ name }) => name));
  return (cuisine: Cuisine) => {
    const free = storeNamePrefixes
      .flatMap((prefix) => cuisine.names.map((name) => `${prefix}${name}`))
      .filter((name) => !taken.has(name));
    const name = random.pick(free);
    taken.add(name);
    return name;
  };
}
