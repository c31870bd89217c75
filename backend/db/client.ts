import fs from "node:fs";
import path from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { PGlite } from "@electric-sql/pglite";
import { drizzle } from "drizzle-orm/node-postgres";
import type { PgDatabase, PgQueryResultHKT } from "drizzle-orm/pg-core";
import pg from "pg";
import { openEmbeddedPool } from "./embedded-pool.ts";
import { migrateSchema, schemaProblem } from "./migrate.ts";
import {
  DEFAULT_POOL,
  MIGRATION_LOCK,
  openPool,
  type PoolSettings,
  SCHEMA_CONNECTION,
} from "./pool-settings.ts";
import * as benefitTables from "./schema/benefit-tables.ts";
import * as campaignTables from "./schema/campaign-tables.ts";
import * as cardTables from "./schema/card-tables.ts";
import * as cartTables from "./schema/cart-tables.ts";
import * as contentTables from "./schema/content-tables.ts";
import * as courierTables from "./schema/courier-tables.ts";
import * as groupTables from "./schema/group-tables.ts";
import * as helpTables from "./schema/help-tables.ts";
import * as memberTables from "./schema/member-tables.ts";
import * as merchantTables from "./schema/merchant-tables.ts";
import * as orderTables from "./schema/order-tables.ts";
import * as paymentTables from "./schema/payment-tables.ts";
import * as placeTables from "./schema/place-tables.ts";
import * as referralTables from "./schema/referral-tables.ts";
import * as storeTables from "./schema/store-tables.ts";
import * as taskTables from "./schema/task-tables.ts";
import * as textTables from "./schema/text-tables.ts";

export const schema = {
  ...benefitTables,
  ...campaignTables,
  ...cardTables,
  ...cartTables,
  ...contentTables,
  ...courierTables,
  ...groupTables,
  ...helpTables,
  ...memberTables,
  ...merchantTables,
  ...orderTables,
  ...paymentTables,
  ...placeTables,
  ...referralTables,
  ...storeTables,
  ...taskTables,
  ...textTables,
};

/**
 * The database of the backend, PGlite or PostgreSQL. A transaction also has this type, so a function that only reads
 * can be called with the database or with a transaction.
 */
export type Database = PgDatabase<PgQueryResultHKT, typeof schema>;
/** Functions that must run inside a transaction have a parameter `tx` of this type, usually the first one. */
export type Transaction = Parameters<Parameters<Database["transaction"]>[0]>[0];
/** `jobs` uses connections of its own, except in the embedded database, which has only one connection. */
export type OpenDatabase = {
  db: Database;
  jobs: Database;
  /** Returns why this version cannot use the database, or null if it can. Rejects if the database cannot be reached. */
  schemaProblem: () => Promise<string | null>;
  close: () => Promise<void>;
};

/** Reads bigint columns as numbers, because ids and counts stay below 2^53. */
pg.types.setTypeParser(pg.types.builtins.INT8, Number);

/**
 * The longest time that a migration waits for a lock. While it waits for the lock of a table, later queries of this
 * table wait behind it.
 */
const MIGRATION_LOCK_MS = 60_000;

type Where = {
  url?: string;
  dataDir?: string;
  pool?: PoolSettings;
  /**
   * If true (the default), the server is migrated to this version. If false, a server with the schema of another
   * version is refused.
   */
  migrates?: boolean;
  /**
   * Called when an idle connection was lost, for example by a restart of the server. The next query opens a new
   * connection.
   */
  onLost?: (reason: string) => void;
};

/** Opens the PostgreSQL server at `url`. Without a url it opens PGlite in `dataDir`, or in memory. */
export async function openDatabase(where: Where): Promise<OpenDatabase> {
  const { url } = where;
  return url ? openServer(url, where) : openEmbedded(where.dataDir);
}

async function openServer(
  url: string,
  { onLost, migrates = true, pool }: Where,
): Promise<OpenDatabase> {
  if (migrates) await migrateDatabase(url);
  const problem = await withClient(url, schemaProblem);
  if (problem !== null) throw new Error(problem);
  const settings = pool ?? DEFAULT_POOL;
  const calls = openPool(url, { settings, size: settings.size, onLost });
  // Jobs wait for providers and delete many rows. They have connections of their own, so that they do not delay the
  // calls of customers.
  const jobs = openPool(url, { settings, size: settings.job_size, onLost });
  return {
    db: retryTransactions(drizzle({ client: calls, schema })),
    jobs: retryTransactions(drizzle({ client: jobs, schema })),
    schemaProblem: () => schemaProblem(calls),
    close: async () => {
      await Promise.all([calls.end(), jobs.end()]);
    },
  };
}

