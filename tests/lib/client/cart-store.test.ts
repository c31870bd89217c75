/** @jest-environment jsdom */

import { addItem, changeQuantity } from "@/lib/cart/cart-rules";
import { changeCart, clearCart, currentCart } from "@/lib/client/cart-store";
import { readView, withReservation, writeView } from "@/lib/client/view-state";
import { DINING_TYPE } from "@/lib/contracts/codes";
import { makeCart, makeItem, makeLine, makeOrder } from "../../factories/cart-lines";

beforeEach(() => {
  window.localStorage.clear();
});

/** Writes a cart to localStorage as another tab does. This page gets no storage event. */
function writeElsewhere(items = [makeLine({ id: 8 })]) {
  window.localStorage.setItem("cart", JSON.stringify(makeCart({ items })));
}

it("changeCart keeps a line that another tab has added in the meantime", () => {
  changeCart((cart) => addItem(cart, makeOrder(), makeItem()));
  writeElsewhere([makeLine(), makeLine({ id: 8 })]);
  changeCart((cart) => addItem(cart, makeOrder(), makeItem({ id: 9 })));
  expect(currentCart().items.map(({ id }) => id)).toEqual([7, 8, 9]);
});

it("changeCart does not restore a line that another tab has removed", () => {
  changeCart((cart) => addItem(cart, makeOrder(), makeItem()));
  const key = currentCart().items[0]?.pdkey ?? "";
  writeElsewhere();
  changeCart((cart) => changeQuantity(cart, key, 5));
  expect(currentCart().items.map(({ id }) => id)).toEqual([8]);
});

it("changeCart replaces a stored cart that is invalid (CA-09)", () => {
  window.localStorage.setItem("cart", '{"items":[{"id":"x"},null],"store_id":{}}');
  changeCart((cart) => addItem(cart, makeOrder(), makeItem()));
  expect(currentCart()).toMatchObject({ total_quantity: 1, store_id: 1 });
});

it("a repaired cart is stored again, so that pages that only read the stored quantity show the right number (HD-07)", () => {
  window.localStorage.setItem(
    "cart",
    JSON.stringify({ ...makeCart({ items: [] }), total_quantity: 2 }),
  );
  window.dispatchEvent(new StorageEvent("storage", { key: "cart" }));
  expect(JSON.parse(window.localStorage.getItem("cart") ?? "")).toMatchObject({
    total_quantity: 0,
  });
});

it("changeCart keeps the cart in memory when the browser cannot store the cart", () => {
  jest.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
    throw new DOMException("full", "QuotaExceededError");
  });
  changeCart((cart) => addItem(cart, makeOrder(), makeItem()));
  changeCart((cart) => addItem(cart, makeOrder(), makeItem()));
  expect(currentCart().total_quantity).toBe(2);
  jest.restoreAllMocks();
  changeCart((cart) => cart);
});

it.each([
  [DINING_TYPE.pickup, DINING_TYPE.delivery],
  [DINING_TYPE.businessReservation, DINING_TYPE.businessReservation],
] as const)(
  "after clearCart, a view with dining type %i has dining type %i (CA-26, CA-27)",
  (dining_type, after) => {
    changeCart((cart) => addItem(cart, makeOrder(), makeItem()));
    writeView({ ...readView(), dining_type });
    clearCart();
    expect(currentCart().items).toEqual([]);
    expect(readView().dining_type).toBe(after);
  },
);

it.each([
  [
    "a start time but is_reservation 0",
    { is_reservation: 0, reservation_start_time: 1_800_000_000 },
  ],
  ["is_reservation 1 but no start time", { is_reservation: 1, reservation_start_time: -1 }],
  ["a start time that is not a number", { is_reservation: 1, reservation_start_time: "12:00" }],
])("readView reads a stored view with %s as an order for now", (_what, edited) => {
  window.localStorage.setItem(
    "viewState",
    JSON.stringify({ dining_type: DINING_TYPE.pickup, ...edited }),
  );
  expect(readView()).toEqual({
    dining_type: DINING_TYPE.pickup,
    is_reservation: 0,
    reservation_start_time: -1,
    reservation_end_time: -1,
  });
});

it("clearCart also clears the reservation time, except for a business reservation (CA-27)", () => {
  const start = 1_800_000_000;
  for (const [dining_type, kept] of [
    [DINING_TYPE.delivery, -1],
    [DINING_TYPE.businessReservation, start],
  ] as const) {
    writeView(withReservation({ ...readView(), dining_type }, start));
    clearCart();
    expect(readView().reservation_start_time).toBe(kept);
  }
});
