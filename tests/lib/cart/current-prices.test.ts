import { withCurrentPrices } from "@/lib/cart/current-prices";
import { makeCart, makeItem, makeLine, makeRelish } from "../../factories/cart-lines";

const SOUP = makeLine({ id: 7, quantity: 2 });
const RICE = makeLine({ id: 8, name: "白飯", relish_ids: [makeRelish()] });
const CART = makeCart({ items: [SOUP, RICE] });

it("withCurrentPrices writes the current prices into the cart and reports each price change (CA-51)", () => {
  const lines = [
    makeItem({ id: 7, quantity: 2, unit_price: 110, list_price: 110 }),
    makeItem({ id: 8, name: "白飯", relish_ids: [makeRelish({ unit_price: 25 })] }),
  ];
  const { cart, changes } = withCurrentPrices(CART, CART.items, lines);
  expect(cart.items.map(({ unit_price }) => unit_price)).toEqual([110, 100]);
  expect(cart.total_price).toBe(2 * 110 + 125);
  expect(changes).toEqual([
    { kind: "price", pdkey: SOUP.pdkey, name: "牛肉麵", from: 100, to: 110 },
    { kind: "price", pdkey: RICE.pdkey, name: "白飯", from: 120, to: 125 },
  ]);
});

it.each([
  ["that can no longer be ordered", null],
  ["whose option is no longer offered", makeItem({ id: 8, name: "白飯" })],
])('leaves a line %s unchanged and reports the line as "gone"', (_what, line) => {
  const { cart, changes } = withCurrentPrices(CART, CART.items, [SOUP, line]);
  expect(cart).toEqual({ ...CART, ...cart, items: CART.items });
  expect(changes).toEqual([{ kind: "gone", pdkey: RICE.pdkey, name: "白飯" }]);
});

it("reports a limit that is lower than the quantity of a line, but does not reduce the quantity", () => {
  const line = makeItem({ id: 7, quantity: 1 });
  const { cart, changes } = withCurrentPrices(CART, CART.items, [line, RICE]);
  expect(cart.items[0]?.quantity).toBe(2);
  expect(changes).toEqual([{ kind: "limit", pdkey: SOUP.pdkey, name: "牛肉麵", to: 1 }]);
});

it("keeps a quantity that another tab has changed, a line that it has added and the removal of a line", () => {
  const tea = makeLine({ id: 9, name: "紅茶" });
  const now = makeCart({ items: [{ ...SOUP, quantity: 5 }, tea] });
  const lines = [makeItem({ id: 7, quantity: 2, unit_price: 110 }), RICE];
  const { cart } = withCurrentPrices(now, CART.items, lines);
  expect(cart.items).toMatchObject([
    { quantity: 5, unit_price: 110 },
    { id: 9, unit_price: 100 },
  ]);
});
