import { and, eq } from "drizzle-orm";
import { schema } from "../../../backend/db/client.ts";
import { insertFood, insertStore } from "../../factories/store-rows";
import { createTestBackend, type TestBackend } from "../../setup/in-process-backend";

const { foods, store_places, store_prices, store_store_types, store_types, stores } = schema;

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

async function pricesOf(store: { id: number }) {
  const [prices] = await backend.db
    .select()
    .from(store_prices)
    .where(eq(store_prices.store_id, store.id));
  const { take_price, delivery_price, business_price } = prices ?? {};
  return [take_price, delivery_price, business_price];
}

describe("the database writes the row of a store that lists read (DB-13)", () => {
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
  });

  test("when the store is deleted", async () => {
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
