import { RECENT_SEARCH_LIMIT } from "@/lib/contracts/codes";

/** As long as the server takes a term. */
export const TERM_LIMIT = 100;

/** Removes half a surrogate pair, which cannot be sent, and control characters, which cannot be typed. */
const UNSENDABLE = /[\p{Cs}\p{Cc}]/gu;

/** What stands in the search field: a pasted novel is cut. */
export function typedTerm(text: string): string {
  return text.slice(0, TERM_LIMIT).replace(UNSENDABLE, "");
}

/** The search term, or "" when there is nothing but spaces (VA-12). */
export function searchTerm(text: string): string {
  return typedTerm(text.trim()).trim();
}

/** At most 5 distinct terms, the newest first; a repeated one moves to the front (GR-12). */
export function withRecent(recents: readonly string[], text: string): string[] {
  const term = searchTerm(text);
  if (!term) return [...recents];
  const others = recents.filter((recent) => spelling(recent) !== spelling(term));
  return [term, ...others].slice(0, RECENT_SEARCH_LIMIT);
}

/** What was stored, as far as it is a list of terms: a hand may have edited it. */
export function knownRecents(stored: unknown): string[] {
  if (!Array.isArray(stored)) return [];
  const terms = stored.filter((term): term is string => typeof term === "string");
  return terms.reduceRight<string[]>(withRecent, []);
}

/** Full width and capitals make no other term. */
function spelling(term: string): string {
  return term.normalize("NFKC").toLowerCase();
}
