import { and, eq, type SQL, sql } from "drizzle-orm";
import pg from "pg";
import { openDatabase, schema } from "../../../backend/db/client.ts";
import { insertFood, insertStore } from "../../factories/store-rows";
import { createTestBackend, type TestBackend } from "../../setup/in-process-backend";
import { hasPostgresServer, startPostgresServer } from "../../setup/postgres-server";

const { foods, store_places, store_store_types, store_types, stores } = schema;

const testOnServer = hasPostgresServer ? test : test.skip;
let backend: TestBackend;
beforeAll(async () => {
  backend = await createTestBackend();
});
afterAll(() => backend.close());

async function placeOf(store: { id: number }) {
  const [place] = await backend.db
    .select()
    .from(store_places)
    .where(eq(store_places.store_id, store.id));
  return place;
}

async function countRows(db: Pick<typeof backend.db, "execute">, query: SQL): Promise<number> {
  const { rows } = (await db.execute(query)) as unknown as { rows: unknown[] };
  return rows.length;
}

async function pricesOf(store: { id: number }) {
  const { take_price, delivery_price, business_price } = (await placeOf(store)) ?? {};
  return [take_price, delivery_price, business_price];
}

describe("the database writes the row of a store in store_places (DB-13)", () => {
  test("when the store is added and when it changes", async () => {
    const store = await insertStore(backend.db, { capacity: 7 });
    expect(await placeOf(store)).toMatchObject({ capacity: 7, open_times: [0, 10_080] });
    const opening_hours = [{ days: [6], start: "22:00", end: "03:00" }];
    await backend.db
      .update(stores)
      .set({ opening_hours, total_order_count: 12 })
      .where(eq(stores.id, store.id));
    expect(await placeOf(store)).toMatchObject({
      open_times: [0, 180, 10_000 - 40, 10_080],
      total_order_count: 12,
    });
  });

  test("when a type is added, moved or removed", async () => {
    const store = await insertStore(backend.db, {}, [
      { id: 1, name: "便當" },
      { id: 2, name: "麵食" },
    ]);
    expect((await placeOf(store))?.type_ids).toEqual([1, 2]);
    const link = (type_id: number) =>
      and(eq(store_store_types.store_id, store.id), eq(store_store_types.type_id, type_id));
    await backend.db.update(store_store_types).set({ position: 9 }).where(link(1));
    expect((await placeOf(store))?.type_ids).toEqual([2, 1]);
    await backend.db.delete(store_store_types).where(link(2));
    expect((await placeOf(store))?.type_ids).toEqual([1]);
    expect(await backend.db.$count(store_types)).toBe(2);
    await backend.db.execute(sql`truncate ${store_store_types}`);
    expect((await placeOf(store))?.type_ids).toEqual([]);
  });

  test("and rounds amounts, limits them to 2^31 - 1, and leaves out amounts and opening hours that it cannot read", async () => {
    const global_coupon = { full_cut: { full_money: 99.4, cut_money: 9.5 } } as never;
    const brand_coupon = { full_cut: { full_money: "100", cut_money: 1e300 } } as never;
    const store = await insertStore(backend.db, {
      global_coupon,
      brand_coupon,
      store_coupon: [] as never,
      min_charge: Number.NaN,
      opening_hours: [
        null,
        { days: 1, start: "10:00", end: "11:00" },
        { days: [9, "x", null], start: "10:00", end: "11:00" },
        { days: [1], start: "morning", end: "11:00" },
        { days: [1], start: "10:00" },
        { days: [0], start: "9:30", end: "11:00" },
      ] as never,
    });
    expect(await placeOf(store)).toMatchObject({
      open_times: [570, 660],
      global_cut_from: 99,
      global_cut: 10,
      brand_cut_from: null,
      brand_cut: 2_147_483_647,
      store_cut: null,
      free_delivery_from: null,
      take_minimum: 2_147_483_647,
    });
    const changed = { opening_hours: {} as never, store_coupon: "none" as never };
    await backend.db.update(stores).set(changed).where(eq(stores.id, store.id));
    expect(await placeOf(store)).toMatchObject({ open_times: [], store_cut: null });
  });

  testOnServer(
    "when two transactions add types of one store at the same time",
    async () => {
      const server = await startPostgresServer();
      const url = await server.createDatabase("types");
      const { db, close } = await openDatabase({ url });
      const store = await insertStore(db);
      const values = [1, 2].map((id) => ({ id, name: `${id}`, image: "", position: id }));
      await db.insert(store_types).values(values);
      const clients = [1, 2].map(() => new pg.Client({ connectionString: url }));
      for (const client of clients) await client.connect();
      const addType = (client: pg.Client | undefined, id: number) =>
        client?.query("insert into store_store_types values ($1, $2, 1)", [store.id, id]);
      const [first, second] = clients;
      await first?.query("begin");
      await addType(first, 1);
      const added = addType(second, 2);
      const isWaiting = sql`select 1 from pg_stat_activity where wait_event_type = 'Lock'`;
      for (let tried = 0; tried < 1000 && (await countRows(db, isWaiting)) === 0; tried += 1);
      await first?.query("commit");
      await added;
      expect(await db.select({ type_ids: store_places.type_ids }).from(store_places)).toEqual([
        { type_ids: [1, 2] },
      ]);
      for (const client of clients) await client.end();
      await close();
      await server.stop();
    },
    60_000,
  );

  test("and deletes it when the store is deleted", async () => {
    const store = await insertStore(backend.db);
    await backend.db.delete(stores).where(eq(stores.id, store.id));
    expect(await placeOf(store)).toBeUndefined();
  });
});

