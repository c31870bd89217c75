import { DINING_TYPE, type DiningType } from "../../../lib/contracts/codes.ts";
import { isInRange, type PriceRange } from "./search-price.ts";

/** A product of `store_texts.products`. Its texts are in NFKC form and lower case, with 台 instead of 臺. */
export type ProductLine = { id: number; name: string; desc: string; unit_price: number };

const LETTER_OR_SEPARATOR = /[\p{L}\p{N}\n\t]/u;

/**
 * Returns the products of a store that are sold for this dining type and whose line in `products` contains one of these
 * words. A word of digits may be found in the id or in a price, so the caller must compare the name and the description
 * again. The words are in the searchable form, which has no punctuation and no spaces. Therefore punctuation and spaces
 * in the lines are ignored.
 *
 * The triggers of `store_texts` write the lines. Each line has the id, the name, the price, the price of a business
 * reservation, the dining types as JSON and the description, separated by tabs.
 */
export function matchingLines(
  products: string,
  words: string[],
  dining_type: DiningType,
): ProductLine[] {
  const matches = words.map((word) => ({ word, at: indexOfWord(products, word, 0) }));
  const found: ProductLine[] = [];
  for (;;) {
    const at = Math.min(...matches.map((match) => match.at));
    if (at === Number.POSITIVE_INFINITY) return found;
    const start = products.lastIndexOf("\n", at) + 1;
    const lineEnd = products.indexOf("\n", at);
    const end = lineEnd === -1 ? products.length : lineEnd;
    const product = soldProduct(products.slice(start, end), dining_type, {});
    if (product) found.push(product);
    for (const match of matches) {
      if (match.at < end) match.at = indexOfWord(products, match.word, end);
    }
  }
}

/**
 * Returns the index of the first occurrence of the word at or after `from`, or infinity if there is none. Punctuation
 * and spaces in the text are ignored.
 */
function indexOfWord(text: string, word: string, from: number): number {
  const first = word.charAt(0);
  for (let at = text.indexOf(first, from); at !== -1; at = text.indexOf(first, at + 1)) {
    if (hasWordAt(text, word, at)) return at;
  }
  return Number.POSITIVE_INFINITY;
}

function hasWordAt(text: string, word: string, at: number): boolean {
  let position = at + 1;
  for (let index = 1; index < word.length; index += 1) {
    while (text[position] !== word[index]) {
      if (position >= text.length || LETTER_OR_SEPARATOR.test(text.charAt(position))) return false;
      position += 1;
    }
    position += 1;
  }
  return true;
}

/** Returns all products of a store that are sold for this dining type and have a price in this range. */
export function allLines(
  products: string,
  dining_type: DiningType,
  price: PriceRange,
): ProductLine[] {
  const found: ProductLine[] = [];
  for (const line of products.split("\n")) {
    const product = soldProduct(line, dining_type, price);
    if (product) found.push(product);
  }
  return found;
}

/** Returns null for a product that is not sold for this dining type or whose price is outside the range. */
function soldProduct(line: string, dining_type: DiningType, price: PriceRange): ProductLine | null {
  const idEnd = line.indexOf("\t");
  const nameEnd = line.indexOf("\t", idEnd + 1);
  if (nameEnd === -1) return null;
  const priceEnd = line.indexOf("\t", nameEnd + 1);
  // Most products have nothing after their price.
  const rest = priceEnd === -1 ? [] : line.slice(priceEnd + 1).split("\t");
  const [business_price = "", dining_types = "", desc = ""] = rest;
  if (!isSoldFor(dining_types, dining_type)) return null;
  const isBusiness = dining_type === DINING_TYPE.businessReservation && business_price !== "";
  const usual_price = line.slice(nameEnd + 1, priceEnd === -1 ? line.length : priceEnd);
  const unit_price = Number(isBusiness ? business_price : usual_price);
  if (!isInRange(unit_price, price)) return null;
  const id = Number(line.slice(0, idEnd));
  return { id, name: line.slice(idEnd + 1, nameEnd), desc, unit_price };
}

/** Returns false only for a list without this dining type. A product without a list is sold for every dining type. */
function isSoldFor(dining_types: string, dining_type: DiningType): boolean {
  const list = dining_types === "" ? null : JSON.parse(dining_types);
  return !Array.isArray(list) || list.includes(dining_type);
}
