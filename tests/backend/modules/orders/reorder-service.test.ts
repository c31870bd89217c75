import { eq } from "drizzle-orm";
import { schema } from "../../../../backend/db/client.ts";
import { orderFood } from "../../../../lib/checkout/foods-text.ts";
import { CODE, DINING_TYPE } from "../../../../lib/contracts/codes.ts";
import { makeGroupRequests, makeSetMenu } from "../../../factories/set-menus";
import { insertFood } from "../../../factories/store-rows";
import { openShop, type Shop } from "../checkout/order-shop";

let shop: Shop;
beforeEach(async () => {
  shop = await openShop();
});
afterEach(() => shop.close());

const reorder = async (order_id: number) =>
  (await shop.call("reorder", { query: { order_id }, as: shop.session })).envelope.data;
const place = async (foods: object[]) => (await shop.order({ foods })).envelope.data.id;
const changeFood = (id: number, values: Partial<typeof schema.foods.$inferInsert>) =>
  shop.db.update(schema.foods).set(values).where(eq(schema.foods.id, id));
const changeStore = (values: Partial<typeof schema.stores.$inferInsert>) =>
  shop.db.update(schema.stores).set(values).where(eq(schema.stores.id, shop.store.id));

it("returns all products of an order, including a set, and reports no changes while the menu is unchanged", async () => {
  const set = await insertFood(shop.db, shop.store, {
    item_type: "set",
    unit_price: 200,
    groups: makeSetMenu(),
  });
  const groups = makeGroupRequests({ 1: [[1001, "12"]], 2: [1003], 3: [1005] });
  const id = await place([
    { id: shop.food.id, quantity: 2, relish_ids: "12,32,21", remark: "不要蔥" },
    { id: set.id, item_type: "set", groups },
  ]);
  const { items, changes, ...order } = await reorder(id);
  expect(order).toEqual({ store_id: shop.store.id, dining_type: DINING_TYPE.delivery });
  expect(changes).toEqual([]);
  expect(items).toMatchObject([
    { id: shop.food.id, quantity: 2, remark: "不要蔥", unit_price: 120, list_price: 150 },
    { id: set.id, item_type: "set", groups: [{ id: 1 }, { id: 2 }, { id: 3 }] },
  ]);
  // The returned products can be ordered again.
  shop.clock.advance(120_000);
  expect((await shop.order({ foods: items.map(orderFood) })).envelope.code).toBe(CODE.ok);
  const [first, second] = await shop.orders();
  expect(second?.subtotal).toBe(first?.subtotal);
});

it("reports every difference between the order and today's menu", async () => {
  const away = await insertFood(shop.db, shop.store, { name: "季節限定" });
  const id = await place([
    { id: shop.food.id, quantity: 1, relish_ids: "11,21" },
    { id: shop.plain.id, quantity: 3 },
    { id: away.id },
  ]);
  const [size, sides] = shop.food.relish_groups;
  if (!size || !sides) throw new Error("the food must have two groups of options");
  const left = { ...sides, items: sides.items.slice(1) };
  await changeFood(shop.food.id, { relish_groups: [size, left] });
  await changeFood(shop.plain.id, { unit_price: 95, is_limit: 1, limit_count: 2 });
  await changeFood(away.id, { sale_status: 0 });
  const { items, changes } = await reorder(id);
  expect(items.map(({ id: food_id, quantity }) => [food_id, quantity])).toEqual([
    [shop.food.id, 1],
    [shop.plain.id, 2],
  ]);
  const food = { id: shop.food.id, item_type: "single", name: shop.food.name };
  const plain = { id: shop.plain.id, item_type: "single", name: shop.plain.name };
  expect(changes).toEqual([
    { kind: "option-gone", ...food, from: "選項11、選項21", to: "選項11" },
    { kind: "price", ...food, from: 130, to: 120 },
    { kind: "price", ...plain, from: 100, to: 95 },
    { kind: "limit", ...plain, from: 3, to: 2 },
    { kind: "gone", id: away.id, item_type: "single", name: "季節限定" },
  ]);
});

it("leaves out a product that has been sold out since the order", async () => {
  const id = await place([{ id: shop.last.id, quantity: 1 }]);
  expect((await reorder(id)).items).toMatchObject([{ quantity: 1, max_quantity: 1 }]);
  shop.clock.advance(120_000);
  await place([{ id: shop.last.id, quantity: 1 }]);
  const { items, changes } = await reorder(id);
  expect(items).toEqual([]);
  expect(changes).toMatchObject([{ kind: "gone", id: shop.last.id }]);
});

it.each([
  ["is paused", { is_paused: true }],
  ["has no capacity", { capacity: 0 }],
])(
  "reports that the store is closed, and still returns the items, when the store %s",
  async (_what, values) => {
    const id = await place([{ id: shop.plain.id }]);
    await changeStore(values);
    const { items, changes } = await reorder(id);
    expect(changes).toEqual([{ kind: "store-closed", name: shop.store.name }]);
    expect(items).toHaveLength(1);
  },
);

it("returns an empty remark when the store accepts no remarks", async () => {
  const id = await place([{ id: shop.plain.id, remark: "不要蔥" }]);
  await changeStore({ is_items_remark: 0 });
  expect((await reorder(id)).items).toMatchObject([{ remark: "" }]);
});
