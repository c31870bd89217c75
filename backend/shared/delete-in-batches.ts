import { and, inArray, type SQL } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import type { Database } from "../db/client.ts";

/** A batch takes well under a second, so that no statement reaches the server's timeout after a long pause. */
const BATCH = 5000;

/** `key` is the primary key of the table. */
type Rows = { key: PgColumn; condition: SQL | undefined; batch?: number };

/** Deletes the rows of a condition. Each batch is a transaction of its own, so an interrupted run continues. */
export async function deleteInBatches(
  db: Database,
  { key, condition, batch = BATCH }: Rows,
): Promise<void> {
  const { table } = key;
  for (;;) {
    const some = db.select({ key }).from(table).where(condition).limit(batch);
    // PostgreSQL checks only the outer condition again if a row was changed meanwhile, so it is repeated here.
    const gone = await db
      .delete(table)
      .where(and(condition, inArray(key, some)))
      .returning({ key });
    if (gone.length === 0) return;
  }
}
