import { searchGrams } from "../../../../backend/db/search-grams.ts";
import { CODE, DINING_TYPE, STORE_CLASSIFICATION } from "../../../../lib/contracts/codes.ts";
import {
  type FoodRow,
  insertCategory,
  insertFood,
  insertStore,
} from "../../../factories/store-rows";
import { createTestBackend, type TestBackend } from "../../../setup/in-process-backend";

const UNKNOWN = 2_000_000_000;
const query = { dining_type: DINING_TYPE.delivery };
let backend: TestBackend;

beforeAll(async () => {
  backend = await createTestBackend();
});
afterAll(() => backend.close());

const categories = (id: number) => backend.call("groceryCategories", { params: { id }, query });
const products = (id: number, category_id: number, page = 1) =>
  backend.call("categoryProducts", { params: { id, category_id }, query: { ...query, page } });
const search = (id: number, terms: string, page = 1) =>
  backend.call("storeSearch", { params: { id }, query: { ...query, terms, page } });
const names = ({ envelope }: { envelope: { data: { data: { name: string }[] } } }) =>
  envelope.data.data.map(({ name }) => name);

async function grocery() {
  const store = await insertStore(backend.db, {
    store_classification_id: STORE_CLASSIFICATION.grocery,
  });
  const inStore = { store_id: store.id };
  const fresh = await insertCategory(backend.db, { ...inStore, name: "生鮮", position: 1 });
  const below = { ...inStore, parent_id: fresh.id };
  const fruit = await insertCategory(backend.db, { ...below, name: "水果", position: 9 });
  const greens = await insertCategory(backend.db, { ...below, name: "蔬菜", position: 2 });
  const add = (name: string, values: Partial<FoodRow> = {}) =>
    insertFood(backend.db, store, {
      name,
      category_id: fruit.id,
      search_grams: searchGrams([name, values.desc ?? ""]),
      ...values,
    });
  return { store, fresh, fruit, greens, add };
}

describe("the categories of a grocery", () => {
  it("are returned in two levels and in the merchant's order, each first-level category with its number of products (GR-01)", async () => {
    const { store, fresh, fruit, greens, add } = await grocery();
    await add("香蕉");
    await add("高麗菜", { category_id: greens.id });
    expect((await categories(store.id)).envelope).toMatchObject({
      code: CODE.ok,
      data: [
        {
          id: fresh.id,
          name: "生鮮",
          food_count: 2,
          children: [
            { id: greens.id, name: "蔬菜" },
            { id: fruit.id, name: "水果" },
          ],
        },
      ],
    });
  });

  it("are empty at a store without categories and refused for an unknown store", async () => {
    const store = await insertStore(backend.db);
    expect((await categories(store.id)).envelope).toMatchObject({ code: CODE.ok, data: [] });
    expect((await categories(UNKNOWN)).envelope).toMatchObject({
      code: CODE.refused,
      message: "找不到這家店家",
    });
  });
});

