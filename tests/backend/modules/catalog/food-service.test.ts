import {
  closeHolds,
  lockHolds,
  stockHold,
  writeHolds,
} from "../../../../backend/modules/ledger/hold-service.ts";
import {
  CODE,
  DINING_TYPE,
  ORDER_STATUS,
  type OrderStatus,
} from "../../../../lib/contracts/codes.ts";
import { insertMember } from "../../../factories/member-rows";
import { insertOrder } from "../../../factories/order-rows";
import { makeGroup, makeOption, makePart, makePartGroup } from "../../../factories/product-shapes";
import { insertCategory, insertFood, insertStore } from "../../../factories/store-rows";
import { createTestBackend, TEST_NOW, type TestBackend } from "../../../setup/in-process-backend";

const now = TEST_NOW / 1000;
const midnight = Date.parse("2026-11-21T00:00:00+08:00") / 1000;
const UNKNOWN = 2_000_000_000;
const limited = { is_limit: 1, limit_count: 10 } as const;
let backend: TestBackend;

beforeAll(async () => {
  backend = await createTestBackend();
});
afterAll(() => backend.close());

const menu = (store_id: number, query: Record<string, unknown> = {}) =>
  backend.call("listFood", { query: { store_id, dining_type: DINING_TYPE.delivery, ...query } });
const food = (store_id: number, food_id: number) =>
  backend.call("foodDetail", { query: { store_id, food_id, dining_type: DINING_TYPE.delivery } });
const set = (store_id: number, set_id: number) =>
  backend.call("setDetail", { query: { store_id, set_id, dining_type: DINING_TYPE.delivery } });

async function sell(
  food_id: number,
  values: { quantity: number; create_time?: number; order_status?: OrderStatus },
) {
  const { quantity, create_time = now, order_status = ORDER_STATUS.ordered } = values;
  const { id: member_id } = await insertMember(backend.db);
  const { id: store_id } = await insertStore(backend.db);
  const { id: order_id } = await insertOrder(backend.db, {
    member_id,
    store_id,
    create_time,
    order_status,
  });
  const hold = stockHold({ id: food_id, limit_count: 10 }, { amount: quantity, now: create_time });
  const isCancelled = order_status === ORDER_STATUS.cancelled;
  await backend.db.transaction(async (tx) => {
    await lockHolds(tx, [hold]);
    await writeHolds(tx, [hold], { order_id, now: create_time });
    await closeHolds(tx, isCancelled ? "release" : "commit", { order_id, now: create_time });
  });
}

async function storeWithMenu(...sizes: number[]) {
  const store = await insertStore(backend.db);
  for (const [index, size] of sizes.entries()) {
    const category = await insertCategory(backend.db, {
      store_id: store.id,
      name: `分類${index + 1}`,
    });
    for (let number = 0; number < size; number += 1) {
      await insertFood(backend.db, store, { category_id: category.id });
    }
  }
  return store;
}

