import { inArray } from "drizzle-orm";
import {
  food_categories,
  reviews,
  stores as storeTable,
} from "../../../../backend/db/schema/store-tables.ts";
import { sitemapFiles, sitemapPage } from "../../../../backend/modules/catalog/sitemap-service.ts";
import { STORE_CLASSIFICATION } from "../../../../lib/contracts/codes.ts";
import { insertFood, insertStore } from "../../../factories/store-rows";
import { createTestBackend, type TestBackend } from "../../../setup/in-process-backend";

const PICTURE = "/pictures/covers/test-f6e7d2";

let backend: TestBackend;
let stores: number[];

beforeAll(async () => {
  backend = await createTestBackend();
  const { db } = backend;
  const beitun = { city_name: "台中市", area_name: "北屯區", area_id: 808 };
  const rows = [
    await insertStore(db, {}),
    await insertStore(db, {}),
    await insertStore(db, { ...beitun, store_classification_id: STORE_CLASSIFICATION.grocery }),
  ];
  stores = rows.map(({ id }) => id);
  for (const store of rows) await insertFood(db, store);
  await insertFood(db, { id: stores[0] ?? 0 }, { item_type: "set" });
});
afterAll(() => backend.close());

it("sitemapFiles lists one file of each kind for a small shop", async () => {
  const { envelope } = await backend.call("sitemapFiles");
  expect(envelope.data.stores).toEqual([stores[0]]);
  expect(envelope.data.shelves).toHaveLength(1);
  expect(envelope.data.products).toHaveLength(1);
});

it("sitemapFiles lists the first id of each file if a kind needs several files", async () => {
  const files = await sitemapFiles(backend.deps, 2);
  expect(files.stores).toEqual([stores[0], stores[2]]);
  expect(files.products).toHaveLength(2);
});

it("sitemapPage returns the entries of a file in pages that end before the first id of the next file", async () => {
  const query = { kind: "stores", from: stores[0] ?? 0, before: stores[2] } as const;
  const first = await sitemapPage(backend.deps, query, 1);
  expect(first.entries.map(({ id }) => id)).toEqual([stores[0]]);
  expect(first.next).toBe(stores[1]);
  const second = await sitemapPage(backend.deps, { ...query, from: first.next ?? 0 }, 1);
  expect(second.entries.map(({ id }) => id)).toEqual([stores[1]]);
  expect(second.next).toBeNull();
});

it("sitemapPage marks products as sets or single products, and lists no categories of restaurants", async () => {
  const { envelope: products } = await backend.call("sitemapPage", {
    query: { kind: "products", from: 1 },
  });
  const ofFirst = products.data.entries.filter(({ store_id }) => store_id === stores[0]);
  expect(ofFirst.map(({ item_type }) => item_type)).toEqual(["single", "set"]);
  const { envelope: shelves } = await backend.call("sitemapPage", {
    query: { kind: "shelves", from: 1 },
  });
  const grocery = await backend.db.select().from(food_categories);
  const own = grocery.filter(({ store_id }) => store_id === stores[2]).map(({ id }) => id);
  expect(shelves.data.entries.map(({ id }) => id)).toEqual(own);
});

it("sitemapPage returns the picture of a store and the time of its last change or review (AN-15)", async () => {
  const { db } = backend;
  const [store_id = 0, other = 0] = stores;
  const time = 1_700_000_000;
  await db.update(storeTable).set({ updated_at: time }).where(inArray(storeTable.id, stores));
  const review = {
    food_id: 0,
    first_name: "客",
    last_name: "",
    title: "",
    content: "",
    star_num: 5,
  };
  await db.insert(reviews).values({ ...review, store_id, create_time: time + 60 });
  const { entries } = await sitemapPage(backend.deps, { kind: "stores", from: store_id });
  expect(entries.slice(0, 2)).toEqual([
    { id: store_id, store_id, item_type: "single", image: PICTURE, updated_at: time + 60 },
    { id: other, store_id: other, item_type: "single", image: PICTURE, updated_at: time },
  ]);
});

it("sitemapPage leaves out products with the price 0", async () => {
  const [store_id = 0] = stores;
  const free = await insertFood(backend.db, { id: store_id }, { unit_price: 0 });
  const { entries } = await sitemapPage(backend.deps, { kind: "products", from: free.id });
  expect(entries).toEqual([]);
});

it.each([
  { kind: "members", from: 1 },
  { kind: "stores", from: 0 },
  { kind: "stores", from: "x" },
  { kind: "products", from: 9_100_000_000_000_000 },
  { kind: "products", from: 1, before: 9_100_000_000_000_000 },
  { kind: "stores", from: 1, limit: 1_000_000 },
])("sitemapPage refuses the query %j with status 400", async (query) => {
  expect((await backend.call("sitemapPage", { query })).status).toBe(400);
});
