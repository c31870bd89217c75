/** A row of an append-only table. A sequence gives the ids. */
type Row = { id: number };
type CursorQuery = {
  /** Read all rows with a higher id than this. */
  after: number;
  /**
   * Also read the rows with these ids, if they exist now. Transactions that were open at the last read may have
   * committed them.
   */
  missing: number[];
};

type Options<Found extends Row> = {
  /** Returns the rows of the query, in the order of their ids. */
  read: (query: CursorQuery) => Promise<Found[]>;
  /** Returns the highest id of the table, or 0 if the table is empty. */
  last: () => Promise<number>;
  /** The current time in epoch milliseconds. */
  now: () => number;
};

/**
 * The time for which a missing id is read again. It is the default limit of an idle transaction
 * (DATABASE_IDLE_TRANSACTION_MS) and twice the default limit of a statement (DATABASE_STATEMENT_MS). A row that is
 * committed even later is not read.
 */
const GAP_MS = 60_000;
/**
 * At the start the cursor goes back by this number of ids, because open transactions may still commit rows with these
 * ids.
 */
const OVERLAP = 100;
/**
 * The highest number of missing ids to remember. The id of a transaction that was rolled back is missing forever,
 * and the cursor remembers it for a whole minute. Many rollbacks could therefore fill the memory without this limit.
 */
const MAX_MISSING = 1_000;

/**
 * Reads each new row of a table once. A transaction takes its id from the sequence before it commits, so a row may
 * become visible after a row with a higher id. The cursor therefore remembers the ids that were missing between the
 * rows, and reads these ids again for a minute.
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
    /** The rows that were added since the last call. The first call may also return some older rows. */
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
