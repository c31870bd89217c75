import { asc, gt, inArray, lt, max, or, sql } from "drizzle-orm";
import type { Redis } from "../../../lib/redis/redis-client.ts";
import { publishStoreChanges } from "../../../lib/redis/store-changes.ts";
import { describeError } from "../../backend-log.ts";
import type { Deps } from "../../call.ts";
import type { Database } from "../../db/client.ts";
import { store_changes } from "../../db/schema/store-tables.ts";
import { deleteInBatches } from "../../shared/delete-in-batches.ts";
import { createRowCursor } from "../../shared/row-cursor.ts";

const POLL_MS = 100;
const MAX_ROWS = 1_000;
/**
 * How long changes are kept in the database. A day is enough, because a backend reads each change soon and keeps the id
 * of the store in memory until Redis has accepted the id.
 */
const KEPT_SECONDS = 24 * 3_600;

type PublisherDeps = Pick<Deps, "db" | "now"> & { redis: Redis };

/**
 * Creates a function that tells the shops through Redis which stores have changed. Several backends may publish the
 * same change. Changes that Redis did not accept are published again by the next call.
 */
export function createStoreChangePublisher({ db, now, redis }: PublisherDeps) {
  const cursor = createRowCursor({
    now,
    last: () => lastChange(db),
    read: ({ after, missing }) =>
      db
        .select({ id: store_changes.id, store_id: store_changes.store_id })
        .from(store_changes)
        .where(or(gt(store_changes.id, after), inArray(store_changes.id, missing)))
        .orderBy(asc(store_changes.id))
        .limit(MAX_ROWS),
  });
  const unpublished = new Set<number>();

  /** Publishes the changes since the last call. */
  return async function publish(): Promise<void> {
    for (const { store_id } of await cursor.next()) unpublished.add(store_id);
    const stores = [...unpublished];
    if (stores.length === 0 || !(await publishStoreChanges(redis, stores))) return;
    for (const id of stores) unpublished.delete(id);
  };
}

/** Publishes changes up to ten times a second until `stop` is called. */
export function startStoreChanges(deps: PublisherDeps & Pick<Deps, "log">): {
  stop: () => Promise<void>;
} {
  const publish = createStoreChangePublisher(deps);
  let timer: NodeJS.Timeout | undefined;
  let running = Promise.resolve();
  let isStopped = false;

  async function poll(): Promise<void> {
    await publish().catch((error: unknown) => {
      deps.log.error(`catalog: could not publish the changes of stores: ${describeError(error)}`);
    });
    if (!isStopped) schedule();
  }
  function schedule(): void {
    timer = setTimeout(() => {
      running = poll();
    }, POLL_MS).unref();
  }

  schedule();
  return {
    async stop() {
      isStopped = true;
      clearTimeout(timer);
      await running;
    },
  };
}

export async function deleteOldStoreChanges({ db }: { db: Database }): Promise<void> {
  const oldest = sql`extract(epoch from now())::bigint - ${KEPT_SECONDS}::bigint`;
  const condition = lt(store_changes.create_time, oldest);
  await deleteInBatches(db, { key: store_changes.id, condition });
}

async function lastChange(db: Database): Promise<number> {
  const [row] = await db.select({ id: max(store_changes.id) }).from(store_changes);
  return row?.id ?? 0;
}
