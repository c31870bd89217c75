import { chosenTexts, linePrice } from "@/lib/cart/cart-line";
import {
  addItem,
  changeQuantity,
  emptyCart,
  type NewItem,
  needsNewOrder,
  resetCart,
  updateLine,
} from "@/lib/cart/cart-rules";
import { limitOf, roomFor } from "@/lib/cart/limit-rules";
import type { Cart, CartRelish, CartSetFood } from "@/lib/contracts/carts";
import { DINING_TYPE } from "@/lib/contracts/codes";
import { fc } from "@/tests/setup/seeded-properties";
import {
  makeCart,
  makeItem,
  makeLine,
  makeOrder,
  makeRelish,
  makeSetFood,
  makeSetGroup,
} from "../../factories/cart-lines";

const small = makeRelish({ id: 12, name: "小碗", unit_price: 0 });
const egg = makeRelish({ id: 13, name: "加蛋", unit_price: 15, parent_id: 2 });
const big = makeRelish({ relish_ids: [egg] });

describe("addItem", () => {
  it.each<[string, NewItem, number]>([
    ["the same product", makeItem(), 1],
    ["a product with another id", makeItem({ id: 8 }), 2],
    ["a product of another type", makeItem({ item_type: "set" }), 2],
    ["a product with a remark", makeItem({ remark: "不要蔥" }), 2],
    ["a product with an option", makeItem({ relish_ids: [small] }), 2],
    ["a product with only spaces as its remark", makeItem({ remark: "  " }), 1],
    [
      "a product with another instruction in case it is sold out",
      makeItem({ unavailable_type: 1 }),
      1,
    ],
  ])(
    "merges only lines with the same product, options and remark: adding %s to a cart with one line (CA-10, CA-11)",
    (_name, item, lines) => {
      const cart = addItem(makeCart(), makeOrder(), item);
      expect(cart.items).toHaveLength(lines);
      expect(cart.total_quantity).toBe(2);
    },
  );

  it("merges lines whose options, one of them with a nested option, differ only in their order (CA-12)", () => {
    const other = makeRelish({ id: 14, name: "加麵", parent_id: 3 });
    const first = addItem(emptyCart(), makeOrder(), makeItem({ relish_ids: [big, other] }));
    const cart = addItem(first, makeOrder(), makeItem({ relish_ids: [other, big] }));
    expect(cart.items).toMatchObject([{ quantity: 2 }]);
    expect(cart.total_price).toBe(2 * (100 + 20 + 15 + 20));
  });

  it("keeps two sets as two lines if their foods have different options (CA-11)", () => {
    const food = {
      id: 1,
      name: "麵",
      unit_price: 0,
      is_required: 1,
      is_limit: 0,
      limit_count: 0,
      sale_count: 0,
    } as const;
    const set = (relish_ids: (typeof small)[]) =>
      makeItem({
        item_type: "set",
        groups: [{ id: 5, sub_title: "主餐", foods: [{ ...food, relish_ids }] }],
      });
    const cart = addItem(addItem(emptyCart(), makeOrder(), set([small])), makeOrder(), set([big]));
    expect(cart.items).toHaveLength(2);
  });

  it("copies the store, the dining type, the visit number and the minimum amount into an empty cart", () => {
    const order = makeOrder({ number: "A12", dining_type: DINING_TYPE.pickup, minimum_charge: 80 });
    expect(addItem(emptyCart(), order, makeItem())).toMatchObject(order);
  });
});

describe("changing a line of the cart", () => {
  const cart = makeCart({ items: [makeLine(), makeLine({ id: 8, unit_price: 50 })] });
  const [first, second] = cart.items.map(({ pdkey }) => pdkey);

  it.each([
    [3, { total_quantity: 4, total_price: 350 }],
    [1, { total_quantity: 2, total_price: 150 }],
    [0, { total_quantity: 1, total_price: 50 }],
    [-1, { total_quantity: 1, total_price: 50 }],
  ])(
    "to the quantity %i updates the totals, and 0 or less removes the line (CA-02, CA-03)",
    (quantity, totals) => {
      expect(changeQuantity(cart, first ?? "", quantity)).toMatchObject(totals);
    },
  );

  it("empties the whole cart when the last line is removed", () => {
    const rest = changeQuantity(cart, first ?? "", 0);
    expect(changeQuantity(rest, second ?? "", 0)).toEqual(emptyCart());
  });

  it("merges two lines that an update makes identical (PR-23)", () => {
    const updated = updateLine(cart, second ?? "", makeItem({ quantity: 2 }));
    expect(updated.items).toMatchObject([{ id: 7, quantity: 3 }]);
    expect(updated.total_price).toBe(300);
  });

  it("keeps the position of a line whose remark changes", () => {
    const updated = updateLine(cart, first ?? "", makeItem({ remark: "少油" }));
    expect(updated.items.map(({ remark }) => remark)).toEqual(["少油", ""]);
  });
});

