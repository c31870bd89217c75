import fc from "fast-check";
import { cartTotals, emptyCart } from "@/lib/cart/cart-rules";
import { repairedCart } from "@/lib/cart/stored-cart";
import { makeCart, makeLine, makeRelish } from "../../factories/cart-lines";

const whole = makeCart({
  items: [makeLine({ relish_ids: [makeRelish()], quantity: 2 }), makeLine({ id: 8, remark: "辣" })],
  total_price: 340,
  total_quantity: 3,
});

it("gives a cart back as it was stored (CA-09)", () => {
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
])("drops what is no cart: %j", (stored) => {
  expect(repairedCart(stored)).toEqual(emptyCart());
});

it.each([
  ["a total somebody has edited", { ...whole, total_price: 1 }, { total_price: 340 }],
  ["an unknown dining type", { ...whole, dining_type: 9 }, { dining_type: 1 }],
  ["one broken line", { ...whole, items: [...whole.items, { id: 1 }] }, { items: whole.items }],
  [
    "a picture from elsewhere",
    { ...whole, store_image: "javascript:alert(1)" },
    { store_image: "" },
  ],
  ["a picture without a scheme", { ...whole, store_image: "//evil.test/x" }, { store_image: "" }],
  [
    "two lines of one identity",
    { ...whole, items: [makeLine(), makeLine()] },
    { total_quantity: 2 },
  ],
])("repairs %s", (_name, stored, expected) => {
  expect(repairedCart(stored)).toMatchObject(expected);
});

it("keeps a line that was raised beyond its limit at the limit", () => {
  const stored = { ...whole, items: [{ ...makeLine({ max_quantity: 3 }), quantity: 900 }] };
  expect(repairedCart(stored).total_quantity).toBe(3);
});

it("never throws and always sums up, whatever stands there", () => {
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
        }),
      ),
    ),
  });
  fc.assert(
    fc.property(fc.oneof(broken, nearly), (stored) => {
      const cart = repairedCart(stored);
      expect(cart).toMatchObject(cartTotals(cart.items));
    }),
  );
});