describe("a menu", () => {
  it("is divided into pages of whole categories", async () => {
    const store = await storeWithMenu(20, 10, 30);
    const pages = [
      await menu(store.id),
      await menu(store.id, { page: 2 }),
      await menu(store.id, { page: 3 }),
    ];
    const shape = pages.map(({ envelope }) =>
      envelope.data.categories.map(({ name, foods }) => [name, foods.length]),
    );
    expect(shape).toEqual([
      [
        ["分類1", 20],
        ["分類2", 10],
      ],
      [["分類3", 30]],
      [],
    ]);
    expect(pages[0]?.envelope.data.last_page).toBe(2);
  });

  it("has neither empty categories nor the options of its products", async () => {
    const store = await storeWithMenu(1, 0);
    const { envelope } = await menu(store.id);
    expect(envelope.data.categories).toHaveLength(1);
    expect(envelope.data.categories[0]?.foods[0]).not.toHaveProperty("relish_groups");
  });

  it("has has_options 1 for products with options and for sets (ST-45)", async () => {
    const store = await insertStore(backend.db);
    const { id: category_id } = await insertCategory(backend.db, { store_id: store.id });
    const size = makeGroup({ is_required: 0, items: [makeOption()] });
    await insertFood(backend.db, store, { category_id, position: 1 });
    await insertFood(backend.db, store, { category_id, position: 2, relish_groups: [size] });
    const groups = [makePartGroup({ foods: [makePart()] })];
    await insertFood(backend.db, store, { category_id, position: 3, item_type: "set", groups });
    const { envelope } = await menu(store.id);
    const marks = envelope.data.categories[0]?.foods.map(({ has_options }) => has_options);
    expect(marks).toEqual([0, 1, 1]);
  });

  it("lists the categories and the products in the sequence that the merchant has set", async () => {
    const store = await insertStore(backend.db);
    const late = await insertCategory(backend.db, {
      store_id: store.id,
      name: "飲料",
      position: 9,
    });
    const early = await insertCategory(backend.db, {
      store_id: store.id,
      name: "主餐",
      position: 1,
    });
    await insertFood(backend.db, store, { category_id: late.id });
    await insertFood(backend.db, store, { category_id: early.id, name: "第二", position: 2 });
    await insertFood(backend.db, store, { category_id: early.id, name: "第一", position: 1 });
    const { envelope } = await menu(store.id);
    expect(envelope.data.categories.map(({ name }) => name)).toEqual(["主餐", "飲料"]);
    expect(envelope.data.categories[0]?.foods.map(({ name }) => name)).toEqual(["第一", "第二"]);
  });

  it("has the quantity of a limited product that was sold today (RU-58)", async () => {
    const store = await insertStore(backend.db);
    const product = await insertFood(backend.db, store, limited);
    await sell(product.id, { quantity: 3 });
    const { envelope } = await menu(store.id);
    expect(envelope.data.categories[0]?.foods[0]).toMatchObject({ limit_count: 10, sale_count: 3 });
  });

  it("is empty at a store without products", async () => {
    const store = await insertStore(backend.db);
    expect((await menu(store.id)).envelope.data).toEqual({ categories: [], last_page: 1 });
  });

  it("is the same from storeFoods as from listFood", async () => {
    const store = await storeWithMenu(20, 10, 30);
    const call = {
      params: { id: store.id },
      query: { dining_type: DINING_TYPE.delivery, page: 2 },
    };
    const { envelope } = await backend.call("storeFoods", call);
    expect(envelope.data).toEqual((await menu(store.id, { page: 2 })).envelope.data);
  });

  it("of an unknown store is refused", async () => {
    expect((await menu(UNKNOWN)).envelope).toMatchObject({
      code: CODE.refused,
      message: "找不到這家店家",
    });
    const call = { params: { id: UNKNOWN }, query: { dining_type: DINING_TYPE.delivery } };
    expect((await backend.call("storeFoods", call)).envelope.code).toBe(CODE.refused);
  });
});

describe("a product", () => {
  it("has its pictures and option groups (EN-12)", async () => {
    const option = {
      id: 11,
      name: "加蛋",
      unit_price: 15,
      is_offer: 0 as const,
      relish_groups: [],
    };
    const relish_groups = [
      {
        id: 1,
        name: "加料",
        is_multi_choose: 1 as const,
        max_choose: 2,
        is_required: 0 as const,
        items: [option],
      },
    ];
    const store = await insertStore(backend.db);
    const product = await insertFood(backend.db, store, {
      relish_groups,
      food_image_list: ["/a", "/b"],
    });
    const { envelope } = await food(store.id, product.id);
    expect(envelope.data).toMatchObject({
      id: product.id,
      relish_groups,
      food_image_list: ["/a", "/b"],
      sale_count: 0,
    });
  });

  it.each([
    ["today", { quantity: 2 }, 2],
    ["at midnight", { quantity: 2, create_time: midnight }, 2],
    ["a second before midnight", { quantity: 2, create_time: midnight - 1 }, 0],
    ["in a cancelled order", { quantity: 2, order_status: ORDER_STATUS.cancelled }, 0],
    ["in an unpaid order", { quantity: 2, order_status: ORDER_STATUS.awaitingPayment }, 2],
  ])("with a limit, sold %s (%j), has sale_count %i", async (_when, values, expected) => {
    const store = await insertStore(backend.db);
    const product = await insertFood(backend.db, store, limited);
    await sell(product.id, values);
    expect((await food(store.id, product.id)).envelope.data.sale_count).toBe(expected);
  });

  it("without a limit has sale_count 0", async () => {
    const store = await insertStore(backend.db);
    const product = await insertFood(backend.db, store);
    await sell(product.id, { quantity: 3 });
    expect((await food(store.id, product.id)).envelope.data.sale_count).toBe(0);
  });

  it("is not found if its id is unknown or if it belongs to another store", async () => {
    const [store, other] = [await insertStore(backend.db), await insertStore(backend.db)];
    const product = await insertFood(backend.db, other);
    const refusal = {
      code: CODE.refused,
      message: "找不到這個商品",
      data: null,
      reason: "unknown-product",
    };
    expect((await food(store.id, product.id)).envelope).toEqual(refusal);
    expect((await food(store.id, UNKNOWN)).envelope).toEqual(refusal);
  });

  it("of an unknown store is refused because the store is unknown", async () => {
    expect((await food(UNKNOWN, 1)).envelope).toMatchObject({
      code: CODE.refused,
      message: "找不到這家店家",
    });
  });
});

