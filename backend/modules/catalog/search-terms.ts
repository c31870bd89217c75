import { searchText } from "../../db/search-grams.ts";
import { ENGLISH } from "./search-english.ts";
import { otherForm, traditional } from "./search-spellings.ts";
import { KINDS, THINGS } from "./search-synonyms.ts";

/** A term matches when one of these words matches. Each place uses some of them. */
export type SearchTerm = {
  /** The visitor's own word, in traditional characters. */
  word: string;
  /** Other spellings, for the names and types of stores and for dishes. */
  same: string[];
  /** Other words for the kind of store, for the names and types of stores. */
  kinds: string[];
};

/** A long keyword is cut to its beginning. */
const TERMS_MAX = 6;
const WORDS_MAX = 12;
const PHRASE_WORDS_MAX = 3;

/** The terms of a keyword, separated by spaces. All of them must match. Empty without a letter or digit. */
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

/** The words that a wrongly typed term may mean. */
export const KNOWN_WORDS: readonly string[] = [
  ...new Set([...LATIN, ...ENGLISH.values(), ...[...THINGS, ...KINDS].flat()]),
];

/** Joins English words that mean one thing: bubble tea, fried chicken. */
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

/** The longest known word counts: 手搖飲 and not the 手搖 in it. */
function longestIn(words: readonly string[], term: string): string | undefined {
  const found = words.filter((word) => occursIn(word, term));
  return found.sort((a, b) => b.length - a.length)[0];
}

/** Chinese has no spaces. A Latin word inside another word is a different word. */
function occursIn(word: string, term: string): boolean {
  return /^[a-z]/.test(word) ? word === term : term.includes(word);
}
