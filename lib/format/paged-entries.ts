/**
 * Backends usually send 10, 20 or 50 entries on a page. So a page whose length is not a multiple of 10 counts as the
 * last page.
 */
const PAGE_SIZE_STEP = 10;

/**
 * True if another page may follow in a list without `last_page`. The backend chooses the size of a page. Some backends
 * send the whole list on every page, so a page without new entries also ends the list.
 */
export function mayHaveMore<Entry>(pages: Entry[][], keyOf: (entry: Entry) => unknown): boolean {
  const last = pages.at(-1) ?? [];
  const isFull = last.length > 0 && last.length % PAGE_SIZE_STEP === 0;
  const earlier = distinctEntries(pages.slice(0, -1), keyOf);
  return isFull && distinctEntries(pages, keyOf).length > earlier.length;
}

/** Joins the pages. An entry that moved from one page to another while the list was read appears once. */
export function distinctEntries<Entry>(
  pages: Entry[][],
  keyOf: (entry: Entry) => unknown,
): Entry[] {
  return [...new Map(pages.flat().map((entry) => [keyOf(entry), entry])).values()];
}