describe("a set", () => {
  it("has its groups with today's sale_count of each limited food", async () => {
    const store = await insertStore(backend.db);
    const drink = await insertFood(backend.db, store, limited);
    await sell(drink.id, { quantity: 4 });
    const part = {
      id: drink.id,
      name: "紅茶",
      unit_price: 0,
      is_required: 1 as const,
      ...limited,
      sale_count: 0,
      relish_groups: [],
    };
    const groups = [{ id: 1, sub_title: "選一杯飲料", foods: [part] }];
    const product = await insertFood(backend.db, store, { item_type: "set", groups });
    const { envelope } = await set(store.id, product.id);
    expect(envelope.data.groups).toEqual([
      { id: 1, sub_title: "選一杯飲料", foods: [{ ...part, sale_count: 4 }] },
    ]);
  });

  it("gives each food the current limit of its product, or the limit 0 if the product is off sale; a food without a product keeps the limit that the set has stored for it", async () => {
    const store = await insertStore(backend.db);
    const offSale = await insertFood(backend.db, store, { sale_status: 0 });
    const limitedFood = await insertFood(backend.db, store, { is_limit: 1, limit_count: 4 });
    const part = (id: number, values = {}) => ({
      id,
      name: "配餐",
      unit_price: 0,
      is_required: 0 as const,
      is_limit: 0 as const,
      limit_count: 0,
      sale_count: 0,
      relish_groups: [],
      ...values,
    });
    const foods = [
      part(offSale.id),
      part(limitedFood.id, { is_limit: 1, limit_count: 99 }),
      part(UNKNOWN, { is_limit: 1, limit_count: 6 }),
      part(UNKNOWN + 1),
    ];
    const groups = [{ id: 1, sub_title: "配餐", foods }];
    const product = await insertFood(backend.db, store, { item_type: "set", groups });
    const { envelope } = await set(store.id, product.id);
    const limits = envelope.data.groups[0]?.foods.map((food) => [food.is_limit, food.limit_count]);
    expect(limits).toEqual([
      [1, 0],
      [1, 4],
      [1, 6],
      [0, 0],
    ]);
  });

  it("is only found by setDetail, and a single product only by foodDetail", async () => {
    const store = await insertStore(backend.db);
    const single = await insertFood(backend.db, store);
    const bundle = await insertFood(backend.db, store, { item_type: "set" });
    expect((await set(store.id, single.id)).envelope.message).toBe("找不到這個商品");
    expect((await food(store.id, bundle.id)).envelope.message).toBe("找不到這個商品");
  });
});

it.each([
  ["listFood", { store_id: "abc", dining_type: DINING_TYPE.delivery }],
  ["listFood", { store_id: 1, dining_type: DINING_TYPE.delivery, page: -1 }],
  ["foodDetail", { store_id: 1, dining_type: DINING_TYPE.delivery }],
  [
    "foodDetail",
    { store_id: 1, dining_type: DINING_TYPE.delivery, food_id: 9_100_000_000_000_000 },
  ],
  ["setDetail", { store_id: 1, dining_type: DINING_TYPE.delivery, set_id: 1.5 }],
] as const)("%s refuses the query %j with status 400", async (name, query) => {
  expect((await backend.call(name, { query })).status).toBe(400);
});
