import { pairs, searchText } from "../../db/search-grams.ts";

export { searchGrams, searchText } from "../../db/search-grams.ts";

/** The grams that a row must hold all of to answer this term; none for a term without a letter. */
export function termGrams(term: string): string[] {
  const text = searchText(term);
  return [...text].length === 1 ? [text] : [...new Set(pairs(text))];
}
