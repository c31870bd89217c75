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
  ["a unit price", line({ unit_price: 1 })],
  ["a line total", line({ total_price: 1 })],
  ["a negative price", line({ unit_price: -100 })],
  ["a name field", line({ name: "便當" })],
  ["options with prices of their own", line({ options: [{ id: 11, unit_price: -100 }] })],
  ["no kind", line({ item_type: undefined })],
  ["a kind in capitals", line({ item_type: "SINGLE" })],
  ["a kind that every object has", line({ item_type: "constructor" })],
  ["an unknown choice for sold-out products", line({ unavailable_type: 2 })],
  ["a note that is an object", line({ remark: { toString: "x" } })],
  ["a note with a NUL", line({ remark: "\u0000" })],
  ["a person's name with a line break", line({ username: "王\n小明" })],
  ["no food at all", { foods: [] }],
  ["foods that are a list, not its text", { raw_foods: [{ id: 1 }] }],
  ["foods that are null", { raw_foods: null }],
  ["foods that are no JSON", raw("{")],
  ["foods that are a number", raw("7")],
  ["foods that are an object", raw("{}")],
  ["foods in a list in a list", raw(`[[{"id":ID,"quantity":1,"item_type":"single",${REST}}]]`)],
  ["foods nested a thousand deep", raw(`${"[".repeat(1000)}${"]".repeat(1000)}`)],
  ["a line that is null", raw("[null]")],
  ["a line that is text", raw('["ID"]')],
  [
    "a quantity that only the prototype has",
    raw(`[{"__proto__":{"quantity":1},"id":ID,"item_type":"single",${REST}}]`),
  ],
  [
    "a prototype key in the line",
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
    (id): Case => [`a food id of ${JSON.stringify(id)}`, line({ id })],
  ),
  ["a food id in a list", (own) => ({ foods: [{ id: [own.plain.id] }] })],
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
  ["of another product", options("11,999999"), OPTION],
  ["on a product without any", line({ relish_ids: "11" }), OPTION],
  ["outside its parent", options("11,31"), OPTION],
  ["beyond the maximum", options("11,21,22,23"), TOO_MANY],
  ["twice", options("11,21,21"), OPTION_TWICE],
  ["twice, once with a zero before it", options("11,21,021"), OPTION_TWICE],
  ["two of a single choice", options("11,12"), TOO_MANY],
  ["without a required one", options("21"), REQUIRED],
  ["none where one is required", options(""), REQUIRED],
  ["that are no ids", options("11;drop table orders")],
  ["below zero", options("-11")],
  ["with a point", options("11.0")],
  ["with an exponent", options("1e1")],
  ["with a space", options("11 ,21")],
  ["with an additional comma", options("11,")],
  ["in full-width digits", options("１１")],
  ["of twenty digits", options("9".repeat(20))],
  ["as a list", options([11, 21])],
  ["as a number", options(11)],
];

const SETS: Case[] = [
  ["as a single", food({ item_type: "set" }), OTHER_CONTENT],
  ["for a single product", line({ item_type: "set" }), OTHER_CONTENT],
  ["with groups on a single", line({ groups: [{ id: 1, foods: [] }] }), PART],
  ["without its foods", setOf({}), PART_MISSING],
  ["with a food of none of its groups", setOf({ ...WHOLE, 1: [9999] }), PART],
  ["with a food of another group", setOf({ ...WHOLE, 1: [1003] }), PART],
  ["with a group that it does not have", setOf({ ...WHOLE, 4: [1005] }), PART],
  ["without a food that belongs to it", setOf({ ...WHOLE, 2: [1004] }), PART_MISSING],
  [
    "with two of a choice of one",
    setOf({ ...WHOLE, 1: [1002, [1001, "11"]] }),
    "套餐餐點超過可選數量，請重新選擇",
  ],
  ["with one food twice", setOf({ ...WHOLE, 2: [1003, 1003] }), PART_TWICE],
  [
    "with one group twice",
    set([...makeGroupRequests(WHOLE), ...makeGroupRequests({ 1: [1002] })]),
    PART_TWICE,
  ],
  ["with an option of another food", setOf({ ...WHOLE, 1: [[1002, "11"]] }), OPTION],
  ["without a part's required option", setOf({ ...WHOLE, 1: [1001] }), REQUIRED],
  ["with both of a part's single choice", setOf({ ...WHOLE, 1: [[1001, "11,12"]] }), TOO_MANY],
  [
    "with more of a part than there is",
    set(
      makeGroupRequests(WHOLE),
      makeSetMenu(makeMenuPart({ id: 1005, is_limit: 1, limit_count: 0 })),
    ),
    "餐點1005 已售完",
  ],
  ["with a price in a group", set([{ id: 1, foods: [], unit_price: -10 }])],
  [
    "with a price in a part",
    set([{ id: 1, foods: [{ id: 1002, relish_ids: "", unit_price: 1 }] }]),
  ],
  [
    "with a quantity in a part",
    set([{ id: 1, foods: [{ id: 1002, relish_ids: "", quantity: 0 }] }]),
  ],
  ["with a part's id as a list", set([{ id: 1, foods: [{ id: [1002], relish_ids: "" }] }])],
  ["with groups that are an object", set({ 1: [1002] })],
  ["with groups that are null", set(null)],
  ["with twenty-one groups", set(Array.from({ length: 21 }, (_, n) => ({ id: n + 1, foods: [] })))],
];

const STOCK: Case[] = [
  ["a product that is sold out", food({ sale_status: 0, name: "紅燒肉" }), "紅燒肉 已售完"],
  ["one that cannot be added", food({ enable_add_cart: 0, name: "粥" }), "粥 無法加入購物車"],
  ["one at NT$0", food({ unit_price: 0 }), "0元品項不可加入購物車"],
  ["more than the limit", food({ is_limit: 1, limit_count: 3 }, 4), "此餐點單筆最大訂購量為3份"],
  ["a limit of none", food({ is_limit: 1, limit_count: 0, name: "魚" }), "魚 已售完"],
  [
    "over the limit in two lines",
    (own) => ({
      foods: [
        { id: own.last.id, quantity: 2 },
        { id: own.last.id, remark: "另一份" },
      ],
    }),
    "此餐點單筆最大訂購量為2份",
  ],
  ["a sum beyond any order", food({ unit_price: 50_000 }, 99), "訂單金額超過上限，請分次訂購"],
];

const expectRefusal = (one: Case) => expectRefused(shop, one);
const tableOf = (cases: Case[]): [string, Case][] => cases.map((one) => [one[0], one]);

describe("a line is not accepted, and nothing is written, with (RE-09)", () => {
  it.each(tableOf(LINES))("%s", (_what, one) => expectRefusal(one));
  it.each([...QUANTITIES, ...BARE])("a quantity of %j", (quantity) =>
    expectRefusal(["", line({ quantity })]),
  );
  it.each(tableOf(OPTIONS))("options %s", (_what, one) => expectRefusal(one));
  it.each(tableOf(SETS))("a set %s", (_what, one) => expectRefusal(one));
  it.each(tableOf(STOCK))("%s", (_what, one) => expectRefusal(one));
});

describe("another spelling of the same line has the same price", () => {
  it.each([
    ["an id as its digits", (own: Shop) => ({ foods: [{ id: String(own.plain.id) }] }), 100],
    ["options in another order", options("21,11"), 130],
    ["options with zeros before them", options("011,0021"), 130],
    [
      "a quantity twice: the last counts, in the quote as in the order",
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
