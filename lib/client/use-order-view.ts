import { useEffect, useEffectEvent, useSyncExternalStore } from "react";
import { reservationFields, reservedStart } from "@/lib/cart/reservation-fields";
import type { ViewState } from "@/lib/contracts/carts";
import { IMMEDIATE } from "@/lib/contracts/codes";
import { useCart } from "./cart-store";
import { readSession, writeSession } from "./storage";
import { useView, withReservation, writeView } from "./view-state";

/**
 * The dining type and time to use at a store. If the cart contains items of this store, the dining type and time of the
 * cart are used. Otherwise the view state of the visitor is used. If its time was not chosen at this store in this tab,
 * the order is for now.
 */
export function useOrderView(store_id: number): ViewState {
  const view = useView();
  const { cart, ready } = useCart();
  const reservedAt = useSyncExternalStore(watchNothing, readReservedAt, () => null);
  const start = reservedStart(view);
  const isCartHere = cart.store_id === store_id && cart.items.length > 0;
  const isFromElsewhere = !isCartHere && start !== null && reservedAt !== store_id;
  const forNow = withReservation(view, IMMEDIATE);

  const enter = useEffectEvent(() => {
    if (isFromElsewhere) writeView(forNow);
  });
  // The time of the view state is reset only when the page opens, because a later choice in another tab must stay.
  useEffect(() => {
    if (ready) enter();
  }, [ready]);

  if (isCartHere) {
    return {
      dining_type: cart.dining_type,
      ...reservationFields(reservedStart(cart) ?? IMMEDIATE),
    };
  }
  return isFromElsewhere ? forNow : view;
}

// No subscription is needed: a new choice in this tab also changes the view state, so the component renders again
// anyway.
const watchNothing = () => () => undefined;

const KEY = "reservedAt";

/**
 * Stores the id of the store for which the time was chosen. The id is stored separately, because the view state may
 * only have the fields of EN-07.
 */
export function keepReservedAt(store_id: number): void {
  writeSession(KEY, String(store_id));
}

/** The id of the store for which the time of the view state was chosen in this tab, or null if unknown. */
function readReservedAt(): number | null {
  return Number(readSession(KEY)) || null;
}
