import { linePrice } from "@/lib/cart/cart-line";
import { emptyCart } from "@/lib/cart/cart-rules";
import { repairedCart } from "@/lib/cart/stored-cart";
import { DINING_TYPE } from "@/lib/contracts/codes";
import { fc } from "@/tests/setup/seeded-properties";
import {
  makeCart,
  makeLine,
  makeRelish,
  makeSetFood,
  makeSetGroup,
} from "../../factories/cart-lines";

const whole = makeCart({
  items: [
    makeLine({ relish_ids: [makeRelish()], quantity: 2 }),
    makeLine({ id: 8, remark: "辣", username: "小明" }),
  ],
  total_price: 340,
  total_quantity: 3,
});

it("repairedCart returns a valid stored cart unchanged (CA-09, EN-03, EN-04)", () => {
  expect(repairedCart(JSON.parse(JSON.stringify(whole)))).toEqual(whole);
});

it.each([
  null,
  undefined,
  42,
  "cart",
  [],
  {},
  { items: "many" },
  { store_id: 1, items: [null, 1, "x", {}] },
  { store_id: "1", items: [makeLine()] },
  { store_id: 1, items: [{ ...makeLine(), unit_price: "100" }] },
  { store_id: 1, items: [{ ...makeLine(), unit_price: -5 }] },
  { store_id: 1, items: [{ ...makeLine(), quantity: 0 }] },
  { store_id: 1, items: [{ ...makeLine(), quantity: 1.5 }] },
])("repairedCart returns an empty cart for %j", (stored) => {
  expect(repairedCart(stored)).toEqual(emptyCart());
});

it.each([
  ["a total that was edited", { ...whole, total_price: 1 }, { total_price: 340 }],
  [
    "a time that is too late for a JavaScript Date",
    { ...whole, is_reservation: 1, reservation_start_time: 9e14 },
    { reservation_start_time: -1 },
  ],
  ["an unknown dining type", { ...whole, dining_type: 9 }, { dining_type: DINING_TYPE.delivery }],
  [
    "nothing in a cart with a visit number of 500 characters",
    { ...whole, number: "n".repeat(500) },
    { number: "n".repeat(500) },
  ],
  ["one broken line", { ...whole, items: [...whole.items, { id: 1 }] }, { items: whole.items }],
  [
    "a picture URL with the scheme javascript:",
    { ...whole, store_image: "javascript:alert(1)" },
    { store_image: "" },
  ],
  [
    "a protocol-relative picture URL of another site",
    { ...whole, store_image: "//evil.test/x" },
    { store_image: "" },
  ],
  [
    "the total quantity of a cart with two identical lines",
    { ...whole, items: [makeLine(), makeLine()] },
    { total_quantity: 2 },
  ],
])("repairedCart repairs %s", (_name, stored, expected) => {
  expect(repairedCart(stored)).toMatchObject(expected);
});

describe("a stored set", () => {
  const egg = makeSetFood({ id: 42, name: "滷蛋", unit_price: 15 });
  const drinks = makeSetGroup({ foods: [makeSetFood({ relish_ids: [makeRelish()] })] });
  const set = makeLine({ item_type: "set", groups: [drinks] });
  const repairGroups = (groups: unknown) => repairedCart({ ...whole, items: [{ ...set, groups }] });

  it("is returned unchanged (EN-05)", () => {
    const stored = { ...whole, items: [set] };
    expect(repairedCart(JSON.parse(JSON.stringify(stored))).items).toEqual([set]);
  });

  it.each<[string, unknown, unknown[]]>([
    ["a group that is null", [null, drinks], [drinks]],
    [
      "foods without a valid id",
      [{ ...drinks, foods: [...drinks.foods, 7, { id: "x" }] }],
      [drinks],
    ],
    [
      "a food with a negative price",
      [{ ...drinks, foods: [{ ...egg, unit_price: -15 }] }],
      [{ ...drinks, foods: [] }],
    ],
    [
      "a second food with the same id",
      [{ ...drinks, foods: [egg, egg] }],
      [{ ...drinks, foods: [egg] }],
    ],
    ["a second group with the same id", [drinks, { ...drinks, foods: [egg] }], [drinks]],
    ["groups that are not a list", "many", []],
  ])("loses %s and keeps its other content", (_what, groups, expected) => {
    expect(repairGroups(groups).items).toMatchObject([{ id: set.id, groups: expected }]);
  });

  it("gets a new key and price, computed from its foods, if the stored key does not fit its foods", () => {
    const cart = repairGroups([{ ...drinks, foods: [egg] }]);
    expect(cart.total_price).toBe(115);
    expect(cart.items[0]?.pdkey).not.toBe(set.pdkey);
  });

  it("loses its groups if its item type is not `set`", () => {
    const stored = { ...whole, items: [{ ...makeLine(), groups: [drinks] }] };
    expect(repairedCart(stored).items).toEqual([makeLine()]);
  });
});

it("repairedCart reduces the quantity of a line to the maximum quantity of its product", () => {
  const stored = { ...whole, items: [{ ...makeLine({ max_quantity: 3 }), quantity: 900 }] };
  expect(repairedCart(stored).total_quantity).toBe(3);
});

it("repairedCart reads any stored value without an exception and computes the totals", () => {
  const broken = fc.anything();
  const nearly = fc.record({
    ...Object.fromEntries(Object.keys(whole).map((key) => [key, fc.anything()])),
    store_id: fc.nat(),
    items: fc.array(
      fc.oneof(
        fc.anything(),
        fc.record({
          id: fc.nat(),
          name: fc.string(),
          unit_price: fc.anything(),
          quantity: fc.nat(),
          relish_ids: fc.anything(),
          item_type: fc.constantFrom("single", "set", 3),
          groups: fc.oneof(
            fc.anything(),
            fc.array(fc.record({ id: fc.nat(), foods: fc.anything() })),
          ),
        }),
      ),
    ),
  });
  fc.assert(
    fc.property(fc.oneof(broken, nearly), (stored) => {
      const cart = repairedCart(stored);
      expect(cart).toMatchObject({
        total_price: cart.items.reduce((sum, line) => sum + linePrice(line), 0),
        total_quantity: cart.items.reduce((sum, line) => sum + line.quantity, 0),
      });
    }),
  );
});
