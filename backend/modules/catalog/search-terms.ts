import { searchText } from "../../db/search-grams.ts";
import { KINDS, THINGS } from "./search-synonyms.ts";

/** A term matches when one of these words matches. Which of them count depends on the place. */
export type SearchTerm = {
  /** The visitor's own word. */
  asked: string;
  /** Other spellings, for the names and types of stores and for dishes. */
  same: string[];
  /** Other words for the kind of store, for the names and types of stores. */
  kinds: string[];
};

/** A long keyword is cut to its beginning. */
const TERMS_MAX = 6;
const WORDS_MAX = 12;

/** The terms of a keyword, separated by spaces. All of them must match. Empty without a letter or digit. */
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

/** The longest known word counts: 手搖飲 and not the 手搖 in it. */
function longestIn(words: readonly string[], term: string): string | undefined {
  const found = words.filter((word) => occursIn(word, term));
  return found.sort((a, b) => b.length - a.length)[0];
}

/** Chinese has no spaces. A Latin word inside another word is a different word. */
function occursIn(word: string, term: string): boolean {
  return /^[a-z]/.test(word) ? word === term : term.includes(word);
}
