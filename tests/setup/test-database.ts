import { createHash } from "node:crypto";
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { PGlite } from "@electric-sql/pglite";
import { embeddedDatabase, type OpenDatabase } from "../../backend/db/client.ts";
import { migrateSchema } from "../../backend/db/migrate.ts";

const MIGRATIONS = resolve("backend/db/drizzle");
const SNAPSHOTS = join(tmpdir(), "futao-test-databases");

type Pool = {
  acquire: () => PGlite | undefined;
  release: (client: PGlite) => void;
};

/** The pool from database-environment.mjs. All test files of a worker share its embedded databases. */
const pool = (globalThis as unknown as { databasePool: Pool }).databasePool;

/**
 * SQL that empties all tables and resets all sequences. DELETE is faster than TRUNCATE but frees no disk pages, so only
 * tables above 256 KB are truncated.
 */
const EMPTY = `do $$
declare one record;
begin
  set local session_replication_role = replica;
  for one in select tablename from pg_tables where schemaname = 'public' loop
    if pg_relation_size(format('%I', one.tablename)) > 262144 then
      execute format('truncate %I cascade', one.tablename);
    else
      execute format('delete from %I', one.tablename);
    end if;
  end loop;
  for one in select * from pg_sequences where schemaname = 'public' and last_value is not null loop
    perform setval(format('%I.%I', one.schemaname, one.sequencename), one.start_value, false);
  end loop;
end $$`;

/** Opens a migrated empty database in memory: a used database that is emptied, or a new database from a snapshot. */
export async function openTestDatabase(): Promise<OpenDatabase> {
  const idleClient = pool.acquire();
  const client = idleClient ?? (await PGlite.create({ loadDataDir: await snapshot() }));
  if (idleClient) await client.exec(EMPTY);
  return embeddedDatabase(client, async () => pool.release(client));
}

/**
 * Creates a backend's data folder, which contains a migrated empty database. The database is loaded from the snapshot,
 * because the migrations would take 5 s.
 */
export async function createTestFolder(dataDir: string): Promise<OpenDatabase> {
  mkdirSync(dataDir, { recursive: true });
  const client = await PGlite.create({
    dataDir: join(dataDir, "db"),
    loadDataDir: await snapshot(),
  });
  return embeddedDatabase(client, () => client.close());
}

async function snapshot(): Promise<Blob> {
  const file = join(SNAPSHOTS, `${migrationsHash()}.tar`);
  if (!existsSync(file)) await writeSnapshot(file);
  return new Blob([readFileSync(file)]);
}

// Several workers may write the snapshot at the same time. Each worker first writes its own file and then renames it.
async function writeSnapshot(file: string): Promise<void> {
  const client = await PGlite.create({});
  await migrateSchema(client);
  const dump = await client.dumpDataDir("none");
  await client.close();
  mkdirSync(SNAPSHOTS, { recursive: true });
  const part = `${file}.${process.pid}`;
  writeFileSync(part, Buffer.from(await dump.arrayBuffer()));
  renameSync(part, file);
}

function migrationsHash(): string {
  const hash = createHash("sha256").update(
    readFileSync("node_modules/@electric-sql/pglite/package.json"),
  );
  for (const name of readdirSync(MIGRATIONS)
    .filter((file) => file.endsWith(".sql"))
    .sort()) {
    hash.update(name).update(readFileSync(join(MIGRATIONS, name)));
  }
  return hash.digest("hex").slice(0, 24);
}
