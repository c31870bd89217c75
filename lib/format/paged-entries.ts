/** The usual sizes of a page are 10, 20 and 50. */
const PAGE_SIZE_STEP = 10;

/**
 * Whether another page of a list without `last_page` may follow. The backend decides the size of a page, and may send
 * the whole list on every page.
 */
export function mayHaveMore<Entry>(pages: Entry[][], keyOf: (entry: Entry) => unknown): boolean {
  const last = pages.at(-1) ?? [];
  const isFull = last.length > 0 && last.length % PAGE_SIZE_STEP === 0;
  const earlier = distinctEntries(pages.slice(0, -1), keyOf);
  return isFull && distinctEntries(pages, keyOf).length > earlier.length;
}

/** Each entry once: entries move between pages while the list is read. */
export function distinctEntries<Entry>(
  pages: Entry[][],
  keyOf: (entry: Entry) => unknown,
): Entry[] {
  return [...new Map(pages.flat().map((entry) => [keyOf(entry), entry])).values()];
}
