import { STORE_CLASSIFICATION } from "../../../lib/contracts/codes.ts";
import { searchText } from "../../db/search-grams.ts";
import type { SearchTerm } from "./search-terms.ts";

/** The places where a term can match, the best first. Results are sorted by them. */
export const FOUND = {
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
/** One of FOUND, or half a step behind it for a synonym; null without a match. */
type Place = number | null;

type Shop = { store: { name: string; store_classification_id: number }; types: { name: string }[] };
type Dish = { name: string; desc: string };
type Match<Food> = { rank: number; dishes: Food[] };
/** The texts in the searchable form. Only stores have `types`, only dishes have `product` and `desc`. */
type Texts = { name: string; types?: string[]; product?: string; desc?: string };

/**
 * A store matches when each term is in its name, its types or one of its dishes. `dishes`: the dishes of the match, the
 * best first; empty when only the name and the types match.
 */
export function storeMatch<Food extends Dish>(
  shop: Shop,
  foods: Food[],
  terms: SearchTerm[],
): Match<Food> | null {
  const texts = shopTexts(shop);
  const missing = terms.filter((term) => rankOf(texts, term) === null);
  return missing.length === 0
    ? { rank: rankOfAll(texts, terms) ?? NOWHERE, dishes: [] }
    : matchByDishes(shop, foods, missing);
}

/** A dish matches when each term is in its name, or in the name of its store for some of the terms. */
export function dishMatch(dish: { name: string }, shop: Shop, terms: SearchTerm[]): Place {
  const texts = dishTexts(dish);
  const own = terms.filter((term) => rankOf(texts, term) !== null);
  const others = terms.filter((term) => !own.includes(term));
  const isOfThatShop = others.length === 0 || rankOfAll(shopTexts(shop), others) !== null;
  const rank = own.length > 0 && isOfThatShop ? rankOfAll(texts, own) : null;
  if (rank === null || !isGrocery(shop) || isProduct(texts, own)) return rank;
  return FOUND.inGoods + rank;
}

/** A match by type finds many stores, so those that are open now come first. */
export function isOfKind(rank: number): boolean {
  return rank >= FOUND.inName && rank < FOUND.inDishes;
}

export function typeMatch(name: string, terms: SearchTerm[]): Place {
  return rankOfAll({ name: searchText(name), types: [] }, terms);
}

function matchByDishes<Food extends Dish>(
  shop: Shop,
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
  return { rank: isNamed ? rankOfNamed(shop, matchesByName, terms) : FOUND.inDishText, dishes };
}

function rankOfNamed(shop: Shop, matchesByName: Texts[], terms: SearchTerm[]): number {
  const isGoods = isGrocery(shop) && !matchesByName.some((texts) => isProduct(texts, terms));
  if (isGoods) return FOUND.inGoods;
  return matchesByName.length >= SEVERAL ? FOUND.inDishes : FOUND.inDish;
}

function isGrocery({ store }: Shop): boolean {
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
  return isFound(rank) && rank !== FOUND.inDishText;
}

/** The name of the product without brackets and without the pack, which follows a space. */
function dishTexts({ name }: { name: string }): Texts {
  const [product = ""] = name.replace(/[（(][^（(）)]*[）)]/gu, "").split(/\s/u);
  return { name: searchText(name), product: searchText(product) };
}

function shopTexts({ store, types }: Shop): Texts {
  return { name: searchText(store.name), types: types.map((type) => searchText(type.name)) };
}

/** The place of the worst term. A name that equals the whole keyword counts as an exact match. */
function rankOfAll(texts: Texts, terms: SearchTerm[]): Place {
  if (texts.name === joinTerms(terms)) return FOUND.isName;
  const ranks = terms.map((term) => rankOf(texts, term));
  return ranks.reduce(
    (worst, rank) => (worst === null || rank === null ? null : Math.max(worst, rank)),
    FOUND.isName,
  );
}

function joinTerms(terms: SearchTerm[]): string {
  return terms.map(({ word }) => word).join("");
}

function rankOf(texts: Texts, { word, same, kinds }: SearchTerm): Place {
  const spelled = same.map((word) => rankInName(texts, word) + OTHER_SPELLING);
  // A kind of store in the name counts like the type of the store.
  const akin = kinds.map((word) => Math.max(rankInName(texts, word), FOUND.inType));
  const ranks = texts.types ? akin.map((rank) => rank + OTHER_SPELLING) : [];
  // A set with a drink does not match 飲料.
  const isMentioned = kinds.length === 0 && texts.desc?.includes(word);
  const mentioned = isMentioned ? FOUND.inDishText : NOWHERE;
  const best = Math.min(rankInName(texts, word), mentioned, ...spelled, ...ranks);
  return best < NOWHERE ? best : null;
}

function rankInName({ name, types = [], product }: Texts, text: string): number {
  if (name === text) return FOUND.isName;
  if (product === undefined && name.startsWith(text)) return FOUND.beginsName;
  if (product?.endsWith(text)) return FOUND.endsName;
  if (name.includes(text)) return FOUND.inName;
  return types.some((type) => type.includes(text)) ? FOUND.inType : NOWHERE;
}
