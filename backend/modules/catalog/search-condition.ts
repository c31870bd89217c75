import { arrayContains, or, type SQL } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import { termGrams } from "../../db/search-grams.ts";

/** The condition that a row contains one of these words. */
export function containsAnyWord(grams: PgColumn, words: string[]): SQL | undefined {
  return or(...words.map((word) => arrayContains(grams, termGrams(word))));
}
