import { SLOT_STEP_MINUTES } from "@/lib/contracts/codes";
import type { Order } from "@/lib/contracts/orders";

type Slots = Pick<Order, "dining_type" | "reservation_time_list"> & {
  store: Pick<Order["store"], "id" | "open_status">;
};

/** CK-13: the input of the time dialog at the checkout. The days come from the quote and not from the store. */
export function orderSlots({ store, dining_type, reservation_time_list: days }: Slots) {
  const { open_status } = store;
  return {
    store: { id: store.id },
    dining_type,
    detail: { open_status, reservation_time_list: days, business_reservation_time_list: days },
  };
}

/** The start of the next slot, which is proposed if the slot that starts at `gone` is no longer available. */
export function slotAfter(gone: number): number {
  return gone + SLOT_STEP_MINUTES * 60;
}
