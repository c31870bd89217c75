import { asc } from "drizzle-orm";
import type { FoundFood, StorePage, StoreSearch } from "../../../lib/contracts/store-lists.ts";
import type { StoreCard, StoreType } from "../../../lib/contracts/stores.ts";
import type { Deps } from "../../call.ts";
import { store_types } from "../../db/schema/store-tables.ts";
import { readStores } from "./nearby-stores.ts";
import type { ProductLine } from "./product-lines.ts";
import { chooseProducts, readFoods } from "./search-foods.ts";
import { type Candidate, findCandidates, similarNames } from "./search-index.ts";
import { isNameOrTypeMatch, storeMatch, typeMatch } from "./search-match-rules.ts";
import { hasLimit, type PriceRange, priceOf } from "./search-price.ts";
import {
  dishRanker,
  matchesAllProducts,
  productsOf,
  type Ranks,
  type SearchWords,
  storeRanker,
} from "./search-ranks.ts";
import { KNOWN_WORDS, searchTerms } from "./search-terms.ts";
import { nearestWord } from "./search-typo-rules.ts";
import { pageOf, sliceOf, storeCards } from "./store-card-pages.ts";
import type { ListChoice } from "./store-list-rules.ts";
import { type Reach, reachOf } from "./store-reach.ts";
import type { Place } from "./store-service.ts";

const PANEL_STORES = 6;
const PANEL_TYPES = 6;
const PANEL_FOODS = 8;
const PAGE_FOODS = 12;
/** The maximum number of dishes of one store in the list of dishes, so that one store does not fill the list. */
const FOODS_OF_STORE = 2;
const DISHES_NAMED = 2;

type SearchPlace = Place & Partial<ListChoice>;
type SearchQuery = SearchPlace & { keyword: string };

/** Returns the suggestions of the search field: the best stores, store types and dishes. */
export async function quickSearch(deps: Deps, query: SearchQuery): Promise<StoreSearch> {
  const search = await searchNear(deps, query);
  const { found, corrected } = search;
  const [shown, types] = await Promise.all([
    readShown(deps, query, { search, found: found.slice(0, PANEL_STORES), foods: PANEL_FOODS }),
    foundTypes(deps, search),
  ]);
  return {
    stores: storeCards(deps, query, shown.stores),
    store_types: types,
    foods: shown.foods.map(({ food }) => food),
    ...(corrected && { corrected }),
  };
}

/** Returns a page of all search results. Only the first page has dishes, the corrected words and the price limits. */
export async function searchStores(
  deps: Deps,
  query: SearchQuery & ListChoice & PriceRange & { page: number },
): Promise<StorePage> {
  const search = await searchNear(deps, query);
  const { corrected, price } = search;
  const found = arranged(search.found, query);
  const { offset, limit } = sliceOf(query.page);
  const shown = await readShown(deps, query, {
    search,
    found: found.slice(offset, offset + limit),
    foods: query.page > 1 ? 0 : PAGE_FOODS,
  });
  const page = pageOf({ stores: storeCards(deps, query, shown.stores), total: found.length });
  if (query.page > 1) return page;
  const foods = shown.foods.map(({ food, near }) => {
    const [card] = storeCards(deps, query, [near]);
    return card ? { ...food, ...pickTrip(card) } : food;
  });
  return { ...page, foods, ...(corrected && { corrected }), ...price };
}

function pickTrip(card: StoreCard): Partial<FoundFood> {
  const { open_status, hours_txt, google_predict_time_text, delivery_fee, delivery_fee_txt } = card;
  return { open_status, hours_txt, google_predict_time_text, delivery_fee, delivery_fee_txt };
}

type RankedCandidate = Candidate & Ranks;
type FoundStore = RankedCandidate & { store_rank: number };
type Search = SearchWords & {
  reach: Reach;
  candidates: RankedCandidate[];
  /** The stores that match, in the order of `foundStores`. */
  found: FoundStore[];
  /** The words that were searched instead, because the keyword itself matches nothing. */
  corrected?: string;
};

