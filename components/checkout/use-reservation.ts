import { useEffect, useEffectEvent, useState } from "react";
import { reservedStart } from "@/lib/cart/reservation-fields";
import { changeCart, useCart } from "@/lib/client/cart-store";
import { needsNewOrderFor, reserve, reserveInNewCart } from "@/lib/client/reserve";
import { askServerTime } from "@/lib/client/server-time";
import type { OrderVisit } from "@/lib/client/use-visit";
import { IMMEDIATE } from "@/lib/contracts/codes";

/** The reserved time of this visit, a time that is no longer offered, and the question about a new order. */
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
    /** The time that is no longer offered. It is shown until another one is chosen. */
    unavailable: start === null ? unavailable : null,
    asksNewOrder: pending !== null,
    keepOrder: () => setPending(null),
    choose(chosen: number) {
      setUnavailable(null);
      if (needsNewOrderFor(place)) setPending(chosen);
      else reserve(place, chosen);
    },
    isCartHere: cart.store_id === store.id,
    /** A cart of this store takes the dining type and the time. Another cart stays as it is (CA-48). */
    keepCart() {
      if (pending !== null) {
        changeCart((cart) => (cart.store_id === store.id ? { ...cart, dining_type } : cart));
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

/** Drops a stored time that this store does not offer. */
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
      // Few visits have a time, so its rules are loaded on demand.
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
