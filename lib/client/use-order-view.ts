import { useEffect, useEffectEvent, useSyncExternalStore } from "react";
import { reservationFields, reservedStart } from "@/lib/cart/reservation-fields";
import type { ViewState } from "@/lib/contracts/carts";
import { IMMEDIATE } from "@/lib/contracts/codes";
import { useCart } from "./cart-store";
import { readReservedAt } from "./reserved-at";
import { useView, withReservation, writeView } from "./view-state";

/**
 * A cart already begun at this store keeps its own dining type and time; else the visitor's view counts, but for a
 * time that was chosen at another store.
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
  // On entering only, because a later choice in another tab must stay.
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

// A choice in this tab changes the view.
const watchNothing = () => () => undefined;
