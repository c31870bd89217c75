import {
  REPLACED_CART_DAYS,
  REPLACED_CARTS_MAX,
  type ReplacedCart,
  repairReplacedCarts,
  withoutReplaced,
  withReplaced,
} from "@/lib/cart/replaced-carts";
import { fc } from "@/tests/setup/seeded-properties";
import { makeCart } from "../../factories/cart-lines";

const NOW = 1_800_000_000_000;
const DAY_MS = 86_400_000;
const replacedCart = (store_id: number, time = NOW): ReplacedCart => ({
  cart: makeCart({ store_id }),
  time,
});
const stores = (all: ReplacedCart[]) => all.map(({ cart }) => cart.store_id);

it("withReplaced keeps one cart for each store, the newest cart first (CA-49)", () => {
  const all = [replacedCart(1), replacedCart(2), replacedCart(1, NOW + 1)].reduce(withReplaced, []);
  expect(stores(all)).toEqual([1, 2]);
  expect(all[0]?.time).toBe(NOW + 1);
});

it("withReplaced keeps at most five carts and drops the oldest cart (CA-49)", () => {
  const all = [1, 2, 3, 4, 5, 6].map((id) => replacedCart(id)).reduce(withReplaced, []);
  expect(REPLACED_CARTS_MAX).toBe(5);
  expect(stores(all)).toEqual([6, 5, 4, 3, 2]);
});

it("withReplaced does not keep an empty cart", () => {
  expect(withReplaced([], { cart: makeCart({ items: [] }), time: NOW })).toEqual([]);
});

it("withoutReplaced removes the cart of one store", () => {
  expect(stores(withoutReplaced([replacedCart(1), replacedCart(2)], 1))).toEqual([2]);
});

it.each([
  ["keeps a cart that was replaced now", NOW, 1],
  [
    "keeps a cart that was replaced less than seven days ago",
    NOW - REPLACED_CART_DAYS * DAY_MS + 1,
    1,
  ],
  ["removes a cart that was replaced seven days ago", NOW - REPLACED_CART_DAYS * DAY_MS, 0],
  [
    "removes a cart that was replaced seven days in the future, by a wrong clock",
    NOW + REPLACED_CART_DAYS * DAY_MS,
    0,
  ],
])("repairReplacedCarts %s (CA-49)", (_when, time, count) => {
  expect(repairReplacedCarts([replacedCart(1, time)], NOW)).toHaveLength(count);
});

it("repairReplacedCarts corrects a wrong total of a stored cart", () => {
  const stored = [{ cart: { ...makeCart(), total_price: -5 }, time: NOW }];
  expect(repairReplacedCarts(stored, NOW)[0]?.cart.total_price).toBe(100);
});

it("repairReplacedCarts reads any stored value without an exception and returns at most five carts", () => {
  fc.assert(
    fc.property(fc.anything(), (stored) => {
      expect(repairReplacedCarts(stored, NOW).length).toBeLessThanOrEqual(REPLACED_CARTS_MAX);
    }),
  );
});
