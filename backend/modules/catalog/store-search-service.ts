import { and, arrayContains, asc, eq, gte, inArray, lte, or, sql } from "drizzle-orm";
import {
  type DiningType,
  SALE_STATUS_ON_SALE,
  type StoreSort,
} from "../../../lib/contracts/codes.ts";
import type { FoundFood, StorePage, StoreSearch } from "../../../lib/contracts/store-lists.ts";
import type { StoreCard, StoreType } from "../../../lib/contracts/stores.ts";
import type { Deps } from "../../call.ts";
import { foods, store_types, stores } from "../../db/schema/store-tables.ts";
import { containsAnyWord, termGrams } from "../../db/search-grams.ts";
import { isSoldFor, unitPriceColumn, unitPriceFor } from "./dining-menu-rules.ts";
import { type NearbyStore, nearbyStores } from "./nearby-stores.ts";
import { byOpenStatus } from "./opening-rules.ts";
import {
  dishMatch,
  isNameOrTypeMatch,
  MATCH_RANK,
  storeMatch,
  typeMatch,
} from "./search-match-rules.ts";
import { type PriceRange, priceOf } from "./search-price.ts";
import {
  KNOWN_WORDS,
  type SearchTerm,
  searchTerms,
  wordsForDish,
  wordsForStore,
} from "./search-terms.ts";
import { nearestWord, partsAroundErrors } from "./search-typo-rules.ts";
import { storeCardPage, storeCards } from "./store-card-pages.ts";
import { arrangeStores, type ListChoice } from "./store-list-rules.ts";
import type { Place } from "./store-service.ts";

const PANEL_STORES = 6;
const PANEL_TYPES = 6;
const PANEL_FOODS = 8;
const PAGE_FOODS = 12;
/** The maximum number of dishes of one store in the list of dishes, so that one store does not fill the list. */
const FOODS_OF_STORE = 2;
const DISHES_NAMED = 2;
/** The maximum number of dishes that are read for each store and combination of terms. */
const MAX_DISHES_READ = 3;
/** The maximum number of names that a wrongly typed term is compared with. */
const MAX_NAMES_READ = 300;

type SearchPlace = Place & { sort?: StoreSort };
type SearchQuery = SearchPlace & { keyword: string };

/** Returns the suggestions of the search field: the best stores, store types and dishes. */
export async function quickSearch(deps: Deps, query: SearchQuery): Promise<StoreSearch> {
  const search = await searchNear(deps, query);
  const { reached, terms, corrected } = search;
  const dishes = foundFoods(reached, search).slice(0, PANEL_FOODS);
  return {
    stores: storeCards(deps, query, search.found.slice(0, PANEL_STORES)),
    store_types: await foundTypes(deps, reached, terms),
    foods: dishes.map(({ food }) => food),
    ...(corrected && { corrected }),
  };
}

/** Returns a page of all search results. Only the first page has dishes. */
export async function searchStores(
  deps: Deps,
  query: SearchQuery & ListChoice & PriceRange & { page: number },
): Promise<StorePage> {
  const search = await searchNear(deps, query);
  const { reached, found, corrected, price } = search;
  const page = storeCardPage(deps, query, arrangeStores(found, query));
  if (query.page > 1) return page;
  const dishes = foundFoods(arrangeStores([...reached], query), search).slice(0, PAGE_FOODS);
  const foods = dishes.map(({ food, near }) => {
    const [card] = storeCards(deps, query, [near]);
    return card ? { ...food, ...pickTrip(card) } : food;
  });
  return { ...page, foods, ...(corrected && { corrected }), ...price };
}

function pickTrip(card: StoreCard): Partial<FoundFood> {
  const { open_status, hours_txt, google_predict_time_text, delivery_fee, delivery_fee_txt } = card;
  return { open_status, hours_txt, google_predict_time_text, delivery_fee, delivery_fee_txt };
}

type ReachedStore = NearbyStore & { foods: FoodRow[] };
type SearchWords = { terms: SearchTerm[]; price: PriceRange };
type Search = SearchWords & {
  reached: ReachedStore[];
  /** The stores that match. */
  found: ReturnType<typeof foundStores>;
  /** The words that were searched instead, because the keyword itself matches nothing. */
  corrected?: string;
};

