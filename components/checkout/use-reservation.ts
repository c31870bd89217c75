import { useEffect, useEffectEvent, useState } from "react";
import { minimumOf } from "@/lib/cart/minimum-rules";
import { reservedStart } from "@/lib/cart/reservation-fields";
import { changeCart, useCart } from "@/lib/client/cart-store";
import { needsNewOrderFor, reserve, reserveInNewCart } from "@/lib/client/reserve";
import { askServerTime } from "@/lib/client/server-time";
import type { OrderVisit } from "@/lib/client/use-visit";
import { IMMEDIATE } from "@/lib/contracts/codes";

/**
 * The state of the reservation: the reserved time of this visit, a reserved time that the store no longer offers, and
 * whether the customer must agree to a new order before a chosen time is stored.
 */
export function useReservation(visit: OrderVisit) {
  const { store, dining_type, view } = visit;
  const { cart } = useCart();
  const place = { store_id: store.id, dining_type, view };
  const [pending, setPending] = useState<number | null>(null);
  const [unavailable, setUnavailable] = useState<number | null>(null);
  const start = reservedStart(view);
  useOfferedOnly(visit, (gone) => {
    reserve(place, IMMEDIATE);
    setUnavailable(gone);
  });
  return {
    start,
    /** The reserved time that the store no longer offers. It is shown until the customer chooses another time. */
    unavailable: start === null ? unavailable : null,
    asksNewOrder: pending !== null,
    keepOrder: () => setPending(null),
    choose(chosen: number) {
      setUnavailable(null);
      if (needsNewOrderFor(place)) setPending(chosen);
      else reserve(place, chosen);
    },
    isCartHere: cart.store_id === store.id,
    /**
     * Stores the chosen time in the view state and keeps the products of the cart. If the cart belongs to this store,
     * its dining type, minimum and time change too (CA-46). The cart of another store stays unchanged (CA-48).
     */
    keepCart() {
      if (pending !== null) {
        const minimum_charge = minimumOf(store, dining_type);
        changeCart((cart) =>
          cart.store_id === store.id ? { ...cart, dining_type, minimum_charge } : cart,
        );
        reserve(place, pending);
      }
      setPending(null);
    },
    startNewOrder() {
      if (pending !== null) reserveInNewCart(place, pending);
      setPending(null);
    },
  };
}

/** Calls `onGone` if this store does not offer the reserved time of the view state. */
function useOfferedOnly(
  { detail, dining_type, view }: OrderVisit,
  onGone: (start: number) => void,
) {
  const start = reservedStart(view);
  const giveUp = useEffectEvent(onGone);
  useEffect(() => {
    if (start === null || detail === null) return;
    const controller = new AbortController();
    void Promise.all([
      askServerTime({ signal: controller.signal }),
      // Few visits have a reserved time, so the rules for times are loaded only here.
      import("@/lib/cart/reservation-slots").catch(() => null),
    ]).then(([answer, rules]) => {
      if (!answer.ok || !rules) return;
      const now = answer.data.timestamp;
      const days = rules.daysOf(detail, dining_type);
      const offered = rules.slotDays({ days, now, dining_type, isResting: false });
      if (!rules.isSlotOffered(offered, start)) giveUp(start);
    });
    return () => controller.abort();
  }, [start, detail, dining_type]);
}
