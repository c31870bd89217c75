import { CODE } from "../../lib/contracts/answer-code";
import type { Shop } from "../backend/modules/checkout/order-shop";
import { makeGroupRequests, makeMenuPart, makeSetMenu } from "../factories/set-menus";
import { insertFood, insertStore } from "../factories/store-rows";
import { createTestBackend, type TestBackend } from "../setup/in-process-backend";
import {
  type Case,
  expectRefused,
  food,
  line,
  openTamperedShop,
  raw,
  type TamperedShop,
} from "./tampered-shop";

jest.setTimeout(60_000);

let backend: TestBackend;
let shop: TamperedShop;
beforeAll(async () => {
  backend = await createTestBackend();
  shop = await openTamperedShop(backend);
});
afterAll(() => backend.close());

const REST = '"remark":"","unavailable_type":0,"username":"","relish_ids":""';
const options = (relish_ids: unknown) => (own: Shop) => ({
  foods: [{ id: own.food.id, relish_ids }],
});
const set =
  (groups: unknown, menu = makeSetMenu()) =>
  async (own: Shop) => {
    const { id } = await insertFood(own.db, own.store, { item_type: "set", groups: menu });
    return { foods: [{ id, item_type: "set", groups }] };
  };
const setOf = (of: Parameters<typeof makeGroupRequests>[0]) => set(makeGroupRequests(of));
const WHOLE = { 1: [1002], 2: [1003], 3: [1005] };

const UNKNOWN = "找不到此餐點，請重新加入購物車";
const OTHER_CONTENT = "餐點內容有誤，請重新加入購物車";
const OPTION = "餐點選項有誤，請重新選擇";
const TOO_MANY = "餐點選項超過可選數量，請重新選擇";
const OPTION_TWICE = "餐點選項重複，請重新選擇";
const REQUIRED = "請先選擇餐點的必選項目";
const PART = "套餐內容有誤，請重新選擇";
const PART_MISSING = "請先選擇套餐的必選餐點";
const PART_TWICE = "套餐內容重複，請重新選擇";

const LINES: Case[] = [
  ["a unit price in the line", line({ unit_price: 1 })],
  ["a total price in the line", line({ total_price: 1 })],
  ["a negative unit price in the line", line({ unit_price: -100 })],
  ["a product name in the line", line({ name: "便當" })],
  ["options that have a price in the request", line({ options: [{ id: 11, unit_price: -100 }] })],
  ["no item_type", line({ item_type: undefined })],
  ["an item_type in capital letters", line({ item_type: "SINGLE" })],
  ['the item_type "constructor"', line({ item_type: "constructor" })],
  ['the item_type "set" for a single product', line({ item_type: "set" }), OTHER_CONTENT],
  ["groups for a single product", line({ groups: [{ id: 1, foods: [] }] }), PART],
  ["an unknown unavailable_type", line({ unavailable_type: 2 })],
  ["a remark that is an object", line({ remark: { toString: "x" } })],
  ["a remark with a NUL character", line({ remark: "\u0000" })],
  ["a username with a line break", line({ username: "王\n小明" })],
  ["an empty list of foods", { foods: [] }],
  ["foods as a list instead of JSON text", { raw_foods: [{ id: 1 }] }],
  ["foods that are null", { raw_foods: null }],
  ["foods that are not JSON", raw("{")],
  ["foods that are a number", raw("7")],
  ["foods that are an object", raw("{}")],
  ["foods in a nested list", raw(`[[{"id":ID,"quantity":1,"item_type":"single",${REST}}]]`)],
  ["lists nested a thousand levels deep", raw(`${"[".repeat(1000)}${"]".repeat(1000)}`)],
  ["a line that is null", raw("[null]")],
  ["a line that is text", raw('["ID"]')],
  [
    "a quantity only in the __proto__ key",
    raw(`[{"__proto__":{"quantity":1},"id":ID,"item_type":"single",${REST}}]`),
  ],
  [
    "a __proto__ key in the line",
    raw(`[{"__proto__":{"unit_price":1},"id":ID,"quantity":1,"item_type":"single",${REST}}]`),
  ],
  [
    "a constructor key in the line",
    raw(`[{"constructor":{"prototype":{}},"id":ID,"quantity":1,"item_type":"single",${REST}}]`),
  ],
  [
    "a hundred and one lines",
    (own) => ({
      foods: Array.from({ length: 101 }, (_, n) => ({ id: own.plain.id, remark: `${n}` })),
    }),
  ],
  ...[0, -1, 1.5, 9.1e15, null, true, "", "0x1", "1e3", " 1", "１", "1;2", "@1e400@"].map(
    (id): Case => [`the food id ${JSON.stringify(id)}`, line({ id })],
  ),
  ["a food id that is a list", (own) => ({ foods: [{ id: [own.plain.id] }] })],
  ["a food that does not exist", line({ id: 2_000_000_000 }), UNKNOWN],
  [
    "another store's food",
    async (own) => ({ foods: [{ id: (await insertFood(own.db, await insertStore(own.db))).id }] }),
    UNKNOWN,
  ],
  [
    "another store's food among the foods of this store",
    async (own) => ({
      foods: [
        { id: own.plain.id },
        { id: (await insertFood(own.db, await insertStore(own.db))).id },
      ],
    }),
    UNKNOWN,
  ],
];