/** Searches for the keyword. If nothing matches, searches for the words that the visitor probably meant. */
async function searchNear(deps: Deps, query: SearchQuery & PriceRange): Promise<Search> {
  const { words, ...phrase } = priceOf(query.keyword);
  const price = definedOf(hasLimit(query) ? query : phrase);
  const search = { terms: searchTerms(words), price };
  if (search.terms.length === 0 && !hasLimit(price)) return { ...search, reached: [], found: [] };
  const found = await resultOf(deps, query, search);
  if (found.found.length > 0 || foundFoods(found.reached, found).length > 0) return found;
  const corrected = await correctedWords(deps, found);
  if (corrected === null) return found;
  const second = await resultOf(deps, query, { price, terms: searchTerms(corrected) });
  return second.found.length > 0 ? { ...second, corrected } : found;
}

async function resultOf(deps: Deps, place: SearchPlace, search: SearchWords): Promise<Search> {
  const reached = await storesInReach(deps, place, search);
  return { ...search, reached, found: foundStores(reached, search) };
}

function hasLimit({ price_min, price_max }: PriceRange): boolean {
  return price_min !== undefined || price_max !== undefined;
}

function definedOf({ price_min, price_max }: PriceRange): PriceRange {
  return {
    ...(price_min !== undefined && { price_min }),
    ...(price_max !== undefined && { price_max }),
  };
}

/**
 * Reads the stores near the visitor, with their dishes that contain a term. If there are too many stores, stores whose
 * name or type contains a term are preferred.
 */
async function storesInReach(
  deps: Deps,
  place: SearchPlace,
  { terms, price }: SearchWords,
): Promise<ReachedStore[]> {
  const preferred = or(
    ...terms.map((term) => containsAnyWord(stores.search_grams, wordsForStore(term))),
  );
  const nearby = await nearbyStores(deps, { ...place, preferred });
  const matching = hasLimit(price) ? nearby.filter((near) => storeMatch(near, [], terms)) : [];
  const rows = await foodsWithTerms(
    deps,
    nearby.map(({ store }) => store.id),
    {
      terms,
      price,
      dining_type: place.dining_type,
      matching_ids: matching.map(({ store }) => store.id),
    },
  );
  const byStore = Map.groupBy(rows, (row) => row.store_id);
  return nearby.map((near) => ({ ...near, foods: byStore.get(near.store.id) ?? [] }));
}

/**
 * Returns the matching stores, the best match first. Only among matches in the middle of a name or in a type, open
 * stores come before better matches. Stores with the same rank keep their order: open stores first, then nearer stores.
 */
function foundStores(reached: ReachedStore[], { terms, price }: SearchWords) {
  return reached
    .flatMap((near) => {
      const match = storeMatch(near, near.foods, terms);
      if (!match) return [];
      const dishes = hasLimit(price) ? foodsOf(near, { terms, price }) : match.dishes;
      if (hasLimit(price) && dishes.length === 0) return [];
      const names = dishes.slice(0, DISHES_NAMED).map(({ name }) => name);
      return [{ ...near, rank: match.rank, match_txt: names.join("、") }];
    })
    .sort((a, b) => {
      const areAlike = isNameOrTypeMatch(a.rank) && isNameOrTypeMatch(b.rank);
      return (areAlike && byOpenStatus(a, b)) || a.rank - b.rank;
    });
}

function foundFoods(reached: ReachedStore[], search: SearchWords) {
  return reached
    .flatMap((near) =>
      foodsOf(near, search)
        .slice(0, FOODS_OF_STORE)
        .map(({ rank, ...food }) => ({
          rank,
          food: { ...food, store_name: near.store.name },
          near,
        })),
    )
    .sort((a, b) => a.rank - b.rank);
}

/**
 * Returns the matching dishes of a store, the best first. If the search has a price and the store matches by its name
 * or type, all its dishes in the price range match.
 */
function foodsOf(near: ReachedStore, { terms, price }: SearchWords) {
  const isMatching = hasLimit(price) && storeMatch(near, [], terms) !== null;
  return near.foods
    .flatMap((food) => {
      const rank = dishMatch(food, near, terms) ?? (isMatching ? MATCH_RANK.inDishText : null);
      return rank === null ? [] : [{ ...food, rank }];
    })
    .sort((a, b) => a.rank - b.rank);
}

/**
 * Returns the keyword with its wrongly typed terms replaced by the probable words, or null if no similar word was
 * found.
 */
