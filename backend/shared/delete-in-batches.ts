import { and, inArray, type SQL } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import type { Database } from "../db/client.ts";

/**
 * Rows in one delete statement. A batch of this size takes well under a second. One statement for all rows could exceed
 * the statement timeout if many rows have accumulated.
 */
const BATCH = 5000;

/**
 * Which rows to delete. `key` is the primary key column of the table, and `batch` is the number of rows in one
 * statement.
 */
type Rows = { key: PgColumn; condition: SQL | undefined; batch?: number };

/**
 * Deletes all rows that satisfy the condition. Each batch is its own transaction, so the batches before an interruption
 * stay deleted.
 */
export async function deleteInBatches(
  db: Database,
  { key, condition, batch = BATCH }: Rows,
): Promise<void> {
  const { table } = key;
  for (;;) {
    const some = db.select({ key }).from(table).where(condition).limit(batch);
    // The condition is repeated here because of concurrent changes: if another transaction has changed a row,
    // PostgreSQL checks the outer WHERE clause again with the new values, but not the subquery.
    const gone = await db
      .delete(table)
      .where(and(condition, inArray(key, some)))
      .returning({ key });
    if (gone.length === 0) return;
  }
}
