import { eq } from "drizzle-orm";
import { schema } from "../../../../backend/db/client.ts";
import { CODE, DINING_TYPE } from "../../../../lib/contracts/codes.ts";
import { insertMember } from "../../../factories/member-rows";
import { makeGroupRequests, makeMenuPart, makeSetMenu } from "../../../factories/set-menus";
import { insertFood } from "../../../factories/store-rows";
import { openShop, type Shop } from "./order-shop";

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());
beforeEach(() => shop.clock.advance(120_000));

const WHOLE = makeGroupRequests({ 1: [[1001, "12"]], 2: [1003, 1004], 3: [1005] });

const insertSet = (values = {}) =>
  insertFood(shop.db, shop.store, {
    item_type: "set",
    name: "雙人套餐",
    unit_price: 200,
    list_price: 250,
    groups: makeSetMenu(),
    ...values,
  });
const line = (id: number, values = {}) => ({ id, item_type: "set", groups: WHOLE, ...values });
const codeOf = async (values: Record<string, unknown>, as = shop.session) => {
  const { envelope } = await shop.order(values, { as });
  // The order is set to delivered, because the number of open cash orders is limited.
  if (envelope.code === CODE.ok) await shop.finish(envelope.data.id);
  return envelope.code;
};
const someoneElse = async () => shop.asMember(await insertMember(shop.db));

it("a set costs the sum of set, foods and options, and its foods are stored and listed with the order (PR-06)", async () => {
  const set = await insertSet();
  const foods = [line(set.id, { quantity: 2 })];
  const quoted = await shop.quote({ foods });
  const shown = {
    type: "set",
    name: "雙人套餐",
    groups: [
      { id: 1, sub_title: "選一份主餐", foods: ["餐點1001（選項12）"] },
      { id: 2, sub_title: "配餐", foods: ["餐點1003", "餐點1004"] },
      { id: 3, sub_title: "選一杯飲料", foods: ["餐點1005"] },
    ],
    total_price: 470,
    total_list_price: 570,
  };
  expect(quoted.envelope.data.foods).toMatchObject([shown]);
  const { envelope } = await shop.order({ foods });
  expect(envelope.code).toBe(CODE.ok);
  const [stored] = (await shop.lines()).filter(({ food_id }) => food_id === set.id);
  expect(stored).toMatchObject({ ...shown, unit_price: 235, request: { groups: WHOLE } });
  const listed = await shop.call("listUserOrder", { query: { page: 1 }, as: shop.session });
  expect(listed.envelope.data.orders[0]?.foods).toEqual([
    { name: "雙人套餐", quantity: 2, relish: "", groups: shown.groups },
  ]);
});

it.each([
  ["without its foods", { groups: [] }, "請先選擇套餐的必選餐點"],
  [
    "with a food that is in no group",
    { groups: makeGroupRequests({ 1: [9999] }) },
    "套餐內容有誤，請重新選擇",
  ],
  [
    "with the same food twice",
    { groups: makeGroupRequests({ 1: [1002], 2: [1003, 1003] }) },
    "套餐內容重複，請重新選擇",
  ],
  [
    "with two main courses",
    { groups: makeGroupRequests({ 1: [1001, 1002] }) },
    "套餐餐點超過可選數量，請重新選擇",
  ],
  [
    "without a required option of a food",
    { groups: makeGroupRequests({ 1: [1001], 2: [1003], 3: [1005] }) },
    "請先選擇餐點的必選項目",
  ],
])("a set %s is refused, and no order is stored", async (_what, values, message) => {
  const set = await insertSet();
  const before = await shop.orders();
  const { envelope } = await shop.quote({ foods: [line(set.id, values)] });
  expect(envelope).toMatchObject({ code: CODE.refused, message });
  const sent = await shop.submit({ foods: [line(set.id, values)] });
  expect(sent.envelope.code).not.toBe(CODE.ok);
  expect(await shop.orders()).toEqual(before);
});

