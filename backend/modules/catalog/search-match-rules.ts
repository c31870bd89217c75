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
/** How much lower a match by a synonym ranks than a match by the visitor's own word. */
const OTHER_SPELLING = 0.5;
const SEVERAL = 2;
/** One of FOUND, or half a step behind it for a synonym; null without a match. */
type Place = number | null;

type Shop = { store: { name: string; store_classification_id: number }; types: { name: string }[] };
type Dish = { name: string; desc: string };
type Match<Food> = { place: number; dishes: Food[] };
/** The texts in the searchable form. Only stores have `types`, only dishes have `product` and `desc`. */
type Texts = { name: string; types?: string[]; product?: string; desc?: string };

/**
 * A store matches when each term is in its name, its types or one of its dishes. `dishes`: the dishes of the match, the
 * best first; empty when name and types match alone.
 */
export function storeMatch<Food extends Dish>(
  shop: Shop,
  foods: Food[],
  terms: SearchTerm[],
): Match<Food> | null {
  const texts = shopTexts(shop);
  const missing = terms.filter((term) => placeOf(texts, term) === null);
  return missing.length === 0
    ? { place: placeOfAll(texts, terms) ?? NOWHERE, dishes: [] }
    : matchByDishes(shop, foods, missing);
}

/** A dish matches when each term is in its name, or in the name of its store for some of the terms. */
export function dishMatch(dish: { name: string }, shop: Shop, terms: SearchTerm[]): Place {
  const texts = dishTexts(dish);
  const own = terms.filter((term) => placeOf(texts, term) !== null);
  const others = terms.filter((term) => !own.includes(term));
  const isOfThatShop = others.length === 0 || placeOfAll(shopTexts(shop), others) !== null;
  const place = own.length > 0 && isOfThatShop ? placeOfAll(texts, own) : null;
  if (place === null || !isGrocery(shop) || isProduct(texts, own)) return place;
  return FOUND.inGoods + place;
}

/** A match by type finds many stores, so those that are open now come first. */
export function isOfKind(place: number): boolean {
  return place >= FOUND.inName && place < FOUND.inDishes;
}

export function typeMatch(name: string, terms: SearchTerm[]): Place {
  return placeOfAll({ name: searchText(name), types: [] }, terms);
}

function matchByDishes<Food extends Dish>(
  shop: Shop,
  foods: Food[],
  terms: SearchTerm[],
): Match<Food> | null {
  const relevant = foods
    .map((food) => {
      const texts = { ...dishTexts(food), desc: searchText(food.desc) };
      const places = terms.map((term) => placeOf(texts, term) ?? NOWHERE);
      return { food, texts, places, cost: places.reduce((sum, place) => sum + place, 0) };
    })
    .filter(({ places }) => places.some(isFound))
    .sort((a, b) => a.cost - b.cost);
  const needed = terms.flatMap(
    (_term, index) => relevant.find(({ places }) => isFound(places[index])) ?? [],
  );
  if (needed.length < terms.length) return null;
  const isNamed = needed.every(({ places }, index) => isInName(places[index]));
  const named = relevant.filter(({ places }) => places.every(isInName)).map(({ texts }) => texts);
  const dishes = [...new Set([...needed, ...relevant])].map(({ food }) => food);
  return { place: isNamed ? placeOfNamed(shop, named, terms) : FOUND.inDishText, dishes };
}

function placeOfNamed(shop: Shop, named: Texts[], terms: SearchTerm[]): number {
  const isGoods = isGrocery(shop) && !named.some((texts) => isProduct(texts, terms));
  if (isGoods) return FOUND.inGoods;
  return named.length >= SEVERAL ? FOUND.inDishes : FOUND.inDish;
}

function isGrocery({ store }: Shop): boolean {
  return store.store_classification_id === STORE_CLASSIFICATION.grocery;
}

/** 高麗菜 半顆 matches 高麗菜 exactly, but 咖啡凍 單杯 does not match 咖啡 exactly. */
function isProduct({ product }: Texts, terms: SearchTerm[]): boolean {
  return product === joined(terms);
}

function isFound(place: number | undefined): boolean {
  return place !== undefined && place !== NOWHERE;
}

function isInName(place: number | undefined): boolean {
  return isFound(place) && place !== FOUND.inDishText;
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
function placeOfAll(texts: Texts, terms: SearchTerm[]): Place {
  if (texts.name === joined(terms)) return FOUND.isName;
  const places = terms.map((term) => placeOf(texts, term));
  return places.reduce(
    (worst, place) => (worst === null || place === null ? null : Math.max(worst, place)),
    FOUND.isName,
  );
}

function joined(terms: SearchTerm[]): string {
  return terms.map(({ asked }) => asked).join("");
}

function placeOf(texts: Texts, { asked, same, kinds }: SearchTerm): Place {
  const spelled = same.map((word) => placeInName(texts, word) + OTHER_SPELLING);
  // A kind of store in the name counts like the type of the store.
  const akin = kinds.map((word) => Math.max(placeInName(texts, word), FOUND.inType));
  const places = texts.types ? akin.map((place) => place + OTHER_SPELLING) : [];
  // A set with a drink does not match 飲料.
  const isMentioned = kinds.length === 0 && texts.desc?.includes(asked);
  const mentioned = isMentioned ? FOUND.inDishText : NOWHERE;
  const best = Math.min(placeInName(texts, asked), mentioned, ...spelled, ...places);
  return best < NOWHERE ? best : null;
}

function placeInName({ name, types = [], product }: Texts, text: string): number {
  if (name === text) return FOUND.isName;
  if (product === undefined && name.startsWith(text)) return FOUND.beginsName;
  if (product?.endsWith(text)) return FOUND.endsName;
  if (name.includes(text)) return FOUND.inName;
  return types.some((type) => type.includes(text)) ? FOUND.inType : NOWHERE;
}
