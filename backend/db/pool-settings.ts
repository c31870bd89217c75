import { setTimeout as sleep } from "node:timers/promises";
import pg from "pg";
import { addRequestId, wrapQueries } from "./wrap-queries.ts";

const CONNECT_MS = 5000;

export type PoolSettings = {
  /** The maximum number of connections for calls (`size`) and for jobs (`job_size`). */
  size: number;
  job_size: number;
  statement_ms: number;
  lock_ms: number;
  idle_transaction_ms: number;
};

export const DEFAULT_POOL: PoolSettings = {
  size: 10,
  job_size: 4,
  statement_ms: 30_000,
  lock_ms: 20_000,
  idle_transaction_ms: 60_000,
};

type PoolOptions = { onLost?: (reason: string) => void; settings: PoolSettings; size: number };

/**
 * Opens a pool of connections. PostgreSQL ends a statement, a wait for a lock or an idle transaction that takes longer
 * than the settings allow.
 */
export function openPool(url: string, { settings, size, onLost }: PoolOptions): pg.Pool {
  const pool = new pg.Pool({
    connectionString: url,
    max: size,
    connectionTimeoutMillis: CONNECT_MS,
    statement_timeout: settings.statement_ms,
    lock_timeout: settings.lock_ms,
    idle_in_transaction_session_timeout: settings.idle_transaction_ms,
  });
  wrapQueries(pool, addRequestId);
  pool.on("connect", (client) => wrapQueries(client, addRequestId));
  // Without a listener, an error event of a connection in use would end the process. Such an event comes if the server
  // ends the connection between two statements of a transaction. Then the next statement fails, so the event can be
  // ignored.
  pool.on("connect", (client) => client.on("error", () => {}));
  // This listener handles the error events of idle connections.
  pool.on("error", ({ message }) => {
    if (!pool.ending) onLost?.(message);
  });
  return pool;
}

/** The lock of migrations and restores. PostgreSQL releases it when the connection ends. */
export const MIGRATION_LOCK = "hashtextextended('migrations', 0)";

/**
 * The `application_name` of connections that only check or migrate the schema. `refuseOtherConnections` does not count
 * them. Otherwise a migration would fail because of other processes that wait for it or check the schema.
 */
export const SCHEMA_CONNECTION = "futao-schema";

/**
 * The connections are counted several times, because PostgreSQL still lists a connection for a moment after it was
 * closed.
 */
const CLOSING_TRIES = 10;
const CLOSING_WAIT_MS = 100;

/**
 * Throws if the database of `client` still has other client connections after `CLOSING_TRIES` counts. Connections with
 * the name `SCHEMA_CONNECTION` do not count. The error message begins with `step`.
 */
export async function refuseOtherConnections(client: Client, step: string): Promise<void> {
  for (let tried = 1; ; tried += 1) {
    const others = await countOthers(client);
    if (others === 0) return;
    if (tried === CLOSING_TRIES) {
      const remedy = "stop every backend and worker";
      throw new Error(`${step}: ${others} connections use the database: ${remedy}`);
    }
    await sleep(CLOSING_WAIT_MS);
  }
}

type Client = { query: (text: string) => Promise<{ rows: unknown[] }> };

async function countOthers(client: Client): Promise<number> {
  const { rows } = await client.query(
    `select count(*)::int as others from pg_stat_activity
     where datname = current_database() and pid <> pg_backend_pid()
       and backend_type = 'client backend' and application_name <> '${SCHEMA_CONNECTION}'`,
  );
  const [{ others }] = rows as [{ others: number }];
  return others;
}
