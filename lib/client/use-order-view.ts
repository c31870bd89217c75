import { useEffect, useEffectEvent, useSyncExternalStore } from "react";
import { reservationFields, reservedStart } from "@/lib/cart/reservation-fields";
import type { ViewState } from "@/lib/contracts/carts";
import { IMMEDIATE } from "@/lib/contracts/codes";
import { useCart } from "./cart-store";
import { readSession, writeSession } from "./storage";
import { useView, withReservation, writeView } from "./view-state";

/**
 * The dining type and time at a store. A cart of this store keeps its own. Otherwise the visitor's view is used,
 * without a time that was chosen at another store.
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
  // Only on entry, because a later choice in another tab must stay.
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

// No subscription is needed: a choice in this tab also changes the view, which renders again.
const watchNothing = () => () => undefined;

const KEY = "reservedAt";

/** A time is chosen for a store. The view has only the fields of EN-07, so the store is kept separately. */
export function keepReservedAt(store_id: number): void {
  writeSession(KEY, String(store_id));
}

/** The store for which the view's time was chosen in this tab; null if unknown. */
function readReservedAt(): number | null {
  return Number(readSession(KEY)) || null;
}
