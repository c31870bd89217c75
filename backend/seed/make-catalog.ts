import type { store_store_types } from "../db/schema/store-tables.ts";
import type { Cuisine } from "./cuisine.ts";
import { isMainstay } from "./mainstays.ts";
import {
  type GroupRow,
  makeAdvertisements,
  makeCampaigns,
  makeSubjects,
  type TypeRow,
} from "./make-campaigns.ts";
import { makeGrocery } from "./make-grocery.ts";
import { type Menu, makeMenu } from "./make-menu.ts";
import { makeOpnCampaigns } from "./make-opn-campaigns.ts";
import { makeRatings } from "./make-ratings.ts";
import { makeReviews } from "./make-reviews.ts";
import { makeStore } from "./make-store.ts";
import { logoPictures } from "./picture-index.ts";
import { createRandom } from "./random.ts";
import { makeStorePlans, type StorePlan } from "./store-plans.ts";
import { firstStoreTypes, storeGroupNames, storeTypePictures } from "./store-vocabulary.ts";

type TypeLinkRow = typeof store_store_types.$inferInsert;
type SeedOptions = { seed: number; now: number };

/**
 * Multiplied by the store id to make a seed number for each store. A store's rows then do not depend on how many random
 * numbers the other stores have drawn.
 */
const STORE_SEED_STEP = 7919;

/** Makes the rows of the catalogue tables. The same `seed` and `now` give the same rows. */
export function makeCatalog({ seed, now }: SeedOptions) {
  const types = makeTypes();
  const groups = makeGroups();
  const subjects = makeSubjects(types);
  const built = makeStorePlans(createRandom(seed)).map((plan) =>
    buildStore(plan, types, { seed, now }),
  );
  const targets = { types, groups, subjects };
  const foods = built.flatMap(({ menu }) => menu.foods);
  return {
    store_types: types,
    store_groups: groups,
    subjects,
    advertisements: makeAdvertisements(targets),
    campaigns: makeCampaigns(targets, now),
    ...makeOpnCampaigns(foods, { seed, now }),
    stores: built.map(({ store }) => store),
    store_store_types: built.flatMap(({ links }) => links),
    food_categories: built.flatMap(({ menu }) => menu.categories),
    foods,
    reviews: built.flatMap(({ reviews }) => reviews),
  };
}

function buildStore(plan: StorePlan, types: TypeRow[], { seed, now }: SeedOptions) {
  const { id, cuisine } = plan;
  const random = createRandom(seed + id * STORE_SEED_STEP);
  const menu: Menu = plan.stockShare
    ? makeGrocery({ store_id: id, share: plan.stockShare, random })
    : makeMenu({ store_id: id, cuisine, random, isWhole: isMainstay(id) });
  const singles = menu.foods.filter(({ item_type }) => item_type === "single");
  const reviews = makeReviews({
    store_id: id,
    foods: singles,
    isGrocery: plan.stockShare > 0,
    now,
    random,
  });
  const store = makeStore({ ...plan, ratings: makeRatings(reviews, random), random });
  return { store, links: makeTypeLinks(id, cuisine, types), menu, reviews };
}

function makeTypes(): TypeRow[] {
  return Object.entries(storeTypePictures).map(([name, key], index) => {
    const first = firstStoreTypes.indexOf(name);
    const position = first < 0 ? firstStoreTypes.length + index + 1 : first + 1;
    return { id: index + 1, name, image: logoPictures[key], position };
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
