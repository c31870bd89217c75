import type { Cart, ViewState } from "@/lib/contracts/carts";
import { IMMEDIATE, RESERVATION_WINDOW_MINUTES } from "@/lib/contracts/codes";

type ReservationFields = Omit<ViewState, "dining_type">;

/** The largest valid time in epoch seconds: the end of the century. */
export const TIME_MAX = 4_102_444_800;

/**
 * The reservation fields for a start time. The slot of a reservation lasts half an hour. `IMMEDIATE` means no
 * reservation (CA-33, CA-34).
 */
export function reservationFields(start: number): ReservationFields {
  if (start === IMMEDIATE) {
    return { is_reservation: 0, reservation_start_time: start, reservation_end_time: IMMEDIATE };
  }
  const reservation_end_time = slotEnd(start);
  return { is_reservation: 1, reservation_start_time: start, reservation_end_time };
}

/** The start of the reservation in epoch seconds, or null for an order for now. */
export function reservedStart({
  is_reservation,
  reservation_start_time: start,
}: Pick<Cart, "is_reservation" | "reservation_start_time">): number | null {
  return is_reservation === 1 && start !== IMMEDIATE ? start : null;
}

export function slotEnd(start: number): number {
  return start + RESERVATION_WINDOW_MINUTES * 60;
}
