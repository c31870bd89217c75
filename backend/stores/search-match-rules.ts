import type { SearchTerm } from "./search-terms.ts";
import { searchText } from "./search-text.ts";

/** Where a term stands, the best place first: what a search found is shown in this order. */
export const FOUND = { isName: 0, beginsName: 1, inName: 2, inType: 3, inDish: 4, inDishText: 5 };
const NOWHERE = 9;
/** Behind what the visitor's own word finds in the same place. */
const OTHER_SPELLING = 0.5;
/** One of FOUND, or half a step behind it; null when the term is not there. */
type Place = number | null;

type Shop = { store: { name: string }; types: { name: string }[] };
type Dish = { name: string; desc: string };
type Match<Food> = { place: number; dishes: Food[] };
/** In the searchable form. */
type Texts = { name: string; types?: string[]; desc?: string };

/**
 * A store is found when each term stands in its name, its types or one of its dishes. `dishes`: those it was
 * found by, the most telling first; none where name and types say it all.
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
    : matchByDishes(foods, missing);
}

/** A dish is found when each term stands in its name; one or more may say instead which store is meant. */
export function dishMatch(dish: { name: string }, shop: Shop, terms: SearchTerm[]): Place {
  const texts = { name: searchText(dish.name) };
  const own = terms.filter((term) => placeOf(texts, term) !== null);
  const others = terms.filter((term) => !own.includes(term));
  const isOfThatShop = others.length === 0 || placeOfAll(shopTexts(shop), others) !== null;
  return own.length > 0 && isOfThatShop ? placeOfAll(texts, own) : null;
}

export function nameMatch(name: string, terms: SearchTerm[]): Place {
  return placeOfAll({ name: searchText(name) }, terms);
}

function matchByDishes<Food extends Dish>(foods: Food[], terms: SearchTerm[]): Match<Food> | null {
  const telling = foods
    .map((food) => {
      const texts = { name: searchText(food.name), desc: searchText(food.desc) };
      const places = terms.map((term) => placeOf(texts, term) ?? NOWHERE);
      return { food, places, cost: places.reduce((sum, place) => sum + place, 0) };
    })
    .sort((a, b) => a.cost - b.cost);
  const needed = terms.flatMap(
    (_term, index) => telling.find(({ places }) => isFound(places[index])) ?? [],
  );
  if (needed.length < terms.length) return null;
  const isNamed = needed.every(({ places }, index) => (places[index] ?? NOWHERE) < FOUND.inDish);
  const others = telling.filter((dish) => dish.places.some(isFound));
  return {
    place: isNamed ? FOUND.inDish : FOUND.inDishText,
    dishes: [...new Set([...needed, ...others])].map(({ food }) => food),
  };
}

function isFound(place: number | undefined): boolean {
  return place !== undefined && place !== NOWHERE;
}

function shopTexts({ store, types }: Shop): Texts {
  return { name: searchText(store.name), types: types.map((type) => searchText(type.name)) };
}

/** The place of its worst term: a name that is the whole keyword counts as that name. */
function placeOfAll(texts: Texts, terms: SearchTerm[]): Place {
  if (texts.name === terms.map(([asked]) => asked).join("")) return FOUND.isName;
  const places = terms.map((term) => placeOf(texts, term));
  return places.reduce(
    (worst, place) => (worst === null || place === null ? null : Math.max(worst, place)),
    FOUND.isName,
  );
}

function placeOf(texts: Texts, [asked = "", ...others]: SearchTerm): Place {
  const places = others.map((text) => placeOfText(texts, text) + OTHER_SPELLING);
  const best = Math.min(placeOfText(texts, asked), ...places);
  return best < NOWHERE ? best : null;
}

function placeOfText({ name, types = [], desc = "" }: Texts, text: string): number {
  if (name === text) return FOUND.isName;
  if (name.startsWith(text)) return FOUND.beginsName;
  if (name.includes(text)) return FOUND.inName;
  if (types.some((type) => type.includes(text))) return FOUND.inType;
  return desc.includes(text) ? FOUND.inDishText : NOWHERE;
}
