import fs from "node:fs";
import path from "node:path";
import { PGlite } from "@electric-sql/pglite";
import { drizzle as drizzlePg } from "drizzle-orm/node-postgres";
import { migrate as migratePg } from "drizzle-orm/node-postgres/migrator";
import type { PgDatabase, PgQueryResultHKT } from "drizzle-orm/pg-core";
import { drizzle as drizzlePglite } from "drizzle-orm/pglite";
import { migrate as migratePglite } from "drizzle-orm/pglite/migrator";
import pg from "pg";
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
};

/** The database of the backend, PGlite or PostgreSQL. A function that only reads also takes a transaction. */
export type Database = PgDatabase<PgQueryResultHKT, typeof schema>;
/** Functions that must run inside a transaction take it as their first parameter, named `tx`. */
export type Transaction = Parameters<Parameters<Database["transaction"]>[0]>[0];
export type OpenDatabase = { db: Database; close: () => Promise<void> };

const MIGRATIONS = path.resolve("backend/db/drizzle");

type Where = {
  url?: string;
  dataDir?: string;
  /** Called when an idle connection was lost, for example by a restart of the server. The next query opens another. */
  onLost?: (reason: string) => void;
};

/** Opens the PostgreSQL server at `url`. Without a url it opens PGlite in `dataDir`, or in memory. */
export async function openDatabase({ url, dataDir, onLost }: Where): Promise<OpenDatabase> {
  return url ? openServer(url, onLost) : openEmbedded(dataDir);
}

async function openServer(url: string, onLost: Where["onLost"]): Promise<OpenDatabase> {
  const pool = new pg.Pool({ connectionString: url, max: 10, connectionTimeoutMillis: 5000 });
  // Without a listener an error of an idle connection would end the process.
  pool.on("error", ({ message }) => {
    if (!pool.ending) onLost?.(message);
  });
  await migrateAlone(pool);
  return { db: drizzlePg({ client: pool, schema }), close: () => pool.end() };
}

/** Several backends may start at the same time on one server. One migrates, and the others wait for it. */
async function migrateAlone(pool: pg.Pool): Promise<void> {
  const client = await pool.connect().catch((cause: unknown) => {
    // For a host name with several addresses Node gives an error without a message.
    const reason = (cause instanceof Error && cause.message) || "connection refused";
    throw new Error(`database: DATABASE_URL cannot be used: ${reason}`, { cause });
  });
  try {
    await client.query("select pg_advisory_lock(hashtextextended('migrations', 0))");
    await migratePg(drizzlePg({ client }), { migrationsFolder: MIGRATIONS });
  } finally {
    // The lock ends with its connection.
    client.release(true);
  }
}

async function openEmbedded(dataDir: string | undefined): Promise<OpenDatabase> {
  const unlock = dataDir ? lock(dataDir) : () => {};
  const client = await PGlite.create(dataDir ? { dataDir: path.join(dataDir, "db") } : {});
  const db = drizzlePglite({ client, schema });
  await migratePglite(db, { migrationsFolder: MIGRATIONS });
  return {
    db,
    close: async () => {
      await client.close();
      unlock();
    },
  };
}

/**
 * Locks the folder with a pid file, because PGlite does not prevent two processes from writing to one folder. A file of
 * a process that no longer runs is taken over.
 */
function lock(dataDir: string): () => void {
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
