import { SLOT_STEP_MINUTES } from "@/lib/contracts/codes";
import type { Order } from "@/lib/contracts/orders";

type Slots = Pick<Order, "dining_type" | "reservation_time_list"> & {
  store: Pick<Order["store"], "id" | "open_status">;
};

/** CK-13: where the days of an order come from, which is its own list and no longer the store's. */
export function orderSlots({ store, dining_type, reservation_time_list: days }: Slots) {
  const { open_status } = store;
  return {
    store: { id: store.id },
    dining_type,
    detail: { open_status, reservation_time_list: days, business_reservation_time_list: days },
  };
}

/** What the choice of a new time begins with: the next one after the one that is gone. */
export function slotAfter(gone: number): number {
  return gone + SLOT_STEP_MINUTES * 60;
}
