/** A row of a table to which rows are only added, with ids of a sequence. */
type Row = { id: number };
type CursorQuery = {
  /** Rows with a higher id. */
  after: number;
  /** Rows with these ids, which other transactions may still commit. */
  missing: number[];
};

type Options<Found extends Row> = {
  /** The rows of the table in the order of their ids. */
  read: (query: CursorQuery) => Promise<Found[]>;
  /** The highest id of the table, 0 without a row. */
  last: () => Promise<number>;
  /** Epoch milliseconds. */
  now: () => number;
};

/** Longer than a transaction may take (DATABASE_STATEMENT_MS, DATABASE_IDLE_TRANSACTION_MS). */
const GAP_MS = 60_000;
/** The number of ids before the start that open transactions may still commit. */
const OVERLAP = 100;
/** The limit of the missing ids. An id that a rolled back transaction has used stays missing for a minute. */
const MAX_MISSING = 1_000;

/**
 * Reads each new row of a table once. A sequence gives ids before their transactions end, so a row may appear after a
 * row with a higher id. The cursor remembers the ids that it has passed over and reads them again for a minute.
 */
export function createRowCursor<Found extends Row>({ read, last, now }: Options<Found>) {
  const missing = new Map<number, number>();
  let after: number | null = null;

  function pass(id: number): void {
    if (missing.delete(id) || after === null || id <= after) return;
    const first = Math.max(after + 1, id - MAX_MISSING);
    for (let skipped = first; skipped < id; skipped += 1) missing.set(skipped, now() + GAP_MS);
    after = id;
  }

  return {
    /** The rows since the last call. The first call may return some earlier ones. */
    async next(): Promise<Found[]> {
      after ??= Math.max(0, (await last()) - OVERLAP);
      for (const [id, until] of missing) {
        if (now() >= until || missing.size > MAX_MISSING) missing.delete(id);
      }
      const rows = await read({ after, missing: [...missing.keys()] });
      for (const { id } of rows) pass(id);
      return rows;
    },
  };
}
