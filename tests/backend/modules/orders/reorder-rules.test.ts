import {
  type OrderedLine,
  reorderLines,
} from "../../../../backend/modules/orders/reorder-rules.ts";
import type { Product } from "../../../../lib/contracts/products.ts";
import { makeGroup, makeOption, makeProduct } from "../../../factories/product-shapes";
import { makeGroupRequests, makeMenuPart, makeSetMenu } from "../../../factories/set-menus";

const EXTRA = makeOption({ id: 31, name: "加蛋", unit_price: 15 });
const SIZES = makeGroup({
  id: 1,
  is_required: 1,
  items: [
    makeOption({ id: 11, name: "小碗" }),
    makeOption({
      id: 12,
      name: "大碗",
      unit_price: 20,
      relish_groups: [makeGroup({ id: 3, items: [EXTRA] })],
    }),
  ],
});
const SIDES = makeGroup({
  id: 2,
  is_multi_choose: 1,
  items: [
    makeOption({ id: 21, name: "滷蛋", unit_price: 10 }),
    makeOption({ id: 22, name: "海帶" }),
  ],
});
const noodles = (values: Partial<Product> = {}) =>
  makeProduct({ id: 7, relish_groups: [SIZES, SIDES], ...values });

const line = (
  request: Partial<OrderedLine["request"]> = {},
  ordered: Partial<OrderedLine> = {},
): OrderedLine => ({
  name: "牛肉麵",
  relish: "大碗、加蛋、滷蛋",
  groups: [],
  unit_price: 145,
  ...ordered,
  request: {
    id: 7,
    item_type: "single",
    quantity: 2,
    remark: "不要蔥",
    unavailable_type: 1,
    username: "",
    relish_ids: "12,31,21",
    groups: [],
    ...request,
  },
});
const reorder = (lines: OrderedLine[], products: Product[]) =>
  reorderLines(lines, new Map(products.map((product) => [product.id, product])));
const NOODLES = { id: 7, item_type: "single", name: "牛肉麵" };

it("returns an unchanged line in the shape of the cart, with each nested option below its parent option", () => {
  expect(reorder([line()], [noodles()])).toEqual({
    changes: [],
    items: [
      {
        ...NOODLES,
        quantity: 2,
        remark: "不要蔥",
        unavailable_type: 1,
        username: "",
        unit_price: 100,
        list_price: 100,
        image: "/pictures/foods/ramen-f3d9b1",
        relish_ids: [
          {
            id: 12,
            name: "大碗",
            parent_id: 1,
            unit_price: 20,
            relish_ids: [{ id: 31, name: "加蛋", parent_id: 3, unit_price: 15, relish_ids: [] }],
          },
          { id: 21, name: "滷蛋", parent_id: 2, unit_price: 10, relish_ids: [] },
        ],
        groups: [],
        max_quantity: null,
      },
    ],
  });
});

it("returns today's unit price, and reports the old and the new price including options", () => {
  const { items, changes } = reorder([line()], [noodles({ unit_price: 110 })]);
  expect(items).toMatchObject([{ unit_price: 110 }]);
  expect(changes).toEqual([{ kind: "price", ...NOODLES, from: 145, to: 155 }]);
});

it.each<[string, Product[]]>([
  ["is not on the menu", []],
  ["is off sale", [noodles({ sale_status: 0 })]],
  ["can no longer be added to a cart", [noodles({ enable_add_cart: 0 })]],
  ["costs nothing", [noodles({ unit_price: 0 })]],
  ["is sold out today", [noodles({ is_limit: 1, limit_count: 3, sale_count: 3 })]],
  ["is a set now", [noodles({ item_type: "set" })]],
])("leaves out and reports a product that %s", (_what, menu) => {
  const tea = makeProduct({ id: 8, name: "紅茶", unit_price: 30 });
  const drink = line(
    { id: 8, relish_ids: "", quantity: 1 },
    { name: "紅茶", relish: "", unit_price: 30 },
  );
  const { items, changes } = reorder([line(), drink], [...menu, tea]);
  expect(items.map(({ name }) => name)).toEqual(["紅茶"]);
  expect(changes).toEqual([{ kind: "gone", ...NOODLES }]);
});

it("leaves out an option that no longer exists and the options below it, and reports the change", () => {
  const plain = { ...SIZES, is_required: 0 as const, items: SIZES.items.slice(0, 1) };
  const { items, changes } = reorder([line()], [noodles({ relish_groups: [plain, SIDES] })]);
  expect(items).toMatchObject([{ relish_ids: [{ id: 21 }] }]);
  expect(changes).toEqual([
    { kind: "option-gone", ...NOODLES, from: "大碗、加蛋、滷蛋", to: "滷蛋" },
    { kind: "price", ...NOODLES, from: 145, to: 110 },
  ]);
});

it.each<[string, Product]>([
  [
    "a required option is gone",
    noodles({ relish_groups: [{ ...SIZES, items: SIZES.items.slice(0, 1) }, SIDES] }),
  ],
  [
    "the product has a new required choice",
    noodles({
      relish_groups: [SIZES, SIDES, makeGroup({ is_required: 1, items: [makeOption({ id: 41 })] })],
    }),
  ],
  [
    "the menu allows fewer options of a group than the customer chose",
    noodles({ relish_groups: [SIZES, { ...SIDES, max_choose: 1 }] }),
  ],
])("asks the customer to choose again when %s", (_what, product) => {
  const { items, changes } = reorder([line({ relish_ids: "12,31,21,22" })], [product]);
  expect(items).toEqual([]);
  expect(changes).toEqual([{ kind: "choose-again", ...NOODLES }]);
});

