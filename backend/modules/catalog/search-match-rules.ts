import { STORE_CLASSIFICATION } from "../../../lib/contracts/codes.ts";
import { searchText } from "../../db/search-grams.ts";
import type { SearchTerm } from "./search-terms.ts";

/** The rank of a match, by the place where the term was found. Results are sorted by their rank, the lowest first. */
export const MATCH_RANK = {
  isName: 0,
  beginsName: 1,
  /**
   * The term is the end of a dish's name. This ranks as high as the beginning of a store's name, because a Chinese name
   * ends with the kind of dish: 芒果冰 is a kind of 冰, but 冰紅茶 is a tea.
   */
  endsName: 1,
  inName: 2,
  inType: 3,
  /**
   * Several dishes of the store match. This ranks before one matching dish, because a single dish may be a side dish.
   */
  inDishes: 4,
  inDish: 5,
  /**
   * A product of a grocery matches. It ranks after dishes, because a customer who searches for a dish expects cooked
   * food. A product whose whole name is searched (`isProduct`) ranks like a dish.
   */
  inGoods: 6,
  inDishText: 7,
};
const NOWHERE = 9;
/**
 * This value is added to the rank of a match by a synonym, so that it comes after a match by the visitor's own word at
 * the same place, for example in a store's name.
 */
const OTHER_SPELLING = 0.5;
const SEVERAL = 2;
/**
 * A value of `MATCH_RANK`, plus `OTHER_SPELLING` for a synonym. `dishMatch` also adds `inGoods` for a product of a
 * grocery, unless the terms are the whole name of the product. The rank is null without a match.
 */
type Rank = number | null;

type SearchedStore = {
  store: { name: string; store_classification_id: number };
  types: { name: string }[];
};
type Dish = { name: string; desc: string };
type Match<Food> = { rank: number; dishes: Food[] };
/**
 * The texts of a store, a store type or a dish in the searchable form. A dish has no `types`. For a store type, `types`
 * is empty. Only dishes have `product` and `desc`.
 */
type Texts = { name: string; types?: string[]; product?: string; desc?: string };

/** The maximum number of names of dishes whose texts are kept. */
const NAMES_KEPT = 20_000;
const textsOfDishes = new Map<string, Texts>();
const textsOfStores = new WeakMap<object, { of: SearchedStore["types"]; texts: Texts }>();
const namesOfStores = new WeakMap<object, string>();
const ranksOfTerms = new WeakMap<SearchTerm, Map<Texts, Rank>>();

/**
 * Matches a store with the search terms. A store matches if each term, or a synonym of it, occurs in the name, in a
 * type or in a dish of the store. Synonyms are not searched in the descriptions of dishes, and neither are terms for
 * kinds of stores. Several terms may occur in different dishes. Returns null without a match. `dishes` is empty if the
 * name and the types match all terms. If they lack some terms, `dishes` has the dishes that match at least one of the
 * lacking terms: first the best dish for each lacking term, then the remaining dishes, the best first.
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

/**
 * Returns only the rank of `storeMatch`, or null without a match. If the store's name and types match all terms but
 * one, this takes much less time than finding the dishes too.
 */
export function storeRank(searched: SearchedStore, foods: Dish[], terms: SearchTerm[]): Rank {
  const texts = storeTexts(searched);
  const missing = terms.filter((term) => rankOf(texts, term) === null);
  const [only] = missing;
  if (!only || missing.length > 1) return storeMatch(searched, foods, terms)?.rank ?? null;
  const named: Texts[] = [];
  let isMentioned = false;
  for (const food of foods) {
    const dish = textsWithDesc(food);
    const rank = rankOf(dish, only);
    if (rank === MATCH_RANK.inDishText) isMentioned = true;
    else if (rank !== null) named.push(dish);
  }
  if (named.length > 0) return rankOfNamed(searched, named, missing);
  return isMentioned ? MATCH_RANK.inDishText : null;
}

/**
 * Matches a dish with the search terms. A dish matches if its name contains at least one term and the name or a type of
 * its store contains each of the other terms. A synonym of a term is enough.
 */
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

/**
 * Returns true for a match inside a store's name but not at its beginning, and for a match in a type. Such matches find
 * many stores, so open stores come first among them.
 */
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
      const texts = food.desc
        ? { ...dishTexts(food), desc: searchText(food.desc) }
        : dishTexts(food);
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

/**
 * Returns true if the terms equal `product`, the name without the package size. For example, the term 高麗菜 equals the
 * `product` of 高麗菜 半顆, but the term 咖啡 does not equal the `product` of 咖啡凍 單杯.
 */
function isProduct({ product }: Texts, terms: SearchTerm[]): boolean {
  return product === joinTerms(terms);
}

function isFound(rank: number | undefined): boolean {
  return rank !== undefined && rank !== NOWHERE;
}

function isInName(rank: number | undefined): boolean {
  return isFound(rank) && rank !== MATCH_RANK.inDishText;
}

/**
 * Returns the searchable texts of a dish. `product` is the name without texts in brackets and without the package size,
 * which follows a space. Many stores sell dishes of the same name, so the texts of a name are kept.
 */
function dishTexts({ name }: { name: string }): Texts {
  const kept = textsOfDishes.get(name);
  if (kept) return kept;
  const [product = ""] = name.replace(/[（(][^（(）)]*[）)]/gu, "").split(/\s/u);
  const texts = { name: searchText(name), product: searchText(product) };
  if (textsOfDishes.size >= NAMES_KEPT) textsOfDishes.clear();
  textsOfDishes.set(name, texts);
  return texts;
}

function textsWithDesc(dish: Dish): Texts {
  const texts = dishTexts(dish);
  return dish.desc === "" ? texts : { ...texts, desc: searchText(dish.desc) };
}

function storeTexts({ store, types }: SearchedStore): Texts {
  const kept = textsOfStores.get(store);
  if (kept?.of === types) return kept.texts;
  const texts = { name: nameText(store), types: types.map(nameText) };
  textsOfStores.set(store, { of: types, texts });
  return texts;
}

/** Returns the searchable form of a name. The form is kept as long as the object of the store or type exists. */
function nameText(named: { name: string }): string {
  const text = namesOfStores.get(named) ?? searchText(named.name);
  namesOfStores.set(named, text);
  return text;
}

/**
 * Returns the rank of the term with the worst match, or null if a term has no match. If the name equals all terms
 * together, returns `MATCH_RANK.isName`.
 */
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

/** Returns the rank of a term in these texts. The rank is kept as long as the object `term` exists. */
function rankOf(texts: Texts, term: SearchTerm): Rank {
  const ranks = ranksOfTerms.get(term) ?? new Map<Texts, Rank>();
  ranksOfTerms.set(term, ranks);
  const kept = ranks.get(texts);
  if (kept !== undefined) return kept;
  const rank = findRank(texts, term);
  ranks.set(texts, rank);
  return rank;
}

function findRank(texts: Texts, { word, same, kinds }: SearchTerm): Rank {
  const spelled = same.map((word) => rankInName(texts, word) + OTHER_SPELLING);
  // If a store's name contains a word for a kind of store, the match ranks like a match of the store's type.
  const akin = kinds.map((word) => Math.max(rankInName(texts, word), MATCH_RANK.inType));
  const ranks = texts.types ? akin.map((rank) => rank + OTHER_SPELLING) : [];
  // Terms for kinds of stores are not searched in descriptions. Otherwise every set with a drink would match 飲料.
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