describe("a set in the cart (CA-11)", () => {
  const tea = makeSetFood({ id: 41 });
  const withFoods = (...foods: CartSetFood[]) =>
    makeItem({ item_type: "set", groups: [makeSetGroup({ id: 9, foods })] });
  const lines = (first: NewItem, second: NewItem) =>
    addItem(addItem(emptyCart(), makeOrder(), first), makeOrder(), second).items.length;

  it.each<[string, NewItem, number]>([
    ["the same foods", withFoods(tea), 1],
    ["another food", withFoods(makeSetFood({ id: 42 })), 2],
    ["one more food", withFoods(tea, makeSetFood({ id: 42 })), 2],
    ["the same food with an option", withFoods(makeSetFood({ id: 41, relish_ids: [small] })), 2],
    ["no foods", makeItem({ item_type: "set" }), 2],
  ])(
    "is merged only with an identical set: a set with tea and a set with %s",
    (_what, item, expected) => {
      expect(lines(withFoods(tea), item)).toBe(expected);
    },
  );

  it("is merged with a set that differs only in the order of foods and options (CA-12)", () => {
    const other = makeSetFood({ id: 42, relish_ids: [small, egg] });
    const reordered = makeSetFood({ id: 42, relish_ids: [egg, small] });
    expect(lines(withFoods(tea, other), withFoods(reordered, tea))).toBe(1);
  });

  it("costs its own price plus the prices of its options, its foods and their options (PR-06)", () => {
    const food = makeSetFood({ unit_price: 30, relish_ids: [egg] });
    const set = { ...withFoods(food), relish_ids: [makeRelish()], quantity: 2 };
    expect(linePrice(set)).toBe((100 + 20 + 30 + 15) * 2);
  });
});

describe("a product in the cart", () => {
  const limited = makeItem({ max_quantity: 5 });

  it("with a maximum quantity has one limit for all its lines together (PR-15)", () => {
    const items = [
      makeLine({ ...limited, quantity: 3 }),
      makeLine({ ...limited, remark: "辣", quantity: 1 }),
    ];
    expect(roomFor(items, limited)).toBe(1);
    expect(roomFor(items, limited, items[0]?.pdkey)).toBe(4);
  });

  it("with a maximum quantity has one limit for its own lines and for sets that contain it (PR-15)", () => {
    const tea = makeSetFood({ id: limited.id, is_limit: 1, limit_count: 8, sale_count: 3 });
    const set = makeItem({ id: 90, item_type: "set", groups: [makeSetGroup({ foods: [tea] })] });
    const items = [makeLine({ ...set, quantity: 2 }), makeLine({ ...limited, quantity: 1 })];
    expect(limitOf(set)).toBe(5);
    expect(roomFor(items, limited)).toBe(2);
    expect(roomFor(items, { ...set, max_quantity: 3 })).toBe(1);
    const twice = { ...set, groups: [makeSetGroup({ foods: [tea] }), ...set.groups] };
    expect(roomFor([], twice)).toBe(2);
    expect(limitOf(twice)).toBe(2);
  });

  it.each([
    [null, 99],
    [150, 99],
    [5, 5],
  ])("whose `max_quantity` is %j has the limit %i (PR-14)", (max_quantity, limit) => {
    expect(limitOf(makeItem({ max_quantity }))).toBe(limit);
  });

  it("without a maximum quantity has room for 99 pieces in each line, and the pieces of an identical line use up this room (PR-13)", () => {
    const items = [makeLine({ quantity: 60 }), makeLine({ remark: "辣", quantity: 50 })];
    expect(roomFor(items, makeItem())).toBe(39);
    expect(roomFor(items, makeItem(), items[0]?.pdkey)).toBe(99);
    expect(roomFor(items, makeItem(), items[1]?.pdkey)).toBe(39);
    expect(roomFor(items, makeItem({ remark: "不要蔥" }))).toBe(99);
  });

  it("does not exceed its maximum quantity when more is added", () => {
    const cart = addItem(
      makeCart({ items: [makeLine({ ...limited, quantity: 4 })] }),
      makeOrder(),
      { ...limited, remark: "辣", quantity: 3 },
    );
    expect(cart.total_quantity).toBe(5);
  });
});

