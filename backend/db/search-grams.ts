import { arrayContains, or, type SQL } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";

/** The searchable form of a text: one width and one case, 台 for 臺, without spaces and punctuation. */
export function searchText(text: string): string {
  return text
    .normalize("NFKC")
    .toLowerCase()
    .replaceAll("臺", "台")
    .replace(/[^\p{L}\p{N}]+/gu, "");
}

/**
 * Every character and every pair of neighbouring characters of the texts. Chinese has no word breaks, so pairs stand for
 * words. A search for one character uses the single characters.
 */
export function searchGrams(texts: string[]): string[] {
  const grams = texts.map(searchText).flatMap((text) => [...text, ...pairs(text)]);
  return [...new Set(grams)];
}

/** The grams that a row must all hold to match this term; none for a term without a letter. */
export function termGrams(term: string): string[] {
  const text = searchText(term);
  return [...text].length === 1 ? [text] : [...new Set(pairs(text))];
}

function pairs(text: string): string[] {
  const characters = [...text];
  return characters.slice(1).map((character, index) => `${characters[index]}${character}`);
}

/** The condition that a row contains one of these words. */
export function containsAnyWord(grams: PgColumn, words: string[]): SQL | undefined {
  return or(...words.map((word) => arrayContains(grams, termGrams(word))));
}