test("the database writes the median price of the products that a store sells (DB-13)", async () => {
  const store = await insertStore(backend.db);
  expect(await pricesOf(store)).toEqual([null, null, null]);
  const cheap = await insertFood(backend.db, store, { unit_price: 50 });
  await insertFood(backend.db, store, { unit_price: 80, business_price: 70 });
  await insertFood(backend.db, store, { unit_price: 200, dining_types: [1] });
  await insertFood(backend.db, store, { unit_price: 0 });
  await insertFood(backend.db, store, { unit_price: 10, sale_status: 0 });
  expect(await pricesOf(store)).toEqual([50, 80, 50]);
  await backend.db.update(foods).set({ unit_price: 300 }).where(eq(foods.id, cheap.id));
  expect(await pricesOf(store)).toEqual([80, 200, 70]);
  await backend.db.delete(foods).where(eq(foods.store_id, store.id));
  expect(await pricesOf(store)).toEqual([null, null, null]);
});

test.each([
  ["keeps its id", {}],
  ["gets another id", { id: 7_000_000 }],
])(
  "when a product moves to another store and %s, the median prices of both stores change (DB-13)",
  async (_what, values) => {
    const [store, other] = [await insertStore(backend.db), await insertStore(backend.db)];
    const food = await insertFood(backend.db, store, { unit_price: 50 });
    const moved = { ...values, store_id: other.id };
    await backend.db.update(foods).set(moved).where(eq(foods.id, food.id));
    expect([await pricesOf(store), await pricesOf(other)]).toEqual([
      [null, null, null],
      [50, 50, 50],
    ]);
  },
);

test("a product whose dining_types is the JSON value null counts for every dining type (DB-13)", async () => {
  const store = await insertStore(backend.db);
  const food = await insertFood(backend.db, store, { unit_price: 50, dining_types: [1] });
  expect(await pricesOf(store)).toEqual([null, 50, null]);
  await backend.db.execute(sql`update foods set dining_types = 'null' where id = ${food.id}`);
  expect(await pricesOf(store)).toEqual([50, 50, 50]);
});

test("no store has a median price after the table of products was truncated (DB-13)", async () => {
  const store = await insertStore(backend.db);
  await insertFood(backend.db, store, { unit_price: 50 });
  await backend.db.execute(sql`truncate foods cascade`);
  expect(await pricesOf(store)).toEqual([null, null, null]);
});

test("if a product is changed or deleted and the median price stays the same, no row of store_places is written (DB-13)", async () => {
  const store = await insertStore(backend.db);
  const food = await insertFood(backend.db, store);
  const readVersion = () =>
    backend.db
      .select({ version: sql`xmin::text` })
      .from(store_places)
      .where(eq(store_places.store_id, store.id));
  await insertFood(backend.db, store, { unit_price: food.unit_price });
  await insertFood(backend.db, store, { unit_price: food.unit_price + 1 });
  const before = await readVersion();
  await backend.db.update(foods).set({ position: 99 }).where(eq(foods.id, food.id));
  await backend.db.delete(foods).where(eq(foods.id, food.id));
  expect(await readVersion()).toEqual(before);
});