describe("needsNewOrder", () => {
  const wanted = { store_id: 1, dining_type: DINING_TYPE.delivery };
  it.each([
    ["false for an empty cart", emptyCart(), false],
    ["false for a cart of the same store and dining type", makeCart(), false],
    ["true for a cart of another store", makeCart({ store_id: 2 }), true],
    ["true for a cart of another dining type", makeCart({ dining_type: DINING_TYPE.pickup }), true],
  ])("returns %s (CA-14, CA-22, CA-24)", (_name, cart, expected) => {
    expect(needsNewOrder(cart, wanted)).toBe(expected);
  });
});

describe("resetCart", () => {
  const view = {
    dining_type: DINING_TYPE.pickup,
    is_reservation: 1,
    reservation_start_time: 9,
    reservation_end_time: 10,
  } as const;

  it("empties the cart and sets the view to delivery without a reservation (CA-26, CA-27)", () => {
    expect(resetCart(view)).toEqual({
      cart: emptyCart(),
      view: {
        dining_type: DINING_TYPE.delivery,
        is_reservation: 0,
        reservation_start_time: -1,
        reservation_end_time: -1,
      },
    });
  });

  it("keeps the view of a business reservation (CA-27)", () => {
    const business = { ...view, dining_type: DINING_TYPE.businessReservation };
    expect(resetCart(business).view).toEqual(business);
  });
});

it("chosenTexts lists options before their nested options, and the foods of a set with their options", () => {
  const tea = makeSetFood({ name: "紅茶", relish_ids: [small, egg] });
  const groups = [makeSetGroup({ sub_title: "飲料", foods: [tea, makeSetFood({ name: "滷蛋" })] })];
  expect(chosenTexts({ relish_ids: [big, small], groups })).toEqual([
    "大碗、加蛋、小碗",
    "飲料：紅茶（小碗、加蛋）、滷蛋",
  ]);
});

describe("any sequence of additions, updates, changes of a quantity and removals", () => {
  const item = fc.record({
    id: fc.integer({ min: 1, max: 3 }),
    quantity: fc.integer({ min: 1, max: 4 }),
    unit_price: fc.integer({ min: 1, max: 500 }),
    remark: fc.constantFrom("", "辣"),
    relish_ids: fc.constantFrom<CartRelish[]>([], [small], [big], [small, egg], [egg, small]),
    max_quantity: fc.constantFrom(null, 3),
  });
  type Step = (cart: Cart) => Cart;
  const keyAt = ({ items }: Cart, pick: number) => items[pick % (items.length || 1)]?.pdkey ?? "";
  const step = fc.oneof<fc.Arbitrary<Step>[]>(
    item.map((one) => (cart) => addItem(cart, makeOrder(), makeItem(one))),
    fc.tuple(fc.nat(), item).map(
      ([pick, one]) =>
        (cart) =>
          updateLine(cart, keyAt(cart, pick), makeItem(one)),
    ),
    fc.tuple(fc.nat(), fc.integer({ min: -2, max: 9 })).map(
      ([pick, quantity]) =>
        (cart) =>
          changeQuantity(cart, keyAt(cart, pick), quantity),
    ),
  );

  function expectSound(cart: Cart) {
    const { items, total_quantity, total_price } = cart;
    expect(new Set(items.map(({ pdkey }) => pdkey)).size).toBe(items.length);
    expect(total_quantity).toBe(items.reduce((sum, line) => sum + line.quantity, 0));
    expect(total_price).toBe(items.reduce((sum, line) => sum + linePrice(line), 0));
    if (items.length === 0) expect(cart).toEqual(emptyCart());
    for (const { id, quantity } of items) {
      const same = items.filter((line) => line.id === id);
      expect(quantity).toBeGreaterThan(0);
      if (same.every(({ max_quantity }) => max_quantity === 3))
        expect(same.reduce((sum, line) => sum + line.quantity, 0)).toBeLessThanOrEqual(3);
    }
  }

  it("keeps one line for each key, correct totals and quantities within the limits (CA-13)", () => {
    fc.assert(
      fc.property(fc.array(step, { maxLength: 20, size: "max" }), (steps) => {
        let cart = emptyCart();
        for (const change of steps) {
          cart = change(cart);
          expectSound(cart);
        }
      }),
    );
  });
});
