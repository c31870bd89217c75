import { type CartChange, withCurrentPrices, withEarlierPrices } from "@/lib/cart/current-prices";
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

it("keeps the changes of another tab: a changed quantity, an added line and a removed line", () => {
  const tea = makeLine({ id: 9, name: "紅茶" });
  const now = makeCart({ items: [{ ...SOUP, quantity: 5 }, tea] });
  const lines = [makeItem({ id: 7, quantity: 2, unit_price: 110 }), RICE];
  const { cart } = withCurrentPrices(now, CART.items, lines);
  expect(cart.items).toMatchObject([
    { quantity: 5, unit_price: 110 },
    { id: 9, unit_price: 100 },
  ]);
});

describe("withEarlierPrices", () => {
  const price = (line: typeof SOUP, from: number, to: number): CartChange => ({
    kind: "price",
    pdkey: line.pdkey,
    name: line.name,
    from,
    to,
  });
  const gone: CartChange = { kind: "gone", pdkey: SOUP.pdkey, name: SOUP.name };
  const limit: CartChange = { kind: "limit", pdkey: SOUP.pdkey, name: SOUP.name, to: 1 };

  it.each<[string, number, CartChange[], CartChange[]]>([
    ["stays if the last answer has no change", 110, [], [price(SOUP, 100, 110)]],
    ["is joined with a later change", 120, [price(SOUP, 110, 120)], [price(SOUP, 100, 120)]],
    ["disappears if the product has its original price again", 100, [price(SOUP, 110, 100)], []],
    ["is shown with a limit", 110, [limit], [price(SOUP, 100, 110), limit]],
    ["is replaced if the product is no longer available", 110, [gone], [gone]],
    [
      "is shown with the change of another line",
      110,
      [price(RICE, 120, 125)],
      [price(SOUP, 100, 110), price(RICE, 120, 125)],
    ],
  ])("an earlier price change %s", (_what, unit_price, latest, shown) => {
    const items = [{ ...SOUP, unit_price }, RICE];
    expect(withEarlierPrices([price(SOUP, 100, 110)], latest, items)).toEqual(shown);
  });

  it("drops an earlier price change if its line is no longer in the cart, and drops every earlier limit", () => {
    expect(withEarlierPrices([price(RICE, 120, 125), limit], [], [SOUP])).toEqual([]);
  });
});