/**
 * The codes of serialization_failure and deadlock_detected. After these errors the transaction is rolled back, and a
 * repeat may succeed.
 */
const REPEATABLE = new Set(["40001", "40P01"]);
const TRIES = 5;
const FIRST_WAIT_MS = 20;

type Retry = { random?: () => number; sleep?: (ms: number) => Promise<unknown> };

/**
 * Makes the database repeat a transaction that PostgreSQL ended because of a concurrent transaction. A transaction is
 * tried at most five times, with increasing random waits. Therefore the work of a transaction must change nothing but
 * the database. A savepoint is not repeated alone, because the error ends the whole transaction.
 */
export function retryTransactions<Db extends Database>(
  db: Db,
  { random = Math.random, sleep = wait }: Retry = {},
): Db {
  const once = db.transaction.bind(db);
  db.transaction = (work, config) => {
    const attempt = (tried: number): ReturnType<typeof work> =>
      once(work, config).catch(async (error: unknown) => {
        if (tried === TRIES || !isRepeatable(error)) throw error;
        await sleep(FIRST_WAIT_MS * 2 ** tried * (0.5 + random() / 2));
        return attempt(tried + 1);
      });
    return attempt(1);
  };
  return db;
}

/** Checks the causes of the error too, because drizzle wraps the error of the driver. */
function isRepeatable(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if ("code" in error && REPEATABLE.has(String(error.code))) return true;
  return isRepeatable(error.cause);
}

/**
 * Migrates the server at `url` to this version. If several processes call this function at the same time, one of them
 * migrates and the others wait.
 */
export async function migrateDatabase(url: string): Promise<void> {
  await withClient(url, async (client) => {
    await client.query(`select pg_advisory_lock(${MIGRATION_LOCK})`);
    await client.query(`set lock_timeout = ${MIGRATION_LOCK_MS}`);
    await migrateSchema(client);
  });
}

async function withClient<Result>(
  url: string,
  work: (client: pg.Client) => Promise<Result>,
): Promise<Result> {
  const client = new pg.Client({
    connectionString: url,
    connectionTimeoutMillis: 5000,
    application_name: SCHEMA_CONNECTION,
  });
  await client.connect().catch((cause: unknown) => {
    // For a host name with several addresses, the error of Node.js has no message.
    const reason = (cause instanceof Error && cause.message) || "connection refused";
    throw new Error(`database: DATABASE_URL cannot be used: ${reason}`, { cause });
  });
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

async function openEmbedded(dataDir: string | undefined): Promise<OpenDatabase> {
  const unlock = dataDir ? lockDataFolder(dataDir) : () => {};
  const client = await PGlite.create(dataDir ? { dataDir: path.join(dataDir, "db") } : {});
  const database = embeddedDatabase(client, async () => {
    await client.close();
    unlock();
  });
  try {
    await migrateSchema(client);
  } catch (error) {
    await database.close();
    throw error;
  }
  return database;
}

/**
 * Returns the database of a migrated PGlite. The returned `close` waits for the running transaction and then calls the
 * parameter `close`.
 */
export function embeddedDatabase(client: PGlite, close: () => Promise<void>): OpenDatabase {
  const pool = openEmbeddedPool(client);
  const db = drizzle({ client: pool, schema });
  return {
    db,
    jobs: db,
    schemaProblem: () => schemaProblem(pool),
    close: async () => {
      await pool.end();
      await close();
    },
  };
}

/**
 * Locks the folder with a pid file, because PGlite does not prevent two processes from writing to one folder. If a pid
 * file exists, but its process no longer runs or has the id of this process, the lock is taken over. Returns the
 * function that unlocks the folder.
 */
export function lockDataFolder(dataDir: string): () => void {
  fs.mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  const file = path.join(dataDir, "backend.pid");
  if (!takeLock(file)) {
    const holder = Number(fs.readFileSync(file, "utf8"));
    if (isAlive(holder)) {
      throw new Error(
        `database: ${dataDir} is in use by process ${holder}; stop it or set DATA_DIR`,
      );
    }
    fs.rmSync(file, { force: true });
    if (!takeLock(file)) throw new Error(`database: ${dataDir} was taken by another process`);
  }
  return () => fs.rmSync(file, { force: true });
}

function takeLock(file: string): boolean {
  try {
    fs.writeFileSync(file, String(process.pid), { flag: "wx", mode: 0o600 });
    return true;
  } catch {
    return false;
  }
}

function isAlive(pid: number): boolean {
  if (!Number.isInteger(pid) || pid <= 0 || pid === process.pid) return false;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error instanceof Error && "code" in error && error.code === "EPERM";
  }
}
