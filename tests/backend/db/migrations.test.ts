import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { PGlite } from "@electric-sql/pglite";
import { is } from "drizzle-orm";
import { getTableConfig, PgTable } from "drizzle-orm/pg-core";
import { drizzle } from "drizzle-orm/pglite";
import { migrate } from "drizzle-orm/pglite/migrator";
import { schema } from "../../../backend/db/client.ts";

jest.setTimeout(120_000);

const MIGRATIONS = "backend/db/drizzle";
/** The number of the last migration before the one that renames errands, express_sessions and express_images. */
const BEFORE_COURIER_TABLES = 13;

const folder = mkdtempSync(join(tmpdir(), "futao-migrations-"));
let fresh: PGlite;
let upgraded: PGlite;

beforeAll(async () => {
  upgraded = await PGlite.create();
  fresh = (await upgraded.clone()) as PGlite;
  await migrate(drizzle({ client: fresh }), { migrationsFolder: MIGRATIONS });
  await migrate(drizzle({ client: upgraded }), {
    migrationsFolder: migrationsUpTo(BEFORE_COURIER_TABLES),
  });
  await upgraded.exec(OLD_ROWS);
  await migrate(drizzle({ client: upgraded }), { migrationsFolder: MIGRATIONS });
});
afterAll(async () => {
  await Promise.all([fresh.close(), upgraded.close()]);
  rmSync(folder, { recursive: true, force: true });
});

const OLD_ROWS = `
  insert into members (id, phone, create_time, update_time) values (1, '0912345678', 1, 1);
  insert into express_sessions (id, id_hash, member_id, create_time, last_seen_time) values (7, 'hash', 1, 1, 1);
  insert into express_images (name, express_id, bytes, create_time) values ('a.webp', 7, '\\x00', 1);
  insert into cards (member_id, express_id, credit_hash, card_six_no, card_four_no, credit_card_type, last_month, saved_time)
    values (1, 7, 'sealed', '400022', '1234', 1, 203012, 1);
  insert into quotes (member_id, store_id, inputs_hash, pay_total, create_time)
    values (1, 12, 'store', 318, 1), (1, -7, 'courier', 70, 1);
`;

/** Copies the migrations up to and including number `last` into a folder. Returns the folder. */
function migrationsUpTo(last: number): string {
  cpSync(MIGRATIONS, folder, { recursive: true });
  const file = join(folder, "meta", "_journal.json");
  const journal = JSON.parse(readFileSync(file, "utf8"));
  journal.entries = journal.entries.filter(({ idx }: { idx: number }) => idx <= last);
  writeFileSync(file, JSON.stringify(journal));
  return folder;
}

test("a database that was upgraded has the same tables as a new database", async () => {
  expect(await describeTables(upgraded)).toEqual(await describeTables(fresh));
});

test("the migrations create every table, column, index, check and foreign key of the schema", async () => {
  const { columns, constraints, indexes } = await describeTables(fresh);
  const tables = Object.values<unknown>(schema)
    .filter(isTable)
    .map((table) => getTableConfig(table));
  expect(new Set(columns.map(([table]) => table))).toEqual(new Set(tables.map(({ name }) => name)));
  for (const table of tables) {
    const names = columns.filter(([name]) => name === table.name).map(([, column]) => column);
    expect(names.toSorted()).toEqual(table.columns.map(({ name }) => name).toSorted());
    for (const { name } of table.checks) expect(constraints).toContain(`${table.name}.${name}`);
    for (const key of table.foreignKeys)
      expect(constraints).toContain(`${table.name}.${key.getName()}`);
    for (const { config } of table.indexes) expect(indexes).toContain(config.name);
  }
});

describe(`rows from before migration ${BEFORE_COURIER_TABLES + 1}`, () => {
  const queryRows = async (query: string) => (await upgraded.query(query)).rows;

  test("a quote of a courier session has courier_session_id 7 instead of store_id -7", async () => {
    const query = "select store_id, courier_session_id, pay_total from quotes order by id";
    expect(await queryRows(query)).toEqual([
      { store_id: 12, courier_session_id: 0, pay_total: 318 },
      { store_id: 900_000_005, courier_session_id: 7, pay_total: 70 },
    ]);
  });

  test.each(["parcel_images", "cards"])(
    "the rows of %s keep their courier session",
    async (table) => {
      expect(await queryRows(`select courier_session_id from ${table}`)).toEqual([
        { courier_session_id: 7 },
      ]);
    },
  );

  test("a new courier session gets its id from the renamed sequence", async () => {
    const added = await queryRows(`
      insert into courier_sessions (id_hash, member_id, create_time, last_seen_time)
      values ('other', 1, 2, 2) returning id`);
    expect(added).toEqual([{ id: 1 }]);
  });
});

function isTable(value: unknown): value is PgTable {
  return is(value, PgTable);
}

async function describeTables(client: PGlite) {
  const names = async (query: string) =>
    (await client.query<{ name: string }>(query)).rows.map(({ name }) => name);
  const { rows } = await client.query<{ table_name: string; column_name: string; type: string }>(`
    select table_name, column_name, concat_ws(' ', data_type, is_nullable, column_default) as type
    from information_schema.columns where table_schema = 'public' order by 1, 2`);
  return {
    columns: rows.map(({ table_name, column_name, type }) => [table_name, column_name, type]),
    constraints: await names(`
      select conrelid::regclass || '.' || conname as name
      from pg_constraint where connamespace = 'public'::regnamespace order by 1`),
    definitions: await names(`
      select conname || ' ' || pg_get_constraintdef(oid) as name
      from pg_constraint where connamespace = 'public'::regnamespace order by 1`),
    indexes: await names(
      "select indexname as name from pg_indexes where schemaname = 'public' order by 1",
    ),
    sequences: await names(
      "select sequencename as name from pg_sequences where schemaname = 'public' order by 1",
    ),
  };
}
