import fs from "node:fs";
import path from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { PGlite } from "@electric-sql/pglite";
import { drizzle as drizzlePg } from "drizzle-orm/node-postgres";
import type { PgDatabase, PgQueryResultHKT } from "drizzle-orm/pg-core";
import { drizzle as drizzlePglite } from "drizzle-orm/pglite";
import pg from "pg";
import { migrateSchema, schemaProblem } from "./migrate.ts";
import { tracedClient } from "./name-queries.ts";
import { DEFAULT_POOL, openPool, type PoolSettings, SCHEMA_CONNECTION } from "./pool-settings.ts";
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
import * as referralTables from "./schema/referral-tables.ts";
import * as storeTables from "./schema/store-tables.ts";
import * as taskTables from "./schema/task-tables.ts";

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
  ...referralTables,
  ...storeTables,
  ...taskTables,
};

/** The database of the backend, PGlite or PostgreSQL. A function that only reads also takes a transaction. */
export type Database = PgDatabase<PgQueryResultHKT, typeof schema>;
/** Functions that must run inside a transaction take it as their first parameter, named `tx`. */
export type Transaction = Parameters<Parameters<Database["transaction"]>[0]>[0];
/** `jobs` has connections of its own. The embedded database has only one. */
export type OpenDatabase = {
  db: Database;
  jobs: Database;
  /** Returns why this version cannot use the database, or null if it can. Rejects if it cannot be reached. */
  schemaProblem: () => Promise<string | null>;
  close: () => Promise<void>;
};

/** Ids and counts stay below 2^53, and the embedded database gives numbers too. */
pg.types.setTypeParser(pg.types.builtins.INT8, Number);

/** A migration waits this long for a lock, so that it does not stop the calls that queue behind it. */
const MIGRATION_LOCK_MS = 60_000;

type Where = {
  url?: string;
  dataDir?: string;
  pool?: PoolSettings;
  /** False: a server whose schema is not that of this version is refused. True by default. */
  migrates?: boolean;
  /** Called when an idle connection was lost, for example by a restart of the server. The next query opens another. */
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
  // Jobs wait for providers and sweep many rows. With connections of their own they never delay a customer.
  const jobs = openPool(url, { settings, size: settings.job_size, onLost });
  return {
    db: retryTransactions(drizzlePg({ client: calls, schema })),
    jobs: retryTransactions(drizzlePg({ client: jobs, schema })),
    schemaProblem: () => schemaProblem(calls),
    close: async () => {
      await Promise.all([calls.end(), jobs.end()]);
    },
  };
}

/** serialization_failure and deadlock_detected: PostgreSQL rolled the transaction back, and a repeat may succeed. */
const REPEATABLE = new Set(["40001", "40P01"]);
const TRIES = 5;
const FIRST_WAIT_MS = 20;

type Retry = { random?: () => number; sleep?: (ms: number) => Promise<unknown> };

/**
 * Repeats a transaction that PostgreSQL ended because of another one, up to five times in all, after longer and longer
 * random waits. Therefore the work of a transaction must change nothing but the database. A savepoint is never repeated
 * alone, because the error has ended its whole transaction.
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

/** drizzle wraps the error of the driver. */
function isRepeatable(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if ("code" in error && REPEATABLE.has(String(error.code))) return true;
  return isRepeatable(error.cause);
}

/** Migrates the server at `url` to this version. If several processes call it, one migrates and the others wait. */
export async function migrateDatabase(url: string): Promise<void> {
  await withClient(url, async (client) => {
    // The lock ends with its connection.
    await client.query("select pg_advisory_lock(hashtextextended('migrations', 0))");
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
    // For a host name with several addresses Node gives an error without a message.
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
  const close = async () => {
    await client.close();
    unlock();
  };
  try {
    await migrateSchema(client);
  } catch (error) {
    await close();
    throw error;
  }
  const db = embeddedDatabase(client);
  return { db, jobs: db, schemaProblem: () => schemaProblem(client), close };
}

export function embeddedDatabase(client: PGlite): Database {
  return drizzlePglite({ client: tracedClient(client), schema });
}

/**
 * Locks the folder with a pid file, because PGlite does not prevent two processes from writing to one folder. A file of
 * a process that no longer runs is taken over.
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
