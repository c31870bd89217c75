import { and, asc, eq, inArray, lte, or, sql } from "drizzle-orm";
import { type DiningType, SALE_STATUS_ON_SALE } from "../../../lib/contracts/codes.ts";
import type { FoundFood, StorePage, StoreSearch } from "../../../lib/contracts/store-lists.ts";
import type { StoreType } from "../../../lib/contracts/stores.ts";
import type { Deps } from "../../call.ts";
import { foods, store_types, stores } from "../../db/schema/store-tables.ts";
import { isSoldFor, unitPriceFor } from "./dining-menu-rules.ts";
import { type NearbyStore, nearbyStores } from "./nearby-stores.ts";
import { byOpenStatus } from "./opening-rules.ts";
import { containsAnyWord } from "./search-condition.ts";
import { dishMatch, isOfKind, storeMatch, typeMatch } from "./search-match-rules.ts";
import { type SearchTerm, searchTerms, wordsForDish, wordsForStore } from "./search-terms.ts";
import { storeCardPage, storeCards } from "./store-card-pages.ts";
import { arranged, type ListChoice } from "./store-list-rules.ts";
import type { Place } from "./store-service.ts";

const PANEL_STORES = 6;
const PANEL_TYPES = 6;
const PANEL_FOODS = 8;
/** One store must not fill the suggestions. */
const PANEL_FOODS_OF_STORE = 2;
const DISHES_NAMED = 2;
/** The most dishes that are read of each store and combination of terms. */
const DISHES_READ = 3;

type Asked = Place & { keyword: string };

/** The suggestions of the search: the best stores, store types and dishes. */
export async function quickSearch(deps: Deps, asked: Asked): Promise<StoreSearch> {
  const terms = searchTerms(asked.keyword);
  if (terms.length === 0) return { stores: [], store_types: [], foods: [] };
  const reached = await storesInReach(deps, asked, terms);
  return {
    stores: storeCards(deps, asked, foundStores(reached, terms).slice(0, PANEL_STORES)),
    store_types: await foundTypes(deps, reached, terms),
    foods: foundFoods(reached, terms),
  };
}

/** A page of the whole result. */
export async function searchStores(
  deps: Deps,
  asked: Asked & ListChoice & { page: number },
): Promise<StorePage> {
  const terms = searchTerms(asked.keyword);
  if (terms.length === 0) return storeCardPage(deps, asked, []);
  const found = foundStores(await storesInReach(deps, asked, terms), terms);
  return storeCardPage(deps, asked, arranged(found, asked));
}

type ReachedStore = NearbyStore & { foods: FoodRow[] };

/** The stores near the visitor with their dishes that contain a term. Stores whose name contains a term come first. */
async function storesInReach(
  deps: Deps,
  place: Place,
  terms: SearchTerm[],
): Promise<ReachedStore[]> {
  const preferred = or(
    ...terms.map((term) => containsAnyWord(stores.search_grams, wordsForStore(term))),
  );
  const nearby = await nearbyStores(deps, { ...place, preferred });
  const rows = await foodsHolding(
    deps,
    nearby.map(({ store }) => store.id),
    { terms, dining_type: place.dining_type },
  );
  const byStore = Map.groupBy(rows, (row) => row.store_id);
  return nearby.map((near) => ({ ...near, foods: byStore.get(near.store.id) ?? [] }));
}

/** The best match first. Equal matches keep the order of the stores: open stores first, then by distance. */
function foundStores(reached: ReachedStore[], terms: SearchTerm[]) {
  return reached
    .flatMap((near) => {
      const match = storeMatch(near, near.foods, terms);
      if (!match) return [];
      const names = match.dishes.slice(0, DISHES_NAMED).map(({ name }) => name);
      return [{ ...near, place: match.place, match_txt: names.join("、") }];
    })
    .sort((a, b) => {
      const areAlike = isOfKind(a.place) && isOfKind(b.place);
      return (areAlike && byOpenStatus(a, b)) || a.place - b.place;
    });
}

function foundFoods(reached: ReachedStore[], terms: SearchTerm[]): FoundFood[] {
  return reached
    .flatMap((near) =>
      near.foods
        .flatMap((food) => {
          const place = dishMatch(food, near, terms);
          return place === null ? [] : [{ ...food, store_name: near.store.name, place }];
        })
        .sort((a, b) => a.place - b.place)
        .slice(0, PANEL_FOODS_OF_STORE),
    )
    .sort((a, b) => a.place - b.place)
    .slice(0, PANEL_FOODS);
}

/** Only types of stores within reach, so that no entry leads to an empty list. */
async function foundTypes(
  deps: Deps,
  reached: ReachedStore[],
  terms: SearchTerm[],
): Promise<StoreType[]> {
  const types = new Map(reached.flatMap((near) => near.types.map((type) => [type.id, type.name])));
  const ids = [...types].flatMap(([id, name]) => (typeMatch(name, terms) === null ? [] : id));
  const rows = await deps.db
    .select()
    .from(store_types)
    .where(inArray(store_types.id, ids))
    .orderBy(asc(store_types.position));
  const place = ({ name }: StoreType) => typeMatch(name, terms) ?? 0;
  return rows.sort((a, b) => place(a) - place(b)).slice(0, PANEL_TYPES);
}

type FoodRow = Awaited<ReturnType<typeof foodsHolding>>[number];

/**
 * A few dishes of each store for each combination of terms. Dishes whose name contains a term come before those whose
 * description does.
 */
async function foodsHolding(
  { db }: Deps,
  store_ids: number[],
  { terms, dining_type }: { terms: SearchTerm[]; dining_type: DiningType },
) {
  const words = terms.map(wordsForDish);
  const holding = words.map((spellings) => containsAnyWord(foods.search_grams, spellings));
  const isNamed = or(...words.flat().map((text) => sql`strpos(lower(${foods.name}), ${text}) > 0`));
  const isOwnWord = containsAnyWord(
    foods.search_grams,
    terms.map(({ asked }) => asked),
  );
  const rank = sql<number>`row_number() over (
    partition by ${foods.store_id}, ${sql.join(holding, sql`, `)}
    order by ${isNamed} desc, ${isOwnWord} desc, char_length(${foods.name}), ${foods.position}, ${foods.id})`;
  const ranked = db
    .select({
      id: foods.id,
      store_id: foods.store_id,
      item_type: foods.item_type,
      name: foods.name,
      desc: foods.desc,
      image: foods.image,
      unit_price: foods.unit_price,
      business_price: foods.business_price,
      rank: rank.as("rank"),
    })
    .from(foods)
    .where(
      and(
        inArray(foods.store_id, store_ids),
        eq(foods.sale_status, SALE_STATUS_ON_SALE),
        isSoldFor(dining_type),
        or(...holding),
      ),
    )
    .as("ranked");
  const rows = await db
    .select()
    .from(ranked)
    .where(lte(ranked.rank, DISHES_READ))
    .orderBy(asc(ranked.id));
  return rows.map((row) => ({ ...row, unit_price: unitPriceFor(row, dining_type) }));
}
