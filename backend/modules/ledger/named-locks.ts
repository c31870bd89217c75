import { lt, sql } from "drizzle-orm";
import type { Database, Transaction } from "../../db/client.ts";
import { named_locks } from "../../db/schema/task-tables.ts";
import { deleteInBatches } from "../../shared/delete-in-batches.ts";

const UNUSED_SECONDS = 3600;

/**
 * Locks these names until the end of the transaction. Personal data in a name must be hashed, because the table keeps
 * each name for at least an hour.
 */
export async function lockNames(tx: Transaction, names: string[]): Promise<void> {
  const now = sql`extract(epoch from now())::bigint`;
  // The names are locked in alphabetical order, to prevent deadlocks.
  const rows = [...new Set(names)].toSorted().map((name) => ({ name, used_time: now }));
  await tx
    .insert(named_locks)
    .values(rows)
    .onConflictDoUpdate({ target: named_locks.name, set: { used_time: sql`excluded.used_time` } });
}

/**
 * Deletes the rows of names that were last locked more than an hour ago. If a transaction is waiting for a row that is
 * deleted, the transaction inserts the row again.
 */
export async function deleteUnusedLocks({ db }: { db: Database }): Promise<void> {
  const now = sql`extract(epoch from now())::bigint`;
  const condition = lt(named_locks.used_time, sql`${now} - ${UNUSED_SECONDS}::bigint`);
  await deleteInBatches(db, { key: named_locks.name, condition });
}
