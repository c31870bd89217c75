import { act, renderHook } from "@testing-library/react";
import { useReservation } from "@/components/checkout/use-reservation";
import { changeCart, currentCart } from "@/lib/client/cart-store";
import type { OrderVisit } from "@/lib/client/use-visit";
import { readView } from "@/lib/client/view-state";
import { DINING_TYPE } from "@/lib/contracts/codes";
import { makeCart } from "../../factories/cart-lines";
import { makeShownStore } from "../../factories/shown-stores";
import { serveCalls } from "../../setup/serve-calls";

const START = 1_800_000_000;

/** Renders the hook for a pick-up at store 1. The cart contains products for a delivery from the given store. */
function renderReservation(store_id: number) {
  window.localStorage.clear();
  serveCalls({});
  changeCart(() => makeCart({ store_id, dining_type: DINING_TYPE.delivery, minimum_charge: 150 }));
  const view = { ...readView(), dining_type: DINING_TYPE.pickup };
  const visit: OrderVisit = {
    store: makeShownStore({ id: 1, min_charge: 80 }),
    detail: null,
    dining_type: DINING_TYPE.pickup,
    view,
    business_id: 0,
    number: "",
    block: null,
    failure: null,
  };
  return renderHook(() => useReservation(visit)).result;
}

it.each([
  [
    "this store gets the dining type of the page, the minimum for it and the chosen time",
    1,
    { dining_type: DINING_TYPE.pickup, minimum_charge: 80, reservation_start_time: START },
  ],
  [
    "another store does not change",
    2,
    { dining_type: DINING_TYPE.delivery, minimum_charge: 150, reservation_start_time: -1 },
  ],
])("a cart of %s if the customer keeps the cart (CA-46, CA-48)", (_what, store_id, expected) => {
  const reservation = renderReservation(store_id);
  act(() => reservation.current.choose(START));
  expect(reservation.current).toMatchObject({ asksNewOrder: true, isCartHere: store_id === 1 });
  expect(readView().is_reservation).toBe(0);
  act(() => reservation.current.keepCart());
  expect(currentCart()).toMatchObject({ store_id, total_quantity: 1, ...expected });
  expect(readView().reservation_start_time).toBe(START);
  expect(reservation.current.asksNewOrder).toBe(false);
});
