import { SYNONYMS } from "./search-synonyms.ts";
import { searchText } from "./search-text.ts";

/** The ways to write one term, the visitor's own first: any of them found is the term found. */
export type SearchTerm = string[];

/** Whoever pastes a sentence is answered by its beginning. */
const TERMS_MAX = 6;
const SPELLINGS_MAX = 12;

/** The longest first: what is known of 手搖飲 is the whole word, not the 手搖 in it. */
const MEANINGS = SYNONYMS.map((words) => words.toSorted((a, b) => b.length - a.length));

/** What a keyword asks for: terms between spaces, all of which must be found. None without a letter or digit. */
export function searchTerms(keyword: string): SearchTerm[] {
  const words = keyword.split(/\s+/u).map(searchText).filter(Boolean);
  return [...new Set(words)].slice(0, TERMS_MAX).map(spellings);
}

function spellings(term: string): SearchTerm {
  const others = MEANINGS.flatMap((words) => {
    const known = words.find((word) => occursIn(word, term));
    return known === undefined ? [] : words.map((word) => term.replace(known, word));
  });
  return [...new Set([term, ...others])].slice(0, SPELLINGS_MAX);
}

/** Chinese runs on without spaces; a Latin word inside another one is a different word. */
function occursIn(word: string, term: string): boolean {
  return /^[a-z]/.test(word) ? word === term : term.includes(word);
}