it("a submit of a set with other foods than in the quote is refused with quoteChanged", async () => {
  const set = await insertSet();
  const cheap = makeGroupRequests({ 1: [[1001, "11"]], 2: [1003], 3: [1005] });
  await shop.quote({ foods: [line(set.id, { groups: cheap })] });
  const { envelope } = await shop.submit({ foods: [line(set.id)] });
  expect(envelope).toMatchObject({ code: CODE.quoteChanged, message: "" });
});

it("a submit of a set with the same foods in another sequence returns the same order", async () => {
  const set = await insertSet();
  const reordered = [...WHOLE]
    .reverse()
    .map((group) => ({ ...group, foods: [...group.foods].reverse() }));
  const first = await shop.order({ foods: [line(set.id)] });
  const again = await shop.submit({ foods: [line(set.id, { groups: reordered })] });
  expect(again.envelope.data.id).toBe(first.envelope.data.id);
});

describe("a limited food of a set", () => {
  const drinkSet = async (limit_count: number) => {
    const drink = await insertFood(shop.db, shop.store, {
      name: "鮮奶茶",
      unit_price: 60,
      is_limit: 1,
      limit_count,
    });
    const set = await insertSet({
      groups: makeSetMenu(makeMenuPart({ id: drink.id, name: drink.name })),
    });
    const groups = makeGroupRequests({ 1: [1002], 2: [1003], 3: [drink.id] });
    const setLine = (quantity = 1) => line(set.id, { groups, quantity });
    return { drink, set, setLine };
  };

  it("is held by an order of the set, and its sale_count is the same in foodDetail and setDetail", async () => {
    const { drink, set, setLine } = await drinkSet(3);
    expect(await codeOf({ foods: [setLine(2)] })).toBe(CODE.ok);
    expect(await shop.balance(`stock:${drink.id}:`)).toBe(2);
    const query = { store_id: shop.store.id, dining_type: DINING_TYPE.delivery };
    const alone = await shop.call("foodDetail", { query: { ...query, food_id: drink.id } });
    const inSet = await shop.call("setDetail", { query: { ...query, set_id: set.id } });
    expect(alone.envelope.data.sale_count).toBe(2);
    expect(inSet.envelope.data.groups[2]?.foods[0]).toMatchObject({
      limit_count: 3,
      sale_count: 2,
    });
  });

  it("has one limit for the single product and the sets together", async () => {
    const { drink, setLine } = await drinkSet(3);
    const foods = [setLine(2), { id: drink.id, quantity: 2 }];
    const { envelope } = await shop.quote({ foods });
    expect(envelope.data).toMatchObject({
      is_disallow_order: 1,
      disallow_order_reason: "此餐點單筆最大訂購量為3份",
    });
    expect(await codeOf({ foods: [setLine(2), { id: drink.id }] })).toBe(CODE.ok);
    const last = await shop.quote({ foods: [setLine()] }, await someoneElse());
    expect(last.envelope.data.disallow_order_reason).toBe("鮮奶茶 已售完");
    expect(await codeOf({ foods: [setLine()] }, await someoneElse())).toBe(CODE.soldOut);
  });

  it("is sold to only one of four members who order the last portion at the same time", async () => {
    const { drink, setLine } = await drinkSet(1);
    const buyers = await Promise.all(Array.from({ length: 4 }, someoneElse));
    await Promise.all(buyers.map((as) => shop.quote({ foods: [setLine()] }, as)));
    const codes = await Promise.all(
      buyers.map(async (as) => (await shop.submit({ foods: [setLine()] }, { as })).envelope.code),
    );
    expect(codes.filter((code) => code === CODE.ok)).toHaveLength(1);
    expect(await shop.balance(`stock:${drink.id}:`)).toBe(1);
  });

  it("disallows an order of the set if it is off sale", async () => {
    const { drink, setLine } = await drinkSet(5);
    await shop.db.update(schema.foods).set({ sale_status: 0 }).where(eq(schema.foods.id, drink.id));
    const { envelope } = await shop.quote({ foods: [setLine()] });
    expect(envelope.data.disallow_order_reason).toBe("鮮奶茶 已售完");
  });
});