describe("the products of a category", () => {
  it("are the products of the category and its subcategories in the merchant's order (GR-03)", async () => {
    const { store, fresh, fruit, greens, add } = await grocery();
    await add("香蕉", { position: 2 });
    await add("蘋果", { position: 1 });
    await add("高麗菜", { category_id: greens.id });
    expect(names(await products(store.id, fruit.id))).toEqual(["蘋果", "香蕉"]);
    expect(names(await products(store.id, fresh.id))).toEqual(["高麗菜", "蘋果", "香蕉"]);
  });

  it("are returned in pages of 40 without their options", async () => {
    const { store, fruit, add } = await grocery();
    for (let index = 1; index <= 41; index += 1) await add(`水果${index}`);
    const first = await products(store.id, fruit.id);
    expect(first.envelope.data).toMatchObject({ last_page: 2 });
    expect(first.envelope.data.data).toHaveLength(40);
    expect(first.envelope.data.data[0]).toMatchObject({ category_id: fruit.id, has_options: 0 });
    expect(first.envelope.data.data[0]).not.toHaveProperty("relish_groups");
    expect(names(await products(store.id, fruit.id, 2))).toEqual(["水果41"]);
    expect((await products(store.id, fruit.id, 3)).envelope.data).toEqual({
      data: [],
      last_page: 2,
    });
  });

  it("have has_options 1 if they have options", async () => {
    const { store, fruit, add } = await grocery();
    const size = {
      id: 1,
      name: "份量",
      is_multi_choose: 0,
      max_choose: 0,
      is_required: 1,
    } as const;
    await add("水果盒", { relish_groups: [{ ...size, items: [] }] });
    expect((await products(store.id, fruit.id)).envelope.data.data[0]).toMatchObject({
      has_options: 1,
    });
  });

  it("are refused for an unknown category, for a category of another store and for an unknown store", async () => {
    const [mine, other] = [await grocery(), await grocery()];
    const refusal = {
      code: CODE.refused,
      message: "找不到這個分類",
      data: null,
      reason: "unknown-category",
    };
    expect((await products(mine.store.id, other.fruit.id)).envelope).toEqual(refusal);
    expect((await products(mine.store.id, UNKNOWN)).envelope).toEqual(refusal);
    expect((await products(UNKNOWN, mine.fruit.id)).envelope.message).toBe("找不到這家店家");
  });
});

describe("the search in a store", () => {
  it("finds products of this store by name and description, the best match first (GR-10)", async () => {
    const [mine, other] = [await grocery(), await grocery()];
    await mine.add("巧克力牛奶");
    await mine.add("全脂鮮乳", { desc: "香濃牛奶" });
    await mine.add("牛奶糖");
    await other.add("牛奶");
    expect(names(await search(mine.store.id, "牛奶"))).toEqual([
      "牛奶糖",
      "巧克力牛奶",
      "全脂鮮乳",
    ]);
  });

  it.each([["臺灣啤酒"], ["啤酒　台灣"], ["啤"]])(
    "finds 台灣啤酒 for the terms %s",
    async (terms) => {
      const { store, add } = await grocery();
      await add("台灣啤酒");
      expect(names(await search(store.id, terms))).toEqual(["台灣啤酒"]);
    },
  );

  it("does not find a product whose texts contain each pair of adjacent characters of the term, but not the whole term", async () => {
    const { store, add } = await grocery();
    await add("牛肉湯", { desc: "肉湯麵" });
    await add("綜合餅", { desc: "紅燒牛肉湯麵口味" });
    expect(names(await search(store.id, "牛肉湯麵"))).toEqual(["綜合餅"]);
    expect(names(await search(store.id, "肉湯麵 牛肉湯"))).toEqual(["牛肉湯", "綜合餅"]);
  });

  it("returns pages of 40 products", async () => {
    const { store, add } = await grocery();
    for (let index = 10; index <= 50; index += 1) await add(`餅乾${index}`);
    expect((await search(store.id, "餅乾")).envelope.data).toMatchObject({ last_page: 2 });
    expect(names(await search(store.id, "餅乾", 2))).toEqual(["餅乾50"]);
  });

  it.each([["!!!"], ["沒有的東西"]])("finds nothing for the terms %s", async (terms) => {
    const { store, add } = await grocery();
    await add("香蕉");
    expect((await search(store.id, terms)).envelope).toMatchObject({
      code: CODE.ok,
      data: { data: [] },
    });
  });

  it("also searches in a restaurant, and refuses an unknown store and blank terms", async () => {
    const store = await insertStore(backend.db);
    await insertFood(backend.db, store, { name: "排骨飯", search_grams: searchGrams(["排骨飯"]) });
    expect(names(await search(store.id, "排骨"))).toEqual(["排骨飯"]);
    expect((await search(UNKNOWN, "排骨")).envelope.code).toBe(CODE.refused);
    expect((await search(store.id, "  ")).status).toBe(400);
  });
});
