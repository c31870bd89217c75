import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { PGlite } from "@electric-sql/pglite";
import { readMigrationFiles } from "drizzle-orm/migrator";
import pg from "pg";
import { BACKFILLS, type Backfill, type MigrationClient } from "../../../backend/db/backfills.ts";
import { migrateDatabase, openDatabase } from "../../../backend/db/client.ts";
import { migrateSchema, schemaProblem } from "../../../backend/db/migrate.ts";
import { SCHEMA_CONNECTION } from "../../../backend/db/pool-settings.ts";
import {
  hasPostgresServer,
  type PostgresServer,
  startPostgresServer,
} from "../../setup/postgres-server";

jest.setTimeout(120_000);

const MIGRATIONS = "backend/db/drizzle";
const RELEASED = "tests/released";

/**
 * From these tables, the triggers write the rows for lists and searches. Each table stands after the tables to which it
 * refers.
 */
const SOURCES = ["stores", "store_types", "store_store_types", "food_categories", "foods"];

type Row = Record<string, unknown>;
type Release = {
  migrations: { hash: string; created_at: string }[];
  rows: Record<string, Row[]>;
};

const releases = readdirSync(RELEASED)
  .filter((name) => name.endsWith(".json"))
  .map((name): [string, Release] => [
    name.replace(".json", ""),
    JSON.parse(readFileSync(join(RELEASED, name), "utf8")),
  ]);

const folder = mkdtempSync(join(tmpdir(), "futao-upgrades-"));
let server: PostgresServer | undefined;
beforeAll(async () => {
  if (hasPostgresServer) server = await startPostgresServer();
});
afterAll(async () => {
  await server?.stop();
  rmSync(folder, { recursive: true, force: true });
});

const testOnServer = hasPostgresServer ? test : test.skip;
const engines = ["PGlite", ...(hasPostgresServer ? ["PostgreSQL"] : [])];
const cases = releases.flatMap(([version, release]) =>
  engines.map((engine): [string, string, Release] => [version, engine, release]),
);

describe.each(cases)(
  "a database of release %s on %s after the upgrade",
  (version, engine, release) => {
    let client: MigrationClient & { end: () => Promise<void> };
    const queryRows = async (query: string) => (await client.query(query)).rows as Row[];

    beforeAll(async () => {
      client = await connect(engine, `upgrade_${version.replaceAll(".", "_")}`);
      await migrateSchema(client, { folder: migrationsOf(version, release), backfills: [] });
      for (const [table, rows] of inOrder(release.rows)) await load(client, table, rows);
      await migrateSchema(client);
    });
    afterAll(() => client?.end());

    test("was migrated by files whose hashes have not changed since the release (DB-01)", () => {
      const now = readMigrationFiles({ migrationsFolder: MIGRATIONS });
      const hashes = new Map(now.map((one) => [String(one.folderMillis), one.hash]));
      for (const { hash, created_at } of release.migrations) {
        expect(hashes.get(created_at)).toBe(hash);
      }
    });

    test("keeps every row of the release with every value (DB-01)", async () => {
      for (const [table, rows] of Object.entries(release.rows)) {
        const after = await queryRows(`select to_jsonb(one) as one from ${table} as one`);
        const found = after.map(({ one }) => one);
        for (const row of rows) expect(found).toContainEqual(expect.objectContaining(row));
        expect(after).toHaveLength(rows.length);
      }
    });

    test("has a balance for each account with holds: the sum of its holds, commits and releases in the ledger (DB-01)", async () => {
      const sums = new Map<unknown, number>();
      for (const { account, amount, entry } of release.rows.ledger ?? []) {
        if (entry === "charge" || entry === "refund") continue;
        sums.set(account, (sums.get(account) ?? 0) + Number(amount));
      }
      expect(sums.size).toBeGreaterThan(3);
      const balances = await queryRows("select account, held from balances");
      expect(new Map(balances.map(({ account, held }) => [account, Number(held)]))).toEqual(sums);
    });

    test("has the same rows for lists and searches as the triggers write if its stores are added again (DB-13, DB-14)", async () => {
      const rowsOf = (table: string) =>
        queryRows(`select to_jsonb(one) as row from ${table} as one order by store_id`);
      const readAll = async () => ({
        store_places: await rowsOf("store_places"),
        store_texts: await rowsOf("store_texts"),
      });
      const upgraded = await readAll();
      await client.query("begin");
      for (const table of SOURCES) {
        await client.query(`create temporary table kept_${table} as select * from ${table}`);
      }
      await client.query("set local session_replication_role = replica");
      for (const table of [...SOURCES, ...Object.keys(upgraded)]) {
        await client.query(`delete from ${table}`);
      }
      await client.query("set local session_replication_role = origin");
      for (const table of SOURCES) {
        await client.query(`insert into ${table} select * from kept_${table}`);
      }
      const written = await readAll();
      await client.query("rollback");
      expect(upgraded).toEqual(written);
      for (const rows of Object.values(upgraded)) {
        expect(rows).toHaveLength(release.rows.stores?.length ?? 0);
      }
    });

    test("can assign ids of 2^31 and above (DB-05)", async () => {
      await client.query("select setval(pg_get_serial_sequence('point_grants', 'id'), 2147483647)");
      const added = await queryRows(
        "insert into point_grants (member_id, amount, reason, create_time) values (1, 1, '測試', 1) returning id",
      );
      expect(added.map(({ id }) => Number(id))).toEqual([2_147_483_648]);
    });

    test("does not change when the migration runs a second time (DB-02)", async () => {
      // PostgreSQL gives a row a new xmin when it is written, even if its values stay the same.
      const tables = ["drizzle.__drizzle_migrations", "backfills", ...Object.keys(release.rows)];
      const readAll = async () => {
        const read = [await queryRows("select * from information_schema.columns order by 3, 4")];
        for (const table of tables) {
          const rows = `select xmin::text, to_jsonb(one) as one from ${table} as one order by 2`;
          read.push(await queryRows(rows));
        }
        return read;
      };
      const before = await readAll();
      await migrateSchema(client);
      expect(await schemaProblem(client)).toBeNull();
      expect(await readAll()).toEqual(before);
    });

    test("continues an interrupted backfill after its last completed batch (DB-02)", async () => {
      await client.query("delete from backfills");
      const seen: string[] = [];
      const batch = async (_client: MigrationClient, cursor: string) => {
        seen.push(cursor);
        if (cursor === "1" && seen.length === 2) throw new Error("killed");
        return cursor === "2" ? null : String(Number(cursor) + 1);
      };
      const backfills = [{ name: "test", batch }];
      await expect(migrateSchema(client, { backfills })).rejects.toThrow("killed");
      await migrateSchema(client, { backfills });
      expect(seen).toEqual(["", "1", "1", "2"]);
    });

    test("gets a valid index when an interrupted online migration runs again (DB-02)", async () => {
      const online = folderWith(
        "-- online\ncreate index concurrently if not exists probe on members (nickname);",
      );
      await client.query("create index probe on members (nickname)");
      await client.query(
        "update pg_index set indisvalid = false where indexrelid = 'probe'::regclass",
      );
      await migrateSchema(client, { folder: online });
      expect(
        await queryRows("select indisvalid from pg_index where indexrelid = 'probe'::regclass"),
      ).toEqual([{ indisvalid: true }]);
    });

    test("is refused by an older program that lacks a migration of the database (DB-03)", async () => {
      await expect(migrateSchema(client)).rejects.toThrow(
        "belongs to a newer version of this program (a migration of 2100-01-01): start that version, or restore a backup",
      );
      expect(await schemaProblem(client)).toContain("newer version");
    });
  },
);

