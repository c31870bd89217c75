import { z } from "zod";
import { OPEN_STATUS, SALE_STATUS_ON_SALE } from "@/lib/contracts/codes";
import { type EndpointName, endpoints } from "@/lib/contracts/endpoints";
import { flagSchema, idSchema, moneySchema } from "@/lib/contracts/fields";
import { readTolerantly } from "@/lib/contracts/tolerant";

/** Calls that refuse empty data, because the page needs an id or another value that has no default. */
const NEEDS_ID: EndpointName[] = [
  "beforeOrdering",
  "exBeforeOrdering",
  "ordering",
  "exOrdering",
  "storeDetail",
  "foodDetail",
  "setDetail",
  "getSubjectDetail",
  "payResult",
  "submitResult",
  "orderDetail",
  "cancelOrder",
  "reviewOrder",
  "reorder",
  "exportData",
  "startGroupOrder",
  "groupOrder",
  "joinGroupOrder",
  "addGroupLine",
  "setGroupLine",
  "changeGroupOrder",
  "takeGroupOrder",
];
const names = Object.keys(endpoints) as EndpointName[];

function dataOf<Name extends EndpointName>(name: Name, value: unknown) {
  const read = readTolerantly(endpoints[name].data, value);
  if (!read.ok) throw new Error(`${name} refuses ${JSON.stringify(value)}`);
  return read.data as z.output<(typeof endpoints)[Name]["data"]>;
}

describe("readTolerantly with a test schema", () => {
  const shape = z.object({
    id: idSchema,
    name: z.string(),
    price: moneySchema,
    is_open: flagSchema,
    tags: z.array(z.object({ id: idSchema, name: z.string() })),
    place: z.object({ lat: z.number(), label: z.string() }),
    note: z.object({ text: z.string() }).nullable(),
    page: z.number().int().min(1),
    kind: z.enum(["a", "b"]).default("b"),
  });
  const full = {
    id: 7,
    name: "滷肉飯",
    price: 45,
    is_open: 1,
    tags: [{ id: 1, name: "飯" }],
    place: { lat: 25.03, label: "台北" },
    note: { text: "小辣" },
    page: 2,
    kind: "a",
  };
  const empty = {
    id: 7,
    name: "",
    price: 0,
    is_open: 0,
    tags: [],
    place: { lat: 0, label: "" },
    note: null,
    page: 1,
    kind: "b",
  };

  test.each([
    ["accepts a matching answer unchanged", full, full],
    ["drops unknown fields", { ...full, more: 1 }, full],
    ["adds missing fields", { id: 7 }, empty],
    [
      "treats null as missing",
      Object.fromEntries(Object.keys(full).map((key) => [key, key === "id" ? 7 : null])),
      empty,
    ],
    [
      "reads numbers from text, and text from numbers",
      { ...full, id: "7", name: 12, price: "45", is_open: "1", place: { lat: "25.03", label: 3 } },
      { ...full, name: "12", place: { lat: 25.03, label: "3" } },
    ],
    [
      "rounds a decimal number where the schema expects a whole number",
      { ...full, price: 44.6 },
      full,
    ],
    ["reads flags from booleans", { ...full, is_open: true }, full],
    [
      "treats {} and [] as empty",
      { ...full, note: [], tags: {} },
      { ...full, note: null, tags: [] },
    ],
    [
      "reads a list inside of an object { data: [...] }",
      { ...full, tags: { data: full.tags } },
      full,
    ],
    [
      "leaves out a list element without an id",
      { ...full, tags: [...full.tags, { name: "麵" }, null] },
      full,
    ],
    ["replaces an unknown value by the default", { ...full, kind: "z" }, { ...full, kind: "b" }],
  ])("%s", (_title, value, expected) => {
    expect(readTolerantly(shape, value)).toEqual({ ok: true, data: expected });
  });

  test.each([
    ["a missing id", {}],
    ["an id that is not a number", { ...full, id: "seven" }],
    ["a price above the limit", { ...full, price: 1e12 }],
  ])("refuses %s", (_title, value) => {
    expect(readTolerantly(shape, value)).toEqual({ ok: false });
  });
});

