import { searchText } from "../../db/search-grams.ts";
import { KINDS, THINGS } from "./search-synonyms.ts";

/** Any of these words found is the term found; which of them count depends on where it is looked for. */
export type SearchTerm = {
  /** The visitor's own word. */
  asked: string;
  /** Its other spellings: for names and types, of stores and of dishes. */
  same: string[];
  /** Other words for that kind of store: for the names and types of stores. */
  kinds: string[];
};

/** A pasted sentence is searched by its beginning. */
const TERMS_MAX = 6;
const WORDS_MAX = 12;

/** What a keyword asks for: terms between spaces, all of which must be found. None without a letter or digit. */
export function searchTerms(keyword: string): SearchTerm[] {
  const words = keyword.split(/\s+/u).map(searchText).filter(Boolean);
  return [...new Set(words)].slice(0, TERMS_MAX).map((asked) => ({
    asked,
    same: otherWords(asked, THINGS),
    kinds: otherWords(asked, KINDS),
  }));
}

export function wordsForDish({ asked, same }: SearchTerm): string[] {
  return [asked, ...same];
}

export function wordsForStore({ asked, same, kinds }: SearchTerm): string[] {
  return [asked, ...same, ...kinds];
}

function otherWords(term: string, meanings: readonly (readonly string[])[]): string[] {
  const others = meanings.flatMap((words) => {
    const known = longestIn(words, term);
    return known === undefined ? [] : words.map((word) => term.replace(known, word));
  });
  return [...new Set(others)].filter((word) => word !== term).slice(0, WORDS_MAX);
}

/** What is known of 手搖飲 is the whole word, not the 手搖 in it. */
function longestIn(words: readonly string[], term: string): string | undefined {
  const found = words.filter((word) => occursIn(word, term));
  return found.sort((a, b) => b.length - a.length)[0];
}

/** Chinese runs on without spaces; a Latin word inside another one is a different word. */
function occursIn(word: string, term: string): boolean {
  return /^[a-z]/.test(word) ? word === term : term.includes(word);
}