const QUANTITIES = [0, -1, 100, 1e9, 1.5, 1e-7, "2", "1e3", "２", " 2", "", null, true, [2], {}];
const BARE = ["@NaN@", "@1e999@", "@-0@", "@Infinity@", "@0x10@", "@1_0@"];

const OPTIONS: Case[] = [
  ["of which one does not belong to the product", options("11,999999"), OPTION],
  ["for a product that has no options", line({ relish_ids: "11" }), OPTION],
  ["without their parent option", options("11,31"), OPTION],
  ["that exceed the maximum of their group", options("11,21,22,23"), TOO_MANY],
  ["with one option twice", options("11,21,21"), OPTION_TWICE],
  ["with one option twice, once with a leading zero", options("11,21,021"), OPTION_TWICE],
  ["with two options of a group that allows one", options("11,12"), TOO_MANY],
  ["without a required option", options("21"), REQUIRED],
  ["that are empty although an option is required", options(""), REQUIRED],
  ["that are not ids", options("11;drop table orders")],
  ["with a negative id", options("-11")],
  ["with a decimal point", options("11.0")],
  ["with an exponent", options("1e1")],
  ["with a space", options("11 ,21")],
  ["with an additional comma", options("11,")],
  ["in full-width digits", options("１１")],
  ["with an id of twenty digits", options("9".repeat(20))],
  ["as a list", options([11, 21])],
  ["as a number", options(11)],
];

const SETS: Case[] = [
  ["that the request calls a single product", food({ item_type: "set" }), OTHER_CONTENT],
  ["without any food", setOf({}), PART_MISSING],
  ["with a food that is in none of its groups", setOf({ ...WHOLE, 1: [9999] }), PART],
  ["with a food in the wrong group", setOf({ ...WHOLE, 1: [1003] }), PART],
  ["with a group that the set does not have", setOf({ ...WHOLE, 4: [1005] }), PART],
  ["without its required food", setOf({ ...WHOLE, 2: [1004] }), PART_MISSING],
  [
    "with two foods in a group that allows one",
    setOf({ ...WHOLE, 1: [1002, [1001, "11"]] }),
    "套餐餐點超過可選數量，請重新選擇",
  ],
  ["with one food twice", setOf({ ...WHOLE, 2: [1003, 1003] }), PART_TWICE],
  [
    "with one group twice",
    set([...makeGroupRequests(WHOLE), ...makeGroupRequests({ 1: [1002] })]),
    PART_TWICE,
  ],
  ["with an option that belongs to another food", setOf({ ...WHOLE, 1: [[1002, "11"]] }), OPTION],
  ["without the required option of a food", setOf({ ...WHOLE, 1: [1001] }), REQUIRED],
  [
    "with two options of a food that allows one",
    setOf({ ...WHOLE, 1: [[1001, "11,12"]] }),
    TOO_MANY,
  ],
  [
    "with a food that is sold out",
    set(
      makeGroupRequests(WHOLE),
      makeSetMenu(makeMenuPart({ id: 1005, is_limit: 1, limit_count: 0 })),
    ),
    "餐點1005 已售完",
  ],
  ["with a price in a group", set([{ id: 1, foods: [], unit_price: -10 }])],
  [
    "with a price in a food",
    set([{ id: 1, foods: [{ id: 1002, relish_ids: "", unit_price: 1 }] }]),
  ],
  [
    "with a quantity in a food",
    set([{ id: 1, foods: [{ id: 1002, relish_ids: "", quantity: 0 }] }]),
  ],
  ["with a food id that is a list", set([{ id: 1, foods: [{ id: [1002], relish_ids: "" }] }])],
  ["with groups that are an object", set({ 1: [1002] })],
  ["with groups that are null", set(null)],
  ["with twenty-one groups", set(Array.from({ length: 21 }, (_, n) => ({ id: n + 1, foods: [] })))],
];