/** Searches for the keyword. If nothing matches, searches for the words that the visitor probably meant. */
async function searchNear(deps: Deps, query: SearchQuery & PriceRange): Promise<Search> {
  const { words, ...phrase } = priceOf(query.keyword);
  const price = definedOf(hasLimit(query) ? query : phrase);
  const reach = await reachOf(deps, query);
  const search = { reach, price, terms: searchTerms(words), dining_type: query.dining_type };
  if (search.terms.length === 0 && !hasLimit(price))
    return { ...search, candidates: [], found: [] };
  const first = await resultOf(deps, query, search);
  if (first.found.length > 0) return first;
  const corrected = await correctedWords(deps, first);
  if (corrected === null) return first;
  const second = await resultOf(deps, query, { ...search, terms: searchTerms(corrected) });
  return second.found.length > 0 ? { ...second, corrected } : first;
}

async function resultOf(
  deps: Deps,
  { sort = "recommended", filter = [] }: SearchPlace,
  search: SearchWords & { reach: Reach },
): Promise<Search> {
  const read = await findCandidates(deps.db, search.reach, { terms: search.terms, sort, filter });
  const rankOf = storeRanker(search);
  const candidates = read.map((found) => ({ ...found, ...rankOf(found) }));
  return { ...search, candidates, found: foundStores(candidates, search) };
}

function definedOf({ price_min, price_max }: PriceRange): PriceRange {
  return {
    ...(price_min !== undefined && { price_min }),
    ...(price_max !== undefined && { price_max }),
  };
}

/**
 * Returns the matching stores, the best match first. With a price limit, only stores with a matching dish are returned.
 * Among stores whose rank meets `isNameOrTypeMatch`, open stores come first, even before better matches. Stores with
 * the same rank keep the order of `candidates`: open stores first, and stores with the same opening status by distance.
 */
function foundStores(candidates: RankedCandidate[], { price }: SearchWords): FoundStore[] {
  return candidates
    .filter(isFound)
    .filter(({ dish_rank }) => !hasLimit(price) || dish_rank !== null)
    .sort((a, b) => {
      const areAlike = isNameOrTypeMatch(a.store_rank) && isNameOrTypeMatch(b.store_rank);
      return (areAlike && a.open_rank - b.open_rank) || a.store_rank - b.store_rank;
    });
}

function isFound(candidate: RankedCandidate): candidate is FoundStore {
  return candidate.store_rank !== null;
}

/** Returns the stores that meet all chosen filters, in the chosen order. Equal stores keep the order of `list`. */
function arranged<Found extends Candidate>(list: Found[], query: SearchPlace): Found[] {
  const chosen = list.filter(({ isChosen }) => isChosen);
  if ((query.sort ?? "recommended") === "recommended") return chosen;
  return chosen.sort((a, b) => a.position - b.position);
}

type Shown = { search: Search; found: FoundStore[]; foods: number };

/** Reads the stores of a page, and the best dishes of the search with their stores. */
async function readShown(deps: Deps, query: SearchPlace, { search, found, foods }: Shown) {
  const serving = servingStores(search, query, foods);
  const dishes = serving
    .flatMap((candidate) => bestDishes(candidate, search))
    .sort((a, b) => a.rank - b.rank)
    .slice(0, foods);
  const named = new Map(found.map((store) => [store.store.id, namedDishes(store, search)]));
  const store_ids = [...found, ...serving].map(({ store }) => store.id);
  const food_ids = [...dishes, ...[...named.values()].flat()].map(({ id }) => id);
  const [stores, rows] = await Promise.all([
    readStores(deps, query, [...new Set(store_ids)]),
    readFoods(deps.db, food_ids, query.dining_type),
  ]);
  const storesById = new Map(stores.map((near) => [near.store.id, near]));
  const foodsById = new Map(rows.map((food) => [food.id, food]));
  return {
    stores: found.flatMap(({ store }) => {
      const near = storesById.get(store.id);
      const names = named.get(store.id)?.flatMap(({ id }) => foodsById.get(id)?.name ?? []);
      return near ? [{ ...near, match_txt: (names ?? []).join("、") }] : [];
    }),
    foods: dishes.flatMap(({ id }) => {
      const food = foodsById.get(id);
      const near = food && storesById.get(food.store_id);
      return near ? [{ near, food: { ...food, store_name: near.store.name } }] : [];
    }),
  };
}

