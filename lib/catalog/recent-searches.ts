import { RECENT_SEARCH_LIMIT } from "@/lib/contracts/codes";

/** The maximum length of a search term that the server accepts. */
export const TERM_LIMIT = 100;

/** Suggested words for an empty search field and for a search without a result (HM-26). */
export const POPULAR_SEARCHES = [
  "珍珠奶茶",
  "牛肉麵",
  "便當",
  "滷肉飯",
  "火鍋",
  "炸雞",
  "咖啡",
  "甜點",
] as const;

/**
 * The characters that a search term must not contain: control characters, and unpaired surrogates (UTF-8 cannot encode
 * them).
 */
const UNSENDABLE = /[\p{Cs}\p{Cc}]/gu;

/** The text of the search field, cut to the maximum length and without the characters that a term must not contain. */
export function typedTerm(text: string): string {
  return text.slice(0, TERM_LIMIT).replace(UNSENDABLE, "");
}

/** The search term, or "" if the text contains only spaces and characters that a term must not contain (VA-12). */
export function searchTerm(text: string): string {
  return typedTerm(text.trim()).trim();
}

/**
 * Adds a term to the recent terms. Returns at most 5 distinct terms, the newest first. A repeated term moves to the
 * front (GR-12).
 */
export function withRecent(recents: readonly string[], text: string): string[] {
  const term = searchTerm(text);
  if (!term) return [...recents];
  const others = recents.filter((recent) => spelling(recent) !== spelling(term));
  return [term, ...others].slice(0, RECENT_SEARCH_LIMIT);
}

/** Reads the stored terms. Ignores invalid values, because a person may have edited the storage. */
export function validSearches(stored: unknown): string[] {
  if (!Array.isArray(stored)) return [];
  const terms = stored.filter((term): term is string => typeof term === "string");
  return terms.reduceRight<string[]>(withRecent, []);
}

/** Two terms count as the same if they differ only in full-width or upper-case letters. */
function spelling(term: string): string {
  return term.normalize("NFKC").toLowerCase();
}