const STOCK: Case[] = [
  ["a product that is sold out", food({ sale_status: 0, name: "紅燒肉" }), "紅燒肉 已售完"],
  [
    "a product that cannot be added to the cart",
    food({ enable_add_cart: 0, name: "粥" }),
    "粥 無法加入購物車",
  ],
  ["a product for NT$0", food({ unit_price: 0 }), "0元品項不可加入購物車"],
  [
    "more portions of a product than its limit",
    food({ is_limit: 1, limit_count: 3 }, 4),
    "此餐點單筆最大訂購量為3份",
  ],
  [
    "a product with a limit of zero",
    food({ is_limit: 1, limit_count: 0, name: "魚" }),
    "魚 已售完",
  ],
  [
    "more portions of a product than its limit, in two lines",
    (own) => ({
      foods: [
        { id: own.last.id, quantity: 2 },
        { id: own.last.id, remark: "另一份" },
      ],
    }),
    "此餐點單筆最大訂購量為2份",
  ],
  [
    "an amount above the maximum of an order",
    food({ unit_price: 50_000 }, 99),
    "訂單金額超過上限，請分次訂購",
  ],
];

const expectRefusal = (one: Case) => expectRefused(shop, one);
const tableOf = (cases: Case[]): [string, Case][] => cases.map((one) => [one[0], one]);

describe("the backend refuses an order and writes nothing if the request has (RE-09)", () => {
  it.each(tableOf(LINES))("%s", (_what, one) => expectRefusal(one));
  it.each([...QUANTITIES, ...BARE])("the quantity %j", (quantity) =>
    expectRefusal(["", line({ quantity })]),
  );
  it.each(tableOf(OPTIONS))("options %s", (_what, one) => expectRefusal(one));
  it.each(tableOf(SETS))("a set %s", (_what, one) => expectRefusal(one));
  it.each(tableOf(STOCK))("%s", (_what, one) => expectRefusal(one));
});

describe("the backend accepts another spelling of a line and computes its price correctly", () => {
  it.each([
    ["a food id as text", (own: Shop) => ({ foods: [{ id: String(own.plain.id) }] }), 100],
    ["options in another order", options("21,11"), 130],
    ["options with leading zeros", options("011,0021"), 130],
    [
      "a line with two quantities, of which the last one counts in quote and order",
      raw(`[{"id":ID,"quantity":1,"quantity":3,"item_type":"single",${REST}}]`),
      300,
    ],
  ])("%s", async (_what, line, subtotal) => {
    shop.clock.advance(61_000);
    const values = line(shop);
    const { envelope } = await shop.sendQuote(values);
    expect(envelope.data.subtotal).toBe(subtotal);
    const placed = await shop.send(values);
    expect(placed.envelope.code).toBe(CODE.ok);
    expect(await shop.orderOf(placed.envelope.data.id)).toMatchObject({ subtotal });
    await shop.finish(placed.envelope.data.id);
  });
});
