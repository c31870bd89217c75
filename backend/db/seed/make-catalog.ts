import type { store_groups, store_store_types, store_types } from "../schema/store-tables.ts";
import type { Cuisine } from "./cuisine.ts";
import { grocery } from "./cuisine-grocery.ts";
import { cuisines } from "./cuisines.ts";
import { makeMenu } from "./make-menu.ts";
import { makeReviews } from "./make-reviews.ts";
import { makeStore } from "./make-store.ts";
import { logoPictures } from "./picture-index.ts";
import { createRandom, type Random } from "./random.ts";
import { type SeedArea, seedAreas } from "./seed-areas.ts";
import { storeGroupNames, storeNamePrefixes, storeTypePictures } from "./store-vocabulary.ts";

type TypeRow = typeof store_types.$inferInsert;
type TypeLinkRow = typeof store_store_types.$inferInsert;
type GroupRow = typeof store_groups.$inferInsert;

const GROCERY_AREAS = ["信義區", "中正區", "板橋區", "西屯區"];

/** Everything a shopper sees, as plain rows; the same seed and clock give the same rows. */
export function makeCatalog({ seed, now }: { seed: number; now: number }) {
  const random = createRandom(seed);
  const types = makeTypes();
  const built = makePlans(random).map(({ area, cuisine, name }, index) => {
    const id = index + 1;
    const { categories, foods } = makeMenu({ id, cuisine, random });
    return {
      store: makeStore({ id, name, area, cuisine, random }),
      links: makeTypeLinks(id, cuisine, types),
      categories,
      foods,
      reviews: makeReviews({ store_id: id, foods, now, random }),
    };
  });
  return {
    store_types: types,
    store_groups: makeGroups(),
    stores: built.map(({ store }) => store),
    store_store_types: built.flatMap(({ links }) => links),
    food_categories: built.flatMap(({ categories }) => categories),
    foods: built.flatMap(({ foods }) => foods),
    reviews: built.flatMap(({ reviews }) => reviews),
  };
}

type Plan = { area: SeedArea; cuisine: Cuisine; name: string };

function makePlans(random: Random): Plan[] {
  const nextCuisine = dealCuisines(random);
  const nextName = dealNames(random);
  const plan = (area: SeedArea, cuisine: Cuisine) => ({ area, cuisine, name: nextName(cuisine) });
  const restaurants = seedAreas.flatMap((area) =>
    Array.from({ length: area.store_count }, () => plan(area, nextCuisine())),
  );
  const groceries = seedAreas
    .filter(({ area_name }) => GROCERY_AREAS.includes(area_name))
    .map((area) => plan(area, grocery));
  return [...restaurants, ...groceries];
}

// Dealt like cards: every cuisine comes round before one comes twice.
function dealCuisines(random: Random) {
  let hand: Cuisine[] = [];
  return () => {
    if (hand.length === 0) hand = random.shuffle(cuisines);
    return hand.pop() ?? random.pick(cuisines);
  };
}

function dealNames(random: Random) {
  const taken = new Set<string>();
  return (cuisine: Cuisine) => {
    const free = storeNamePrefixes
      .flatMap((prefix) => cuisine.names.map((name) => `${prefix}${name}`))
      .filter((name) => !taken.has(name));
    const name = random.pick(free);
    taken.add(name);
    return name;
  };
}

function makeTypes(): TypeRow[] {
  return Object.entries(storeTypePictures).map(([name, key], index) => {
    const logos = logoPictures[key];
    return {
      id: index + 1,
      name,
      image: logos[index % logos.length] ?? logos[0],
      position: index + 1,
    };
  });
}

function makeTypeLinks(store_id: number, cuisine: Cuisine, types: TypeRow[]): TypeLinkRow[] {
  return cuisine.types.flatMap((name, index) => {
    const type = types.find((row) => row.name === name);
    return type ? { store_id, type_id: type.id, position: index + 1 } : [];
  });
}

function makeGroups(): GroupRow[] {
  return storeGroupNames.map(({ name, rule }, index) => ({
    id: index + 1,
    name,
    rule,
    position: index + 1,
  }));
}