describe("answers whose shape differs from the contract", () => {
  test.each(names.filter((name) => !NEEDS_ID.includes(name)))(
    "%s accepts null, undefined, {} or [] as data",
    (name) => {
      for (const value of [null, {}, [], undefined]) dataOf(name, value);
    },
  );

  test("a store in a list needs only an id, and is open and in range by default", () => {
    const { stores } = dataOf("listStore", { stores: [{ id: "5", name: "小吃" }] });
    expect(stores).toEqual([
      expect.objectContaining({
        id: 5,
        open_status: OPEN_STATUS.open,
        has_take: 1,
        has_delivery: 1,
        in_delivery_range: 1,
        take_service_range: 1,
        offer_txt: "",
        distance: null,
      }),
    ]);
  });

  test.each([
    [{ delivery_min_amount: 150, fodomo_delivery_min_amount: 90, use_fodomo_deliver: 0 }, 150],
    [{ delivery_min_amount: 150, fodomo_delivery_min_amount: 90, use_fodomo_deliver: 1 }, 90],
    [{ delivery_min_amount: 150, minimum_charge: 60 }, 60],
    [{}, 0],
  ])("the minimum amount of a store card is computed from %j", (amounts, minimum) => {
    const [card] = dataOf("listStore", [{ id: 5, ...amounts }]).stores;
    expect(card?.minimum_charge).toBe(minimum);
  });

  test.each([
    ["a bare list", [{ id: 5 }]],
    ["a list named data", { data: [{ id: 5 }] }],
  ])("a page of stores or orders can be %s", (_title, value) => {
    expect(dataOf("listStore", value)).toMatchObject({ stores: [{ id: 5 }], last_page: 1 });
    expect(dataOf("listUserOrder", value)).toMatchObject({ orders: [{ id: 5 }], last_page: 1 });
  });

  test("a listed order needs only an id, and its store can be an object as in a quote", () => {
    const store = { id: 5, name: "小吃", phone: "02-1234" };
    const { orders } = dataOf("listUserOrder", [{ id: "20261122-000017", store, pay_total: "90" }]);
    expect(orders).toMatchObject([
      {
        order_no: "20261122-000017",
        store_name: "小吃",
        store_phone: "02-1234",
        pay_total: 90,
        has_detail: 0,
        can_reorder: 0,
      },
    ]);
  });

  test.each([
    ["4", 4, undefined],
    ["備餐中", -99, "備餐中"],
    [undefined, -99, undefined],
  ])(
    "the order_status %j of a listed order is read as %i",
    (order_status, known, order_status_txt) => {
      const [order] = dataOf("listUserOrder", [{ id: 7, order_status }]).orders;
      expect(order?.order_status).toBe(known);
      expect(order?.order_status_txt).toBe(order_status_txt);
    },
  );

  test("a menu can be a list of categories or a list of dishes", () => {
    const category = { id: 3, name: "飯", foods: [{ id: 9, name: "滷肉飯", unit_price: "45" }] };
    const dish = { id: 9, item_type: "single", unit_price: 45, list_price: 45 };
    expect(dataOf("listFood", [category])).toMatchObject({
      categories: [{ id: 3, foods: [dish] }],
    });
    expect(dataOf("listFood", category.foods)).toMatchObject({ categories: [{ foods: [dish] }] });
  });

  test("a product with groups is a set, and a product without a sale status can be bought (EN-10)", () => {
    const groups = [{ id: 1, sub_title: "主餐", foods: [{ id: 2, name: "飯" }] }];
    expect(dataOf("setDetail", { id: 9, groups })).toMatchObject({ item_type: "set" });
    expect(dataOf("foodDetail", { id: 9, groups: [] })).toMatchObject({
      item_type: "single",
      sale_status: SALE_STATUS_ON_SALE,
      enable_add_cart: 1,
      relish_groups: [],
    });
  });

  test("a grocery product needs only the four fields of the specification", () => {
    const named = { id: 9, image: "/a.webp", unit_price: 45, name: "牛奶" };
    expect(dataOf("categoryProducts", { data: [named] }).data).toMatchObject([
      { ...named, category_id: 0, sale_status: SALE_STATUS_ON_SALE },
    ]);
  });

  test("a session check needs only the five fields of the specification", () => {
    const named = { gid_bar_code: "abc", last_name: "測", first_name: "試", phone: "", email: "" };
    expect(dataOf("refresh", named)).toMatchObject({ ...named, business_id: 0 });
  });

  test("a quote without store_id gets the id of its store, and a store without an id gets the store_id of its quote", () => {
    expect(dataOf("beforeOrdering", { store_id: 5, pay_total: 90 }).store.id).toBe(5);
    expect(dataOf("beforeOrdering", { store: { id: 5 }, pay_total: 90 }).store_id).toBe(5);
  });

  test("the quote of a courier order needs no store, and without a store it offers the pay types 5, 11, 10, 9 and 2", () => {
    const quote = { store: null, store_id: 0, dining_type: "5", pay_total: 95 };
    const { store } = dataOf("beforeOrdering", quote);
    expect(store).toMatchObject({ id: 0, delivery_payment_method: "5,11,10,9,2" });
    const desk = { id: 5, delivery_payment_method: "2" };
    expect(dataOf("beforeOrdering", { ...quote, store: desk }).store).toMatchObject(desk);
    expect(dataOf("beforeOrdering", { store_id: 5, pay_total: 90 }).store).toMatchObject({
      delivery_payment_method: "",
    });
  });

  test("an answer that contains only a courier fee is read as in range, at an unknown distance", () => {
    const fee = { delivery_fee: 95, distance: null, in_range: 1 };
    expect(dataOf("getDeliveryFee", { delivery_fee: "95.0" })).toEqual(fee);
  });

  test.each([undefined, null, "", "NT$155", "1,155", {}])(
    "a quote with the pay_total %j is refused instead of being read as NT$0 (CK-38)",
    (pay_total) => {
      const quote = readTolerantly(endpoints.beforeOrdering.data, { store_id: 5, pay_total });
      expect(quote).toEqual({ ok: false });
    },
  );

  test.each([155, "155"])("a quote can have the pay_total %j", (pay_total) => {
    expect(dataOf("beforeOrdering", { store_id: 5, pay_total }).pay_total).toBe(155);
  });

  test.each<[EndpointName]>([["ordering"], ["exOrdering"], ["payResult"]])(
    "the answer of %s is refused without order_status, so that it does not count as paid (CK-83)",
    (name) => {
      const placed = { id: 7, pay_type: 5, payment_url_web: "https://pay.example/7" };
      expect(readTolerantly(endpoints[name].data, placed)).toEqual({ ok: false });
      expect(dataOf(name, { ...placed, order_status: "-1" })).toMatchObject({ order_status: -1 });
    },
  );

  test.each([
    ["2026-11-22 12:00:00", 1_795_320_000],
    ["2026/11/22 12:00:00", 1_795_320_000],
    ["2026-11-22T04:00:00Z", 1_795_320_000],
    [1_795_320_000, 1_795_320_000],
    ["noon", 0],
  ])(
    "the server time %j is read as %i, as a plain value and as the field `time`",
    (time, timestamp) => {
      expect(dataOf("getServerTime", time).timestamp).toBe(timestamp);
      expect(dataOf("getServerTime", { time }).timestamp).toBe(timestamp);
    },
  );

  test("the grade of a member can be only its name", () => {
    expect(dataOf("member", { data: { member_grade: "金卡" } }).data.member_grade.name).toBe(
      "金卡",
    );
  });

  test("a coupon can have a text id and dates in epoch seconds", () => {
    const coupon = { id: "cp-1", code_id: 7, type: "2", end_date: "1795320000" };
    expect(dataOf("newDiscountCodeList", [coupon])).toMatchObject([
      { id: "cp-1", type: 2, end_date: "2026-11-22 12:00" },
    ]);
  });

  test("a reservation day can be written with slashes", () => {
    const day = { day: "2026/11/22", time: ["10:00-13:00"] };
    const store = dataOf("storeDetail", { id: 5, reservation_time_list: [day] });
    expect(store.reservation_time_list).toEqual([{ day: "2026-11-22", time: ["10:00-13:00"] }]);
  });
});
