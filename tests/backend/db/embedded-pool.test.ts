import { PGlite } from "@electric-sql/pglite";
import { sql } from "drizzle-orm";
import { type OpenDatabase, schema } from "../../../backend/db/client.ts";
import { openEmbeddedPool } from "../../../backend/db/embedded-pool.ts";
import { openTestDatabase } from "../../setup/test-database";

const { settings } = schema;

const makeSetting = (value: string) => ({ key: "name", value, update_time: 0 });

let storage: OpenDatabase;
beforeEach(async () => {
  storage = await openTestDatabase();
});
afterEach(() => storage.close());

it("a query works after a query with an error", async () => {
  const { db } = storage;
  await expect(db.execute(sql`select * from missing where id = ${1}`)).rejects.toMatchObject({
    cause: { code: "42P01" },
  });
  await expect(db.select().from(settings)).resolves.toEqual([]);
});

it("an answer of several megabytes arrives whole", async () => {
  const value = "飯".repeat(1_000_000);
  await storage.db.insert(settings).values(makeSetting(value));
  await expect(storage.db.select().from(settings)).resolves.toEqual([makeSetting(value)]);
});

it("other queries wait until a transaction ends", async () => {
  const { db } = storage;
  await db.insert(settings).values(makeSetting("before"));
  const read = await db.transaction(async (tx) => {
    await tx.update(settings).set({ value: "after" });
    const outside = db.select().from(settings);
    await tx.execute(sql`select 1`);
    return { outside };
  });
  await expect(read.outside).resolves.toEqual([makeSetting("after")]);
});

it("a transaction that throws changes nothing", async () => {
  const { db } = storage;
  const failing = db.transaction(async (tx) => {
    await tx.insert(settings).values(makeSetting("1"));
    throw new Error("stopped");
  });
  await expect(failing).rejects.toThrow("stopped");
  await expect(db.select().from(settings)).resolves.toEqual([]);
});

it("a transaction with a failed query rejects, even if the error of the query is caught", async () => {
  const { db } = storage;
  const hiding = db.transaction(async (tx) => {
    await tx.insert(settings).values(makeSetting("1"));
    await tx.execute(sql`select 1 / 0`).catch(() => undefined);
  });
  await expect(hiding).rejects.toMatchObject({
    cause: { message: "the transaction was rolled back, because one of its queries failed" },
  });
  await expect(db.select().from(settings)).resolves.toEqual([]);
});

it("a failure of PGlite rejects the query, and the next connection sees nothing of the open transaction", async () => {
  const database = await PGlite.create();
  const pool = openEmbeddedPool(database);
  await pool.query("create table failures (n int)");
  const connection = await pool.connect();
  await connection.query("begin");
  await connection.query("insert into failures values (1)");
  jest.spyOn(database, "execProtocolRawStream").mockRejectedValueOnce(new Error("PGlite failed"));
  await expect(connection.query("select 1")).rejects.toThrow("PGlite failed");
  connection.release(true);
  await expect(pool.query("select * from failures")).resolves.toMatchObject({ rows: [] });
  await pool.end();
  await database.close();
});

it("a new pool drops the prepared statements of an earlier pool of the same database, and can run the same query", async () => {
  const database = await PGlite.create();
  for (const poolNumber of [1, 2]) {
    const pool = openEmbeddedPool(database);
    for (const time of [1, 2, 3]) {
      const { rows } = await pool.query({ text: "select $1::int as n", values: [time] });
      expect([poolNumber, rows]).toEqual([poolNumber, [{ n: time }]]);
    }
    const prepared = await pool.query("select statement from pg_prepared_statements");
    expect(prepared.rows).toEqual([{ statement: "select $1::int as n" }]);
    await pool.end();
  }
  await database.close();
});

it("600 different queries work, although at most 500 become prepared statements", async () => {
  for (let count = 1; count <= 600; count += 1) {
    const text = sql`select ${count}::int as ${sql.identifier(`number_${count}`)}`;
    for (let time = 1; time <= 3; time += 1) {
      const { rows } = (await storage.db.execute(text)) as unknown as { rows: object[] };
      expect(rows).toEqual([{ [`number_${count}`]: count }]);
    }
  }
  const { rows } = (await storage.db.execute(
    sql`select count(*) as count from pg_prepared_statements`,
  )) as unknown as { rows: { count: number }[] };
  expect(rows).toEqual([{ count: 500 }]);
});

it("PGUSER, PGDATABASE and PGSSLMODE are ignored", async () => {
  const server = { PGUSER: "nobody", PGDATABASE: "none", PGSSLMODE: "require" };
  jest.replaceProperty(process, "env", { ...process.env, ...server });
  await expect(storage.db.select().from(settings)).resolves.toEqual([]);
});

it("closing waits until the running transaction ends", async () => {
  const own = await openTestDatabase();
  let closing: Promise<void> | undefined;
  const values = await own.db.transaction(async (tx) => {
    await tx.insert(settings).values(makeSetting("1"));
    closing = own.close();
    return tx.select().from(settings);
  });
  expect(values).toEqual([makeSetting("1")]);
  await closing;
});
