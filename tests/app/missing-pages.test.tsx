import Area from "@/app/[locale]/(shop)/areas/[city]/[area]/[type]/[page]/page";
import City from "@/app/[locale]/(shop)/areas/[city]/page";
import Grocery from "@/app/[locale]/(shop)/grocery/[stid]/[cat]/[dining]/page";
import Home from "@/app/[locale]/(shop)/home/[area]/[dining]/page";
import Menu from "@/app/[locale]/(shop)/menu/[stid]/[cat]/page";
import Product from "@/app/[locale]/(shop)/product/[stid]/[kind]/[id]/[dining]/page";
import Store from "@/app/[locale]/(shop)/store/[stid]/[dining]/page";
import StoreList from "@/app/[locale]/(shop)/storeList/[area]/[dining]/[kind]/[id]/[page]/page";
import { STORE_CLASSIFICATION } from "@/lib/contracts/codes";
import { insertCategory, insertFood, insertStore } from "../factories/store-rows";
import { createTestBackend, type TestBackend } from "../setup/in-process-backend";
import { createTestBrowser } from "../setup/test-browser";

const UNKNOWN = 999_999;
const TYPE = 7;

let backend: TestBackend;
let ids: { store: number; grocery: number; shelf: number; below: number; food: number };
beforeAll(async () => {
  backend = await createTestBackend();
  const { db } = backend;
  const store = await insertStore(db, {}, [{ id: TYPE, name: "便當" }]);
  const menu = await insertCategory(db, { store_id: store.id });
  const food = await insertFood(db, store, { category_id: menu.id });
  const grocery = await insertStore(db, { store_classification_id: STORE_CLASSIFICATION.grocery });
  const shelf = await insertCategory(db, { store_id: grocery.id });
  const below = await insertCategory(db, { store_id: grocery.id, parent_id: shelf.id });
  await insertFood(db, grocery, { category_id: below.id });
  ids = {
    store: store.id,
    grocery: grocery.id,
    shelf: shelf.id,
    below: below.id,
    food: food.id,
  };
});
afterAll(() => backend.close());
beforeEach(() => createTestBrowser(backend));

type Path = Record<string, string | number>;
type Page = (props: never) => Promise<unknown>;

/** Renders the page and returns its HTTP status. */
async function statusOf(page: Page, path: Path): Promise<number> {
  const params = Object.fromEntries(Object.entries(path).map(([key, value]) => [key, `${value}`]));
  try {
    await page({ params: Promise.resolve(params) } as never);
    return 200;
  } catch (error) {
    const digest = String(Reflect.get(Object(error), "digest"));
    const [, status] = /^NEXT_HTTP_ERROR_FALLBACK;(\d+)$/.exec(digest) ?? [];
    if (status === undefined) throw error;
    return Number(status);
  }
}

const withDining = (path: Path) => ({ dining: 1, ...path });
const listPath = (path: Path) => ({ area: 107, dining: 1, kind: "all", id: 0, page: 1, ...path });
const TAIPEI = encodeURIComponent("台北市");
const XINYI = encodeURIComponent("信義區");
const districtPath = (path: Path) => ({ city: TAIPEI, area: XINYI, type: 0, page: 1, ...path });

const CASES: [string, number, Page, () => Path][] = [
  ["a store", 200, Store, () => withDining({ stid: ids.store })],
  ["a store for pickup", 200, Store, () => withDining({ stid: ids.store, dining: 0 })],
  [
    "a store for an unknown dining type",
    404,
    Store,
    () => withDining({ stid: ids.store, dining: 3 }),
  ],
  ["an unknown store", 404, Store, () => withDining({ stid: UNKNOWN })],
  ["a product", 200, Product, () => withDining({ stid: ids.store, kind: "fdid", id: ids.food })],
  [
    "an unknown product",
    404,
    Product,
    () => withDining({ stid: ids.store, kind: "fdid", id: UNKNOWN }),
  ],
  [
    "another store's product",
    404,
    Product,
    () => withDining({ stid: ids.grocery, kind: "fdid", id: ids.food }),
  ],
  ["a grocery", 200, Grocery, () => withDining({ stid: ids.grocery, cat: 0 })],
  ["a category", 200, Grocery, () => withDining({ stid: ids.grocery, cat: ids.shelf })],
  [
    "a category of the second level",
    200,
    Grocery,
    () => withDining({ stid: ids.grocery, cat: ids.below }),
  ],
  ["an unknown category", 404, Grocery, () => withDining({ stid: ids.grocery, cat: UNKNOWN })],
  ["a category of an unknown grocery", 404, Grocery, () => withDining({ stid: UNKNOWN, cat: 0 })],
  ["a district's home", 200, Home, () => ({ area: 107, dining: 1 })],
  ["the home of an unknown district", 404, Home, () => ({ area: 9999, dining: 1 })],
  ["the home of an unknown dining type", 404, Home, () => ({ area: 107, dining: 3 })],
  ["the list of all stores", 200, StoreList, () => listPath({})],
  ["a page of the store list beyond the last page", 404, StoreList, () => listPath({ page: 2 })],
  ["the list of a type", 200, StoreList, () => listPath({ kind: "type", id: TYPE })],
  ["the list of an unknown type", 404, StoreList, () => listPath({ kind: "type", id: UNKNOWN })],
  ["the list of an unknown group", 404, StoreList, () => listPath({ kind: "group", id: UNKNOWN })],
  [
    "the list of an unknown subject",
    404,
    StoreList,
    () => listPath({ kind: "subject", id: UNKNOWN }),
  ],
  ["a list of an unknown kind", 404, StoreList, () => listPath({ kind: "x" })],
  ["the list of an unknown district", 404, StoreList, () => listPath({ area: 9999 })],
  ["a city", 200, City, () => ({ city: TAIPEI })],
  ["an unknown city", 404, City, () => ({ city: "none" })],
  ["a district", 200, Area, () => districtPath({})],
  ["an unknown district", 404, Area, () => districtPath({ area: "none" })],
  ["a type of stores in a district", 200, Area, () => districtPath({ type: TYPE })],
  ["an unknown type in a district", 404, Area, () => districtPath({ type: UNKNOWN })],
  ["a page of a district beyond the last page", 404, Area, () => districtPath({ page: 2 })],
  ["the menu of a restaurant", 200, Menu, () => ({ stid: ids.store, cat: 0 })],
  ["the menu of an unknown store", 404, Menu, () => ({ stid: UNKNOWN, cat: 0 })],
  [
    "the menu of a restaurant with a category id",
    404,
    Menu,
    () => ({ stid: ids.store, cat: ids.shelf }),
  ],
  ["the categories of a grocery", 200, Menu, () => ({ stid: ids.grocery, cat: 0 })],
  ["the products of a category", 200, Menu, () => ({ stid: ids.grocery, cat: ids.below })],
  ["the products of an unknown category", 404, Menu, () => ({ stid: ids.grocery, cat: UNKNOWN })],
];

it.each(CASES)("a request for %s is answered with status %d", async (_what, status, page, path) => {
  expect(await statusOf(page, path())).toBe(status);
});