testOnServer(
  "a service does not migrate at its start, and its error says to run `npm run migrate` (DB-02)",
  async () => {
    const url = await createDatabase("unmigrated");
    await expect(openDatabase({ url, migrates: false })).rejects.toThrow("run `npm run migrate`");
    const { close } = await openDatabase({ url });
    await close();
    await (await openDatabase({ url, migrates: false })).close();
  },
);

testOnServer(
  "the migration refuses to run while another program is connected to the database (DB-02)",
  async () => {
    const url = await createDatabase("in_use");
    const backend = new pg.Client({ connectionString: url });
    await backend.connect();
    await expect(migrateDatabase(url)).rejects.toThrow(
      "migrate: 1 connections use the database: stop every backend and worker",
    );
    await expect(openDatabase({ url, migrates: false })).rejects.toThrow("run `npm run migrate`");
    for (const backfill of BACKFILLS) await expectRefusal(url, backfill);
    await backend.end();
    await Promise.all([migrateDatabase(url), migrateDatabase(url)]);
    await (await openDatabase({ url, migrates: false })).close();
  },
);

async function expectRefusal(url: string, backfill: Backfill): Promise<void> {
  const client = new pg.Client({ connectionString: url, application_name: SCHEMA_CONNECTION });
  await client.connect();
  await expect(migrateSchema(client, { backfills: [backfill] })).rejects.toThrow("1 connections");
  await client.end();
}

async function createDatabase(name: string): Promise<string> {
  if (!server) throw new Error("no PostgreSQL server runs");
  return server.createDatabase(name);
}

async function connect(engine: string, name: string) {
  if (engine === "PGlite") {
    const client = await PGlite.create();
    return { query: client.query.bind(client), end: () => client.close() } as never;
  }
  const client = new pg.Client({ connectionString: await createDatabase(name) });
  await client.connect();
  return client as never;
}

/** Copies the migrations up to the last migration of the release into a folder. Returns the folder. */
function migrationsOf(version: string, { migrations }: Release): string {
  const last = Math.max(...migrations.map(({ created_at }) => Number(created_at)));
  return copyOf(version, (entries) => entries.filter(({ when }) => when <= last));
}

/** Copies the migrations into a folder and adds a migration of the year 2100 with this SQL. Returns the folder. */
function folderWith(sql: string): string {
  const added = { idx: 999, version: "7", when: 4_102_444_800_000, tag: "next", breakpoints: true };
  const copy = copyOf("next", (entries) => [...entries, added]);
  writeFileSync(join(copy, "next.sql"), sql);
  return copy;
}

function copyOf(name: string, change: (entries: { when: number }[]) => { when: number }[]): string {
  const copy = join(folder, name);
  cpSync(MIGRATIONS, copy, { recursive: true });
  const file = join(copy, "meta", "_journal.json");
  const journal = JSON.parse(readFileSync(file, "utf8"));
  writeFileSync(file, JSON.stringify({ ...journal, entries: change(journal.entries) }));
  return copy;
}

/** Returns the tables in an order in which the rows that a foreign key refers to come first. */
function inOrder(rows: Release["rows"]): [string, Row[]][] {
  const first = ["members", "stores", "food_categories", "foods", "coupons", "cards", "orders"];
  const place = (table: string) => (first.includes(table) ? first.indexOf(table) : first.length);
  return Object.entries(rows).toSorted(([one], [other]) => place(one) - place(other));
}

async function load(client: MigrationClient, table: string, rows: Row[]): Promise<void> {
  await client.query(
    `insert into ${table} select * from jsonb_populate_recordset(null::${table}, $1::jsonb)`,
    [JSON.stringify(rows)],
  );
}
