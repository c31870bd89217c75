import { arrayContains, or, type SQL } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";

/**
 * Returns the searchable form of a text: half-width lower case, with 台 instead of 臺, without spaces and punctuation.
 */
export function searchText(text: string): string {
  return text
    .normalize("NFKC")
    .toLowerCase()
    .replaceAll("臺", "台")
    .replace(/[^\p{L}\p{N}]+/gu, "");
}

/**
 * Returns every character and every pair of adjacent characters of the texts. Pairs are used instead of words, because
 * Chinese text has no spaces between words. A search for one character uses the single characters.
 */
export function searchGrams(texts: string[]): string[] {
  const grams = texts.map(searchText).flatMap((text) => [...text, ...pairs(text)]);
  return [...new Set(grams)];
}

/**
 * Returns the grams of a term. A row matches the term if the row contains all grams. Returns no grams for a term
 * without letters and digits.
 */
export function termGrams(term: string): string[] {
  const text = searchText(term);
  return [...text].length === 1 ? [text] : [...new Set(pairs(text))];
}

function pairs(text: string): string[] {
  const characters = [...text];
  return characters.slice(1).map((character, index) => `${characters[index]}${character}`);
}

/** Returns the SQL condition that a row contains at least one of these words. */
export function containsAnyWord(grams: PgColumn, words: string[]): SQL | undefined {
  return or(...words.map((word) => arrayContains(grams, termGrams(word))));
}
