import { eq, sql } from "drizzle-orm";
import { type OpenDatabase, schema } from "../../../../backend/db/client.ts";
import {
  createStoreChangePublisher,
  deleteOldStoreChanges,
} from "../../../../backend/modules/catalog/store-change-service.ts";
import { followStoreChanges } from "../../../../lib/redis/store-changes.ts";
import { insertFood, insertStore } from "../../../factories/store-rows";
import { hasRedisServer, type RedisServer, startRedisServer } from "../../../setup/redis-server";
import { openTestRedis } from "../../../setup/redis-states";
import { openTestDatabase } from "../../../setup/test-database";

const { stores, foods, food_categories, store_changes } = schema;

let storage: OpenDatabase;
let store: Awaited<ReturnType<typeof insertStore>>;
let food: Awaited<ReturnType<typeof insertFood>>;
beforeEach(async () => {
  storage = await openTestDatabase();
  store = await insertStore(storage.db);
  food = await insertFood(storage.db, store);
});
afterEach(() => storage.close());

const isThisStore = () => eq(stores.id, store.id);
const readChanges = async () =>
  (await storage.db.select().from(store_changes)).map(({ store_id }) => store_id);

describe("the database records the id of a store in store_changes", () => {
  it.each([
    [
      "a changed price",
      () => storage.db.update(foods).set({ unit_price: 999 }).where(eq(foods.id, food.id)),
    ],
    ["a deleted product", () => storage.db.delete(foods).where(eq(foods.id, food.id))],
    [
      "a paused store",
      () => storage.db.update(stores).set({ is_paused: true }).where(isThisStore()),
    ],
    [
      "opening hours that were changed by plain SQL",
      () => storage.db.execute("update stores set opening_hours = '[]'"),
    ],
    [
      "a renamed category of the menu",
      () => storage.db.update(food_categories).set({ name: "湯" }),
    ],
  ])("for %s (OP-11)", async (_what, change) => {
    await change();
    expect(new Set(await readChanges())).toEqual(new Set([store.id]));
  });

  it.each([
    [
      "an update without a change",
      () => storage.db.update(foods).set({ unit_price: sql`unit_price` }),
    ],
    ["a changed order count", () => storage.db.update(stores).set({ total_order_count: 8 })],
    ["a changed rating", () => storage.db.update(stores).set({ star_num: 8, avg_star_count: 4.5 })],
  ])("but not for %s", async (_what, change) => {
    await change();
    expect(await readChanges()).toEqual([]);
  });
});

it("deletes store changes that are more than a day old", async () => {
  const now = Math.floor(Date.now() / 1000);
  await storage.db.insert(store_changes).values([
    { store_id: 1, create_time: now - 86_500 },
    { store_id: 2, create_time: now - 86_000 },
  ]);
  await deleteOldStoreChanges(storage);
  expect(await readChanges()).toEqual([2]);
});

(hasRedisServer ? describe : describe.skip)("the publisher of store changes", () => {
  let server: RedisServer;
  beforeAll(async () => {
    server = await startRedisServer();
  });
  afterAll(() => server.stop());

  it("publishes the id of each changed store once, even if the store was changed while Redis was away (OP-11)", async () => {
    const published: number[][] = [];
    const onConnect = followStoreChanges(({ stores: ids }) => void published.push(ids));
    const { redis, until } = openTestRedis({ url: server.url, onConnect });
    await until("reached");
    const publish = createStoreChangePublisher({ db: storage.db, now: Date.now, redis });
    await publish();
    await storage.db.update(stores).set({ is_paused: true }).where(isThisStore());
    await publish();
    await publish();
    await redis.run((connection) => connection.ping());
    expect(published).toEqual([[store.id]]);

    await server.stop();
    await until("lost");
    await storage.db.update(stores).set({ is_paused: false }).where(isThisStore());
    await publish();
    await server.start();
    await until("reached");
    await publish();
    await redis.run((connection) => connection.ping());
    expect(published).toEqual([[store.id], [store.id]]);
    redis.close();
  });
});
