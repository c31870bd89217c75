import { DINING_TYPE, STORE_CLASSIFICATION } from "@/lib/contracts/codes";
import { foods, stores } from "../../backend/db/schema/store-tables.ts";
import { insertCategory, insertFood, insertStore } from "../factories/store-rows";
import { createTestBackend, type TestBackend } from "../setup/in-process-backend";
import { renderRoute } from "../setup/rendered-routes";
import { createTestBrowser } from "../setup/test-browser";

jest.mock("next/navigation", () => ({
  ...jest.requireActual("next/navigation"),
  ...jest.requireActual("../setup/next-navigation"),
}));

const BENTO = { id: 7, name: "便當" };
const beitun = { city_name: "台中市", area_name: "北屯區", area_id: 808, lat: 24.18, lng: 120.69 };
/** More stores and products than one page of a list or a menu shows, so that the crawler must follow further pages. */
const MANY_STORES = 30;
const MANY_FOODS = 130;

let backend: TestBackend;
beforeAll(async () => {
  backend = await createTestBackend();
  const { db } = backend;
  for (let count = 0; count < MANY_STORES; count += 1) await insertStore(db, {}, [BENTO]);
  await insertStore(db, { name: "不外送的店", lat: 25.2, has_delivery: 0 });
  await insertStore(db, { name: "快要打烊的店", is_paused: true });
  const restaurant = await insertStore(db, beitun, [BENTO]);
  for (let section = 0; section < 3; section += 1) {
    const { id: category_id } = await insertCategory(db, { store_id: restaurant.id });
    for (let count = 0; count < MANY_FOODS / 3; count += 1) {
      await insertFood(db, restaurant, { category_id });
    }
  }
  const pickupCategory = await insertCategory(db, { store_id: restaurant.id });
  const pickup = { dining_types: [DINING_TYPE.pickup] };
  await insertFood(db, restaurant, { category_id: pickupCategory.id, ...pickup });
  const grocery = await insertStore(db, {
    ...beitun,
    store_classification_id: STORE_CLASSIFICATION.grocery,
  });
  const shelf = await insertCategory(db, { store_id: grocery.id, name: "乳品" });
  const below = await insertCategory(db, { store_id: grocery.id, parent_id: shelf.id });
  for (let count = 0; count < 45; count += 1) {
    await insertFood(db, grocery, { category_id: below.id });
  }
  await insertFood(db, grocery, { category_id: below.id, ...pickup });
}, 60_000);
afterAll(() => backend.close());
beforeEach(() => createTestBrowser(backend));

/** Follows links as a crawler without scripts and returns all paths that it finds. It does not open product pages. */
async function crawl(start: string): Promise<Set<string>> {
  const found = new Set([start]);
  for (const address of found) {
    if (address.startsWith("/product")) continue;
    const page = await renderRoute(address);
    for (const link of page?.links ?? []) if (link.startsWith("/")) found.add(link);
  }
  return found;
}

it("every store and every product can be reached by links from / (AN-16, ST-42)", async () => {
  const found = await crawl("/");
  const { db } = backend;
  const all = await db.select({ id: stores.id }).from(stores);
  const lost = all.filter(({ id }) => !found.has(`/store?stid=${id}`));
  expect(all.length).toBeGreaterThan(MANY_STORES);
  expect(lost).toEqual([]);
  const sold = await db.select({ id: foods.id, store_id: foods.store_id }).from(foods);
  const hidden = sold.filter(
    ({ id, store_id }) => !found.has(`/product?stid=${store_id}&fdid=${id}`),
  );
  expect(sold.length).toBeGreaterThan(MANY_FOODS);
  expect(hidden).toEqual([]);
}, 60_000);
