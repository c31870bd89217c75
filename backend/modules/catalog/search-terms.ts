import { searchText } from "../../db/search-grams.ts";
import { ENGLISH } from "./search-english.ts";
import { otherForm, traditional } from "./search-spellings.ts";
import { KINDS, THINGS } from "./search-synonyms.ts";

/**
 * A search term with its synonyms. The term matches if one of these words matches. For dishes, only `word` and `same`
 * are searched.
 */
export type SearchTerm = {
  /** The visitor's own word, in traditional characters. */
  word: string;
  /** Other spellings and synonyms. They are searched in the names and types of stores and in dishes. */
  same: string[];
  /** Other words for the same kind of store. They are searched only in the names and types of stores. */
  kinds: string[];
};

/** Only the first terms of a long keyword are used. */
const TERMS_MAX = 6;
const WORDS_MAX = 12;
const PHRASE_WORDS_MAX = 3;

/**
 * Splits a keyword at its spaces into terms, all of which must match. A known English phrase such as bubble tea becomes
 * one term. Returns an empty list for a keyword with neither letters nor digits.
 */
export function searchTerms(keyword: string): SearchTerm[] {
  const words = keyword.split(/\s+/u).map(searchText).filter(Boolean).map(traditional);
  return [...new Set(withPhrases(words))].slice(0, TERMS_MAX).map((word) => {
    const own = spellingsOf(word);
    return {
      word,
      same: otherWords(own, THINGS),
      kinds: otherWords(own, KINDS).filter((word) => !own.includes(word)),
    };
  });
}

export function wordsForDish({ word, same }: SearchTerm): string[] {
  return [word, ...same];
}

export function wordsForStore({ word, same, kinds }: SearchTerm): string[] {
  return [word, ...same, ...kinds];
}

const LATIN = new Set(
  [...ENGLISH.keys(), ...[...THINGS, ...KINDS].flat()].filter((word) => /^[a-z]+$/.test(word)),
);

/** All known words, with which a wrongly typed term is compared. */
export const KNOWN_WORDS: readonly string[] = [
  ...new Set([...LATIN, ...ENGLISH.values(), ...[...THINGS, ...KINDS].flat()]),
];

/** Joins English words that form one known phrase, such as bubble tea and fried chicken. */
function withPhrases(words: string[]): string[] {
  const [first, ...rest] = words;
  if (first === undefined) return [];
  for (let count = PHRASE_WORDS_MAX; count > 1; count -= 1) {
    const phrase = words.slice(0, count).join("");
    if (count <= words.length && LATIN.has(phrase)) {
      return [phrase, ...withPhrases(words.slice(count))];
    }
  }
  return [first, ...withPhrases(rest)];
}

function spellingsOf(term: string): string[] {
  const english = ENGLISH.get(term);
  return [...new Set([term, otherForm(term), ...(english ? [english] : [])])];
}

function otherWords(
  [term = "", ...others]: string[],
  meanings: readonly (readonly string[])[],
): string[] {
  const words = [term, ...others].flatMap((term) =>
    meanings.flatMap((known) => {
      const longest = longestIn(known, term);
      return longest === undefined ? [] : known.map((word) => term.replace(longest, word));
    }),
  );
  return [...new Set([...others, ...words])].filter((word) => word !== term).slice(0, WORDS_MAX);
}

/** Returns the longest known word in the term, for example 手搖飲 instead of 手搖. */
function longestIn(words: readonly string[], term: string): string | undefined {
  const found = words.filter((word) => occursIn(word, term));
  return found.sort((a, b) => b.length - a.length)[0];
}

/**
 * A Latin word must be the whole term, because "tea" in "steak" is not the word tea. A Chinese word may be a part of
 * the term, because Chinese has no spaces.
 */
function occursIn(word: string, term: string): boolean {
  return /^[a-z]/.test(word) ? word === term : term.includes(word);
}
