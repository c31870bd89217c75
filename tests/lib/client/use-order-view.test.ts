/** @jest-environment jsdom */

import { act, renderHook } from "@testing-library/react";
import { addItem } from "@/lib/cart/cart-rules";
import { reservationFields } from "@/lib/cart/reservation-fields";
import { changeCart, clearCart } from "@/lib/client/cart-store";
import { reserve, reserveInNewCart } from "@/lib/client/reserve";
import { useOrderView } from "@/lib/client/use-order-view";
import { readView, writeView } from "@/lib/client/view-state";
import { DINING_TYPE, type DiningType } from "@/lib/contracts/codes";
import { makeItem, makeOrder } from "../../factories/cart-lines";

const START = Date.parse("2026-11-22T10:00:00+08:00") / 1000;
const HERE = 24;
const ELSEWHERE = 13;

beforeEach(() => {
  window.localStorage.clear();
  window.sessionStorage.clear();
  clearCart();
});

const enter = (store_id: number) => renderHook(() => useOrderView(store_id)).result;

function reserveAt(store_id: number, dining_type: DiningType = 1) {
  writeView({ ...readView(), dining_type });
  reserve({ store_id, dining_type, view: readView() }, START);
}

it("useOrderView keeps the reservation time on all pages of the store for which it was chosen", () => {
  reserveAt(HERE);
  expect(enter(HERE).current).toEqual({
    dining_type: DINING_TYPE.delivery,
    ...reservationFields(START),
  });
  expect(enter(HERE).current.reservation_start_time).toBe(START);
});

it.each([1, 0, 4] as const)(
  "useOrderView removes the reservation time at another store, but keeps the dining type %i",
  (dining_type) => {
    reserveAt(HERE, dining_type);
    const expected = { dining_type, ...reservationFields(-1) };
    expect(enter(ELSEWHERE).current).toEqual(expected);
    expect(readView()).toEqual(expected);
    expect(enter(HERE).current).toEqual(expected);
  },
);

it("useOrderView ignores a reservation time if its store is unknown", () => {
  writeView({ ...readView(), ...reservationFields(START) });
  expect(enter(HERE).current.is_reservation).toBe(0);
});

it("useOrderView uses the reservation time of the cart, not the time that was chosen at another store (CA-24)", () => {
  reserveAt(ELSEWHERE);
  const order = makeOrder({
    store_id: HERE,
    is_reservation: 1,
    reservation_start_time: START + 900,
  });
  changeCart((cart) => addItem(cart, order, makeItem()));
  expect(enter(HERE).current.reservation_start_time).toBe(START + 900);
  expect(readView().reservation_start_time).toBe(START);
});

it("reserveInNewCart sets the reservation time for its own store (CA-21)", () => {
  reserveAt(ELSEWHERE);
  reserveInNewCart(
    { store_id: HERE, dining_type: DINING_TYPE.delivery, view: readView() },
    START + 900,
  );
  expect(enter(HERE).current.reservation_start_time).toBe(START + 900);
});

it("while the page of a store is open, useOrderView neither uses nor removes a reservation time that is then chosen at another store", () => {
  const page = enter(ELSEWHERE);
  act(() => reserveAt(HERE));
  expect(page.current.is_reservation).toBe(0);
  expect(readView().reservation_start_time).toBe(START);
});
