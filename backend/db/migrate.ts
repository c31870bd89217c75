import path from "node:path";
import { type MigrationMeta, readMigrationFiles } from "drizzle-orm/migrator";
import { BACKFILLS, type Backfill, type MigrationClient } from "./backfills.ts";

const MIGRATIONS = path.resolve("backend/db/drizzle");
/** The first line of a migration whose statements run outside a transaction, such as `create index concurrently`. */
const ONLINE = "-- online";
/** The table of the applied migrations. The migrator of drizzle-kit uses the same table. */
const JOURNAL = "drizzle.__drizzle_migrations";
const OLDER_SCHEMA_PROBLEM =
  "database: it is older than this program: stop every backend and worker, and run `npm run migrate`";

type Steps = { folder?: string; backfills?: readonly Backfill[] };

/**
 * Migrates a database to this version: applies the missing migrations and then runs the backfills. Each migration runs
 * in one transaction that also records it, except a migration that begins with `ONLINE`. After an interruption, the
 * next run continues with the first missing migration or batch. Refuses a database of a newer version.
 */
export async function migrateSchema(
  client: MigrationClient,
  { folder = MIGRATIONS, backfills = BACKFILLS }: Steps = {},
): Promise<void> {
  await client.query("create schema if not exists drizzle");
  await client.query(
    `create table if not exists ${JOURNAL} (id serial primary key, hash text not null, created_at bigint)`,
  );
  const { missing, newer } = compare(await appliedMigrations(client), folder);
  if (newer !== null) throw new Error(newer);
  for (const migration of missing) await apply(client, migration);
  for (const backfill of backfills) await runBackfill(client, backfill);
}

/** Returns null if this version can use the database. Otherwise returns a sentence that says why not and what to do. */
export async function schemaProblem(client: MigrationClient): Promise<string | null> {
  const { rows } = await client.query(`select to_regclass('${JOURNAL}') is not null as found`);
  const [{ found }] = rows as [{ found: boolean }];
  const applied = found ? await appliedMigrations(client) : [];
  const { missing, newer } = compare(applied, MIGRATIONS);
  if (newer !== null) return newer;
  if (missing.length > 0) return OLDER_SCHEMA_PROBLEM;
  const { rows: ended } = await client.query("select name from backfills where cursor is null");
  const names = new Set((ended as { name: string }[]).map(({ name }) => name));
  return BACKFILLS.every(({ name }) => names.has(name)) ? null : OLDER_SCHEMA_PROBLEM;
}

async function appliedMigrations(client: MigrationClient): Promise<number[]> {
  const { rows } = await client.query(`select created_at from ${JOURNAL}`);
  return (rows as { created_at: unknown }[]).map((row) => Number(row.created_at));
}

/**
 * Compares the applied migrations with the migrations of this version. `missing` has the migrations that the database
 * lacks. `newer` is the error text if the database has migrations that this version does not know, or else null.
 */
function compare(applied: number[], folder: string) {
  const migrations = readMigrationFiles({ migrationsFolder: folder });
  const known = new Set(migrations.map(({ folderMillis }) => folderMillis));
  const others = applied.filter((created) => !known.has(created));
  const missing = migrations.filter(({ folderMillis }) => !applied.includes(folderMillis));
  return { missing, newer: others.length > 0 ? newerSchema(Math.max(...others)) : null };
}

function newerSchema(created: number): string {
  const day = new Date(created).toISOString().slice(0, 10);
  return `database: it belongs to a newer version of this program (a migration of ${day}): start that version, or restore a backup from before its upgrade`;
}

async function apply(client: MigrationClient, migration: MigrationMeta): Promise<void> {
  const { sql, hash, folderMillis } = migration;
  const record = () =>
    client.query(`insert into ${JOURNAL} (hash, created_at) values ($1, $2)`, [hash, folderMillis]);
  if (sql[0]?.startsWith(ONLINE)) {
    await dropUnfinishedIndexes(client);
    for (const statement of sql) await client.query(statement);
    await record();
    return;
  }
  await inTransaction(client, async () => {
    for (const statement of sql) await client.query(statement);
    await record();
  });
}

/**
 * Drops the invalid indexes that an interrupted `create index concurrently` has left. No query uses them, and `create
 * index … if not exists` would keep them.
 */
async function dropUnfinishedIndexes(client: MigrationClient): Promise<void> {
  const { rows } = await client.query(
    `select indexrelid::regclass::text as name from pg_index
      join pg_class on pg_class.oid = indexrelid join pg_namespace on pg_namespace.oid = relnamespace
      where not indisvalid and nspname = 'public'`,
  );
  for (const { name } of rows as { name: string }[]) await client.query(`drop index ${name}`);
}

/** Runs the missing batches. Each batch is a transaction that also stores the cursor of the next batch. */
async function runBackfill(client: MigrationClient, { name, batch }: Backfill): Promise<void> {
  const next = async () => {
    const { rows } = await client.query("select cursor from backfills where name = $1", [name]);
    const [state] = rows as { cursor: string | null }[];
    if (state?.cursor === null) return true;
    const cursor = await batch(client, state?.cursor ?? "");
    await client.query(
      "insert into backfills (name, cursor) values ($1, $2) on conflict (name) do update set cursor = excluded.cursor",
      [name, cursor],
    );
    return cursor === null;
  };
  while (!(await inTransaction(client, next))) {
    // The next batch continues at the stored cursor.
  }
}

async function inTransaction<Result>(
  client: MigrationClient,
  work: () => Promise<Result>,
): Promise<Result> {
  await client.query("begin");
  try {
    const result = await work();
    await client.query("commit");
    return result;
  } catch (error) {
    await client.query("rollback");
    throw error;
  }
}