describe("a product's daily limit", () => {
  const limited = noodles({ is_limit: 1, limit_count: 5, sale_count: 2 });

  it("reduces the quantity to the number of portions left today", () => {
    const { items, changes } = reorder([line({ quantity: 4 })], [limited]);
    expect(items).toMatchObject([{ quantity: 3, max_quantity: 3 }]);
    expect(changes).toEqual([{ kind: "limit", ...NOODLES, from: 4, to: 3 }]);
  });

  it("is shared by all lines of the product, and a line for which nothing remains is left out", () => {
    const small = { unit_price: 100, relish: "小碗" };
    const lines = [
      line({ quantity: 2 }),
      line({ quantity: 2, relish_ids: "11" }, small),
      line({ quantity: 1, relish_ids: "11", remark: "" }, small),
    ];
    const { items, changes } = reorder(lines, [limited]);
    expect(items.map(({ quantity }) => quantity)).toEqual([2, 1]);
    expect(changes).toEqual([
      { kind: "limit", ...NOODLES, from: 2, to: 1 },
      { kind: "limit", ...NOODLES, from: 1, to: 0 },
    ]);
  });
});

describe("a set", () => {
  const WHOLE = makeGroupRequests({ 1: [[1001, "12"]], 2: [1003, 1004], 3: [1005] });
  const ORDERED_GROUPS = [
    { id: 1, sub_title: "選一份主餐", foods: ["餐點1001（選項12）"] },
    { id: 2, sub_title: "配餐", foods: ["餐點1003", "餐點1004"] },
    { id: 3, sub_title: "選一杯飲料", foods: ["餐點1005"] },
  ];
  const setLine = (values = {}) =>
    line(
      { id: 9, item_type: "set", relish_ids: "", groups: WHOLE, quantity: 1, ...values },
      { name: "雙人套餐", relish: "", groups: ORDERED_GROUPS, unit_price: 235 },
    );
  const set = (groups = makeSetMenu(), values: Partial<Product> = {}) =>
    makeProduct({ id: 9, item_type: "set", name: "雙人套餐", unit_price: 200, groups, ...values });
  const setProduct = { id: 9, item_type: "set", name: "雙人套餐" };
  const menuWithout = (id: number) =>
    makeSetMenu().map((group) => ({ ...group, foods: group.foods.filter((one) => one.id !== id) }));
  const soldOut = (id: number) =>
    makeSetMenu().map((group) => ({
      ...group,
      foods: group.foods.map((one) =>
        one.id === id ? { ...one, is_limit: 1 as const, limit_count: 0 } : one,
      ),
    }));

  it("is returned with its foods and their options", () => {
    const { items, changes } = reorder([setLine()], [set()]);
    expect(changes).toEqual([]);
    expect(items[0]?.groups.map(({ foods }) => foods.map(({ id }) => id))).toEqual([
      [1001],
      [1003, 1004],
      [1005],
    ]);
    expect(items[0]?.groups[0]?.foods[0]).toEqual({
      id: 1001,
      name: "餐點1001",
      unit_price: 0,
      is_required: 0,
      is_limit: 0,
      limit_count: 0,
      sale_count: 0,
      relish_ids: [{ id: 12, name: "選項12", parent_id: 1, unit_price: 20, relish_ids: [] }],
    });
  });

  it.each([
    ["off the menu", menuWithout(1004)],
    ["sold out", soldOut(1004)],
  ])("is returned without an optional food that is %s", (_what, groups) => {
    const { items, changes } = reorder([setLine()], [set(groups)]);
    expect(items).toHaveLength(1);
    const from = "餐點1001（選項12）、餐點1003、餐點1004、餐點1005";
    expect(changes).toEqual([
      { kind: "option-gone", ...setProduct, from, to: "餐點1001、選項12、餐點1003、餐點1005" },
      { kind: "price", ...setProduct, from: 235, to: 220 },
    ]);
  });

  it("must be chosen again when its main course is off the menu", () => {
    const { items, changes } = reorder([setLine()], [set(menuWithout(1001))]);
    expect([items, changes]).toEqual([[], [{ kind: "choose-again", ...setProduct }]]);
  });

  it("is left out when one of its required foods is sold out", () => {
    const { changes } = reorder([setLine()], [set(soldOut(1003))]);
    expect(changes).toEqual([{ kind: "gone", ...setProduct }]);
  });

  it("shares the daily limit of a food with a line that contains only this food", () => {
    const limit = { is_limit: 1, limit_count: 3, sale_count: 0 } as const;
    const tea = makeProduct({ id: 1005, name: "紅茶", unit_price: 30, ...limit });
    const groups = makeSetMenu(makeMenuPart({ id: 1005, ...limit }));
    const alone = line(
      { id: 1005, relish_ids: "", quantity: 2 },
      { name: "紅茶", relish: "", unit_price: 30 },
    );
    const { items, changes } = reorder([alone, setLine({ quantity: 2 })], [set(groups), tea]);
    expect(items.map(({ quantity }) => quantity)).toEqual([2, 1]);
    expect(changes).toEqual([{ kind: "limit", ...setProduct, from: 2, to: 1 }]);
  });
});