async function correctedWords(deps: Deps, { terms, reached }: Search): Promise<string | null> {
  const ids = reached.map(({ store }) => store.id);
  const own = reached.flatMap(({ store, types }) => [store.name, ...types.map(({ name }) => name)]);
  const words = await Promise.all(
    terms.map(async ({ word }) => {
      const names = await namesNear(deps, ids, word);
      return nearestWord(word, [...KNOWN_WORDS, ...own, ...names]) ?? word;
    }),
  );
  return words.every((word, index) => word === terms[index]?.word) ? null : words.join(" ");
}

/** Reads dish names that contain all characters of a term except one. */
async function namesNear({ db }: Deps, store_ids: number[], term: string): Promise<string[]> {
  const parts = partsAroundErrors(term);
  if (parts.length === 0) return [];
  const rows = await db
    .selectDistinct({ name: foods.name })
    .from(foods)
    .where(
      and(
        inArray(foods.store_id, store_ids),
        eq(foods.sale_status, SALE_STATUS_ON_SALE),
        or(...parts.map((all) => arrayContains(foods.search_grams, all.flatMap(termGrams)))),
      ),
    )
    .limit(MAX_NAMES_READ);
  return rows.map(({ name }) => name);
}

/**
 * Returns the matching store types. It returns only types of stores near the visitor, so that no suggestion leads to an
 * empty list.
 */
async function foundTypes(
  deps: Deps,
  reached: ReachedStore[],
  terms: SearchTerm[],
): Promise<StoreType[]> {
  if (terms.length === 0) return [];
  const types = new Map(reached.flatMap((near) => near.types.map((type) => [type.id, type.name])));
  const ids = [...types].flatMap(([id, name]) => (typeMatch(name, terms) === null ? [] : id));
  const rows = await deps.db
    .select()
    .from(store_types)
    .where(inArray(store_types.id, ids))
    .orderBy(asc(store_types.position));
  const rank = ({ name }: StoreType) => typeMatch(name, terms) ?? 0;
  return rows.sort((a, b) => rank(a) - rank(b)).slice(0, PANEL_TYPES);
}

type DishQuery = {
  terms: SearchTerm[];
  price: PriceRange;
  dining_type: DiningType;
  /**
   * The stores that match by their name or type. A dish of these stores is read if its price is in the range, even if
   * the dish contains no term.
   */
  matching_ids: number[];
};
type FoodRow = Awaited<ReturnType<typeof foodsWithTerms>>[number];

/**
 * Reads at most `MAX_DISHES_READ` dishes of each store for each combination of matching terms. Dishes whose name
 * contains a term are preferred over dishes whose description contains it.
 */
async function foodsWithTerms(
  { db }: Deps,
  store_ids: number[],
  { terms, price, dining_type, matching_ids }: DishQuery,
) {
  const words = terms.map(wordsForDish);
  const termConditions = words.map((spellings) => containsAnyWord(foods.search_grams, spellings));
  const isOfMatching = matching_ids.length > 0 ? inArray(foods.store_id, matching_ids) : undefined;
  const { price_min, price_max } = price;
  const unitPrice = unitPriceColumn(dining_type);
  const isNamed = or(...words.flat().map((text) => sql`strpos(lower(${foods.name}), ${text}) > 0`));
  const isOwnWord = containsAnyWord(
    foods.search_grams,
    terms.map(({ word }) => word),
  );
  // If the search has a price, more expensive dishes of a matching store come before cheaper dishes, because they are
  // meals rather than side dishes.
  const order = [
    ...(terms.length > 0 ? [sql`${isNamed} desc`, sql`${isOwnWord} desc`] : []),
    ...(isOfMatching ? [sql`${unitPrice} desc`] : []),
    sql`char_length(${foods.name}), ${foods.position}, ${foods.id}`,
  ];
  const rank = sql<number>`row_number() over (
    partition by ${sql.join([foods.store_id, ...termConditions], sql`, `)}
    order by ${sql.join(order, sql`, `)})`;
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
        or(...termConditions, isOfMatching),
        price_min === undefined ? undefined : gte(unitPrice, price_min),
        price_max === undefined ? undefined : lte(unitPrice, price_max),
      ),
    )
    .as("ranked");
  const rows = await db
    .select()
    .from(ranked)
    .where(lte(ranked.rank, MAX_DISHES_READ))
    .orderBy(asc(ranked.id));
  return rows.map((row) => ({ ...row, unit_price: unitPriceFor(row, dining_type) }));
}
