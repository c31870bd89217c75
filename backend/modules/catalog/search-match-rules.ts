import { STORE_CLASSIFICATION } from "../../../lib/contracts/codes.ts";
import { searchText } from "../../db/search-grams.ts";
import type { SearchTerm } from "./search-terms.ts";

/** The rank of each place where a term can match. Results are sorted by it, the lowest first. */
export const MATCH_RANK = {
  isName: 0,
  beginsName: 1,
  /** The end of a name says what the dish is: 芒果冰 is 冰, 冰紅茶 is a tea. */
  endsName: 1,
  inName: 2,
  inType: 3,
  /** Several dishes of the store match. A single one may be a side dish. */
  inDishes: 4,
  inDish: 5,
  /** A customer who searches for a dish expects a cooked one. */
  inGoods: 6,
  inDishText: 7,
};
const NOWHERE = 9;
/** A match by a synonym ranks this much lower than a match by the visitor's own word. */
const OTHER_SPELLING = 0.5;
const SEVERAL = 2;
/** A value of MATCH_RANK, or half a step higher for a synonym; null without a match. */
type Rank = number | null;

type SearchedStore = {
  store: { name: string; store_classification_id: number };
  types: { name: string }[];
};
type Dish = { name: string; desc: string };
type Match<Food> = { rank: number; dishes: Food[] };
/** The texts in the searchable form. Only stores have `types`, only dishes have `product` and `desc`. */
type Texts = { name: string; types?: string[]; product?: string; desc?: string };

/**
 * A store matches when each term is in its name, its types or one of its dishes. `dishes`: the dishes of the match, the
 * best first; empty when only the name and the types match.
 */
export function storeMatch<Food extends Dish>(
  searched: SearchedStore,
  foods: Food[],
  terms: SearchTerm[],
): Match<Food> | null {
  const texts = storeTexts(searched);
  const missing = terms.filter((term) => rankOf(texts, term) === null);
  return missing.length === 0
    ? { rank: rankOfAll(texts, terms) ?? NOWHERE, dishes: [] }
    : matchByDishes(searched, foods, missing);
}

/** A dish matches when each term is in its name, or in the name of its store for some of the terms. */
export function dishMatch(
  dish: { name: string },
  searched: SearchedStore,
  terms: SearchTerm[],
): Rank {
  const texts = dishTexts(dish);
  const own = terms.filter((term) => rankOf(texts, term) !== null);
  const others = terms.filter((term) => !own.includes(term));
  const isOfThatStore = others.length === 0 || rankOfAll(storeTexts(searched), others) !== null;
  const rank = own.length > 0 && isOfThatStore ? rankOfAll(texts, own) : null;
  if (rank === null || !isGrocery(searched) || isProduct(texts, own)) return rank;
  return MATCH_RANK.inGoods + rank;
}

/** Such a match finds many stores, so those that are open now come first. */
export function isNameOrTypeMatch(rank: number): boolean {
  return rank >= MATCH_RANK.inName && rank < MATCH_RANK.inDishes;
}

export function typeMatch(name: string, terms: SearchTerm[]): Rank {
  return rankOfAll({ name: searchText(name), types: [] }, terms);
}

function matchByDishes<Food extends Dish>(
  searched: SearchedStore,
  foods: Food[],
  terms: SearchTerm[],
): Match<Food> | null {
  const relevant = foods
    .map((food) => {
      const texts = { ...dishTexts(food), desc: searchText(food.desc) };
      const ranks = terms.map((term) => rankOf(texts, term) ?? NOWHERE);
      return { food, texts, ranks, cost: ranks.reduce((sum, rank) => sum + rank, 0) };
    })
    .filter(({ ranks }) => ranks.some(isFound))
    .sort((a, b) => a.cost - b.cost);
  const needed = terms.flatMap(
    (_term, index) => relevant.find(({ ranks }) => isFound(ranks[index])) ?? [],
  );
  if (needed.length < terms.length) return null;
  const isNamed = needed.every(({ ranks }, index) => isInName(ranks[index]));
  const matchesByName = relevant
    .filter(({ ranks }) => ranks.every(isInName))
    .map(({ texts }) => texts);
  const dishes = [...new Set([...needed, ...relevant])].map(({ food }) => food);
  return {
    rank: isNamed ? rankOfNamed(searched, matchesByName, terms) : MATCH_RANK.inDishText,
    dishes,
  };
}

function rankOfNamed(searched: SearchedStore, matchesByName: Texts[], terms: SearchTerm[]): number {
  const isGoods = isGrocery(searched) && !matchesByName.some((texts) => isProduct(texts, terms));
  if (isGoods) return MATCH_RANK.inGoods;
  return matchesByName.length >= SEVERAL ? MATCH_RANK.inDishes : MATCH_RANK.inDish;
}

function isGrocery({ store }: SearchedStore): boolean {
  return store.store_classification_id === STORE_CLASSIFICATION.grocery;
}

/** 高麗菜 半顆 matches 高麗菜 exactly, but 咖啡凍 單杯 does not match 咖啡 exactly. */
function isProduct({ product }: Texts, terms: SearchTerm[]): boolean {
  return product === joinTerms(terms);
}

function isFound(rank: number | undefined): boolean {
  return rank !== undefined && rank !== NOWHERE;
}

function isInName(rank: number | undefined): boolean {
  return isFound(rank) && rank !== MATCH_RANK.inDishText;
}

/** The name of the product without brackets and without the pack, which follows a space. */
function dishTexts({ name }: { name: string }): Texts {
  const [product = ""] = name.replace(/[（(][^（(）)]*[）)]/gu, "").split(/\s/u);
  return { name: searchText(name), product: searchText(product) };
}

function storeTexts({ store, types }: SearchedStore): Texts {
  return { name: searchText(store.name), types: types.map((type) => searchText(type.name)) };
}

/** The rank of the worst term. A name that equals the whole keyword counts as an exact match. */
function rankOfAll(texts: Texts, terms: SearchTerm[]): Rank {
  if (texts.name === joinTerms(terms)) return MATCH_RANK.isName;
  const ranks = terms.map((term) => rankOf(texts, term));
  return ranks.reduce(
    (worst, rank) => (worst === null || rank === null ? null : Math.max(worst, rank)),
    MATCH_RANK.isName,
  );
}

function joinTerms(terms: SearchTerm[]): string {
  return terms.map(({ word }) => word).join("");
}

function rankOf(texts: Texts, { word, same, kinds }: SearchTerm): Rank {
  const spelled = same.map((word) => rankInName(texts, word) + OTHER_SPELLING);
  // A kind of store in the name counts like the type of the store.
  const akin = kinds.map((word) => Math.max(rankInName(texts, word), MATCH_RANK.inType));
  const ranks = texts.types ? akin.map((rank) => rank + OTHER_SPELLING) : [];
  // A set with a drink does not match 飲料.
  const isMentioned = kinds.length === 0 && texts.desc?.includes(word);
  const mentioned = isMentioned ? MATCH_RANK.inDishText : NOWHERE;
  const best = Math.min(rankInName(texts, word), mentioned, ...spelled, ...ranks);
  return best < NOWHERE ? best : null;
}

function rankInName({ name, types = [], product }: Texts, text: string): number {
  if (name === text) return MATCH_RANK.isName;
  if (product === undefined && name.startsWith(text)) return MATCH_RANK.beginsName;
  if (product?.endsWith(text)) return MATCH_RANK.endsName;
  if (name.includes(text)) return MATCH_RANK.inName;
  return types.some((type) => type.includes(text)) ? MATCH_RANK.inType : NOWHERE;
}
