import { searchText } from "../../db/search-grams.ts";
import { charactersAlike, soundAlike } from "./search-spellings.ts";

/** The maximum length of a term that is corrected. Longer terms are usually the name of a store or pasted text. */
const TERM_MAX = 12;
const SAME_SOUND = 0.5;
const ONE_ERROR = 1;

/**
 * Returns the word of these texts that a wrongly typed term probably means. Returns null if the term is too short or
 * too long to be corrected, if no word is similar enough, or if the texts contain the term itself. A Chinese term is
 * compared with parts of the texts, a Latin term with each whole series of Latin letters and digits. The word with the
 * smallest distance is chosen, then the word with the most similar length, then the most frequent word.
 */
export function nearestWord(term: string, texts: readonly string[]): string | null {
  const maxErrors = errorsAllowed(term);
  if (maxErrors === 0) return null;
  const seen = new Map<string, { distance: number; count: number }>();
  for (const word of texts.flatMap((text) => wordsIn(searchText(text), term))) {
    const known = seen.get(word);
    if (known) known.count += 1;
    else seen.set(word, { distance: distanceOf(term, word), count: 1 });
  }
  if (seen.has(term)) return null;
  const near = [...seen].filter(([, { distance }]) => distance <= maxErrors);
  const lengthDifference = (word: string) => Math.abs(word.length - term.length);
  near.sort(
    ([word, a], [other, b]) =>
      a.distance - b.distance ||
      lengthDifference(word) - lengthDifference(other) ||
      b.count - a.count,
  );
  return near[0]?.[0] ?? null;
}

/**
 * Returns all words that a wrongly typed Chinese term of two or three characters may mean. In such a term, only one
 * character is corrected, and only to one that sounds alike. Returns null for any other term: it may mean too many
 * words, or it is too short or too long to be corrected.
 */
export function possibleWords(term: string): string[] | null {
  if (errorsAllowed(term) !== SAME_SOUND) return null;
  const characters = [...term];
  return characters.flatMap((character, index) =>
    charactersAlike(character).map((other) => characters.with(index, other).join("")),
  );
}

/**
 * Returns lists of parts of words. If a text contains a word that a wrongly typed term may mean, it contains all parts
 * of at least one of these lists. Words that differ from the term by two swapped characters, or by two wrong characters
 * that sound alike, are exceptions. They occur only for a term for which `possibleWords` returns null. Returns no lists
 * for a term that is too short or too long to be corrected.
 */
export function possibleParts(term: string): string[][] {
  return possibleWords(term)?.map((word) => [word]) ?? partsAroundErrors(term);
}

/**
 * For each character of a term, returns a list with the part before and the part after this character. Empty parts are
 * left out. A word that differs from the term by one wrong, missing or additional character contains all parts of one
 * of these lists. Returns no lists for a term that is too short or too long to be corrected.
 */
export function partsAroundErrors(term: string): string[][] {
  if (errorsAllowed(term) === 0) return [];
  const characters = [...term];
  return characters
    .map((_character, index) => [
      characters.slice(0, index).join(""),
      characters.slice(index + 1).join(""),
    ])
    .map((parts) => parts.filter(Boolean))
    .filter((parts) => parts.length > 0);
}

/**
 * Returns the maximum distance of a correction. In a short Chinese term, one character is corrected, and only to one
 * that sounds alike, because with any other character the term would be another dish.
 */
function errorsAllowed(term: string): number {
  const { length } = [...term];
  if (length < 2 || length > TERM_MAX) return 0;
  if (isLatin(term)) return length < 4 ? 0 : ONE_ERROR;
  return length < 4 ? SAME_SOUND : ONE_ERROR;
}

function isLatin(text: string): boolean {
  return /^[a-z0-9]+$/.test(text);
}

function wordsIn(text: string, term: string): string[] {
  if (isLatin(term)) return text.match(/[a-z0-9]+/g) ?? [];
  const { length } = [...term];
  // A text that shares too few characters with the term has no similar word, so it is left out before the slow search.
  if (countOf(text, term) * 2 < length) return [];
  const characters = [...text];
  // In a short term, a wrong character is corrected, but a missing or additional character is not.
  const sizes = length < 4 ? [length] : [length - 1, length, length + 1];
  const letters = new Set(term);
  return sizes.flatMap((size) =>
    characters.slice(0, Math.max(0, characters.length - size + 1)).flatMap((_first, index) => {
      const word = characters.slice(index, index + size);
      const shared = word.filter((character) => letters.has(character)).length;
      return shared * 2 >= length ? [word.join("")] : [];
    }),
  );
}

/** Returns how many characters of the text are also in the term. */
function countOf(text: string, term: string): number {
  let count = 0;
  for (const letter of new Set(term)) {
    for (let at = text.indexOf(letter); at !== -1; at = text.indexOf(letter, at + 1)) count += 1;
  }
  return count;
}

/**
 * Returns the number of errors between two texts. A wrong, missing or additional character counts 1, and so do two
 * swapped characters together. A wrong character that sounds alike counts 0.5.
 */
export function distanceOf(one: string, other: string): number {
  const [a, b] = [[...one], [...other]];
  const rows: number[][] = [];
  const distanceAt = (row: number, column: number) =>
    row < 0 || column < 0 ? Math.max(row, column) + 1 : (rows[row]?.[column] ?? 0);
  for (const [row, character] of a.entries()) {
    const line: number[] = [];
    rows.push(line);
    for (const [column, otherCharacter] of b.entries()) {
      const isSwapped =
        row > 0 && column > 0 && a[row - 1] === otherCharacter && character === b[column - 1];
      line.push(
        Math.min(
          distanceAt(row - 1, column) + ONE_ERROR,
          distanceAt(row, column - 1) + ONE_ERROR,
          distanceAt(row - 1, column - 1) + costOf(character, otherCharacter),
          isSwapped ? distanceAt(row - 2, column - 2) + ONE_ERROR : Number.POSITIVE_INFINITY,
        ),
      );
    }
  }
  return distanceAt(a.length - 1, b.length - 1);
}

function costOf(one: string, other: string): number {
  if (one === other) return 0;
  return soundAlike(one, other) ? SAME_SOUND : ONE_ERROR;
}
