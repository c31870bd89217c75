import { between, sql } from "drizzle-orm";
import type { Database, Transaction } from "../../backend/db/client.ts";
import {
  food_categories,
  reviews,
  store_store_types,
  store_types,
  stores,
} from "../../backend/db/schema/store-tables.ts";
import { searchGrams } from "../../backend/db/search-grams.ts";
import type { Cuisine } from "../../backend/seed/cuisine.ts";
import { cornerGrocery, cuisines, grocery } from "../../backend/seed/cuisines.ts";
import { insertFoods } from "../../backend/seed/insert-foods.ts";
import { insertRows } from "../../backend/seed/insert-rows.ts";
import { makeGrocery } from "../../backend/seed/make-grocery.ts";
import { type Menu, makeMenu } from "../../backend/seed/make-menu.ts";
import { makeRatings } from "../../backend/seed/make-ratings.ts";
import { makeReviews } from "../../backend/seed/make-reviews.ts";
import { makeStore } from "../../backend/seed/make-store.ts";
import { createRandom, type Random } from "../../backend/seed/random.ts";
import { type SeedArea, seedAreas } from "../../backend/seed/seed-areas.ts";
import { seedId } from "../../backend/seed/seed-ids.ts";
import { storeNamePrefixes } from "../../backend/seed/store-vocabulary.ts";

export const STORES = 20_000;
const PRODUCTS_OF_STORE = 100;
/** The ids of the added stores begin after this id. No store of the demonstration data has such a high id. */
const GROWTH_ID = 1_000_000;
const SEED_STEP = 7919;
/** The time from which the ages of the reviews are counted. It is fixed, so that each run makes the same rows. */
const NOW = Date.parse("2026-11-21T12:00:00+08:00") / 1000;

/**
 * A store of the demonstration data is within about 200 m of the middle of its road. The position of an added store is
 * such a position plus a random shift of at most this many degrees in latitude (900 m) and in longitude (800 m).
 */
const SPREAD_DEGREES = 0.008;
/**
 * One of every `DENSE_EVERY` stores is placed in one of the `DENSE_AREAS`. In addition, these areas get their share of
 * the other stores.
 */
const DENSE_EVERY = 4;
const DENSE_AREAS = ["信義區", "大安區", "松山區"];
const GROCERY_EVERY = 50;
const GROCERY_SHARE = 0.12;
const STORES_A_BATCH = 200;
/**
 * If a menu has fewer than `PRODUCTS_OF_STORE` products, its dishes are added again with one of these words before the
 * name.
 */
const DISH_WORDS = ["大份", "小份", "雙人份", "招牌", "加量", "家庭號"];

type TypeRow = { id: number; name: string };
type StoreParts = ReturnType<typeof makeParts>;

/** Returns the number of stores that `loadGrowth` has added. */
export function countLoaded(db: Database): Promise<number> {
  return db.$count(stores, between(stores.id, GROWTH_ID + 1, GROWTH_ID + STORES));
}

/** Adds `STORES` stores with products and reviews to a database that already has the demonstration data. */
export async function loadGrowth(db: Database): Promise<void> {
  const types = await db.select({ id: store_types.id, name: store_types.name }).from(store_types);
  for (let first = 1; first <= STORES; first += STORES_A_BATCH) {
    const parts = Array.from({ length: STORES_A_BATCH }, (_, n) => makeParts(first + n, types));
    await db.transaction((tx) => insertParts(tx, parts));
  }
  await db.transaction(async (tx) => {
    await tx.execute(sql`set local statement_timeout = 0`);
    await tx.execute(sql`analyze`);
  });
}

async function insertParts(tx: Transaction, parts: StoreParts[]): Promise<void> {
  await insertRows(
    tx,
    stores,
    parts.map(({ store }) => store),
  );
  const links = parts.flatMap((part) => part.links);
  await insertRows(tx, store_store_types, links);
  const categories = parts.flatMap(({ menu }) => menu.categories);
  await insertRows(tx, food_categories, categories);
  const products = parts.flatMap(({ menu }) => menu.foods);
  await insertFoods(tx, products);
  const written = parts.flatMap((part) => part.reviews);
  await insertRows(tx, reviews, written);
}

function makeParts(number: number, types: TypeRow[]) {
  const id = GROWTH_ID + number;
  const random = createRandom(number * SEED_STEP);
  const isGrocery = number % GROCERY_EVERY === 0;
  const cuisine = isGrocery ? random.pick([grocery, cornerGrocery]) : random.pick(cuisines);
  const menu = wholeMenu(id, { isGrocery, cuisine, random });
  const singles = menu.foods.filter(({ item_type }) => item_type === "single");
  const written = makeReviews({ store_id: id, foods: singles, isGrocery, now: NOW, random });
  const area = pickArea(number, random);
  const name = makeName(area, cuisine, random);
  const ratings = makeRatings(written, random);
  const store = makeStore({ id, name, area, cuisine, ratings, random });
  const links = cuisine.types.flatMap((kind, index) => {
    const type = types.find((row) => row.name === kind);
    return type ? [{ store_id: id, type_id: type.id, position: index + 1 }] : [];
  });
  return {
    store: {
      ...store,
      lat: store.lat + spread(random),
      lng: store.lng + spread(random),
      search_grams: searchGrams([name, ...cuisine.types]),
    },
    links,
    menu,
    reviews: written,
  };
}

const WEIGHTED_AREAS = seedAreas.flatMap((area) =>
  Array.from({ length: area.store_count }, () => area),
);
const DENSE = seedAreas.filter(
  ({ city_name, area_name }) => city_name === "台北市" && DENSE_AREAS.includes(area_name),
);

function pickArea(number: number, random: Random): SeedArea {
  return random.pick(number % DENSE_EVERY === 0 ? DENSE : WEIGHTED_AREAS);
}

function makeName({ roads }: SeedArea, { names }: Cuisine, random: Random): string {
  const road = random.pick(roads).name;
  return `${random.pick(storeNamePrefixes)}${random.pick(names)} ${road}店`;
}

function spread(random: Random): number {
  return (random.between(-1000, 1000) / 1000) * SPREAD_DEGREES;
}

type MenuKind = { isGrocery: boolean; cuisine: Cuisine; random: Random };

/** Makes a menu like those of the demonstration data, and shortens or lengthens it to `PRODUCTS_OF_STORE` products. */
function wholeMenu(store_id: number, { isGrocery, cuisine, random }: MenuKind): Menu {
  const { categories, foods } = isGrocery
    ? makeGrocery({ store_id, share: GROCERY_SHARE, random })
    : makeMenu({ store_id, cuisine, random, isWhole: false });
  const singles = foods.filter(({ item_type }) => item_type === "single");
  const missing = Math.max(0, PRODUCTS_OF_STORE - foods.length);
  const last = Math.max(...foods.map(({ position }) => position));
  const more = Array.from({ length: missing }, (_, index) => {
    const dish = singles[index % singles.length] ?? random.pick(singles);
    const word = DISH_WORDS[Math.floor(index / singles.length)] ?? random.pick(DISH_WORDS);
    const n = last + index + 1;
    return { ...dish, id: seedId(store_id, n), name: `${word}${dish.name}`, position: n };
  });
  return { categories, foods: [...foods, ...more].slice(0, PRODUCTS_OF_STORE) };
}