/**
 * Returns the `count` stores with the best dishes of the search, or fewer if there are fewer, in the order of
 * `arranged`. Each of these stores has a dish that comes before all dishes of the stores that are left out. Therefore
 * the first `count` dishes of the search all belong to the returned stores.
 */
function servingStores(search: Search, query: SearchPlace, count: number): Candidate[] {
  if (count === 0) return [];
  const ranked = arranged([...search.candidates], query).flatMap((candidate, index) => {
    const { dish_rank: rank } = candidate;
    return rank === null ? [] : [{ candidate, index, rank }];
  });
  return ranked
    .sort((a, b) => a.rank - b.rank)
    .slice(0, count)
    .sort((a, b) => a.index - b.index)
    .map(({ candidate }) => candidate);
}

/**
 * Returns the dishes that a store card names, at most `DISHES_NAMED`. If the search has no price limit, there are none
 * for a store whose name and types match all terms.
 */
function namedDishes(candidate: Candidate, search: SearchWords): ProductLine[] {
  const products = chosenProducts(candidate, search);
  const dishes = hasLimit(search.price)
    ? rankedDishes(candidate, products, search)
    : (storeMatch(candidate, products, search.terms)?.dishes ?? []);
  return dishes.slice(0, DISHES_NAMED);
}

function bestDishes(candidate: Candidate, search: SearchWords) {
  const products = chosenProducts(candidate, search);
  return rankedDishes(candidate, products, search).slice(0, FOODS_OF_STORE);
}

function chosenProducts(candidate: Candidate, words: SearchWords): ProductLine[] {
  const prefersMeals = matchesAllProducts(candidate, words);
  return chooseProducts(productsOf(candidate, words), words.terms, { prefersMeals });
}

/** Returns the matching products of a store, the best first. */
function rankedDishes(candidate: Candidate, products: ProductLine[], search: SearchWords) {
  const rankOf = dishRanker(candidate, search);
  return products
    .flatMap((product) => {
      const rank = rankOf(product);
      return rank === null ? [] : [{ ...product, rank }];
    })
    .sort((a, b) => a.rank - b.rank);
}

/**
 * Returns the terms, separated by spaces, with each wrongly typed term replaced by the probable word. Returns null if
 * no term has such a word.
 */
async function correctedWords({ db }: Deps, { terms, reach }: Search): Promise<string | null> {
  const words = await Promise.all(
    terms.map(async ({ word }) => {
      const names = await similarNames(db, reach, word);
      return nearestWord(word, [...KNOWN_WORDS, ...names]) ?? word;
    }),
  );
  return words.every((word, index) => word === terms[index]?.word) ? null : words.join(" ");
}

/**
 * Returns the matching store types. It returns only types of stores near the visitor, so that no suggestion leads to an
 * empty list. All stores in reach with a matching type are candidates.
 */
async function foundTypes({ db }: Deps, { terms, candidates }: Search): Promise<StoreType[]> {
  if (terms.length === 0) return [];
  const all = await db.select().from(store_types).orderBy(asc(store_types.position));
  const matching = all.filter(({ name }) => typeMatch(name, terms) !== null);
  if (matching.length === 0) return [];
  const reached = new Set(candidates.flatMap(({ types }) => types.map(({ id }) => id)));
  const rank = ({ name }: StoreType) => typeMatch(name, terms) ?? 0;
  return matching
    .filter(({ id }) => reached.has(id))
    .sort((a, b) => rank(a) - rank(b))
    .slice(0, PANEL_TYPES);
}
