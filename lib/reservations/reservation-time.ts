import type { Cart, ViewState } from "@/lib/contracts/carts";
import { IMMEDIATE, RESERVATION_WINDOW_MINUTES } from "@/lib/contracts/codes";
import { formatDay, formatTime } from "@/lib/format/date-time";

type ReservationFields = Omit<ViewState, "dining_type">;

/** SPEC §4: a time is a reservation of half an hour, `IMMEDIATE` is none. */
export function reservationFields(start: number): ReservationFields {
  if (start === IMMEDIATE) {
    return { is_reservation: 0, reservation_start_time: start, reservation_end_time: IMMEDIATE };
  }
  const reservation_end_time = windowEnd(start);
  return { is_reservation: 1, reservation_start_time: start, reservation_end_time };
}

/** The time that was chosen, or null for now. */
export function reservedStart({
  is_reservation,
  reservation_start_time: start,
}: Pick<Cart, "is_reservation" | "reservation_start_time">): number | null {
  return is_reservation === 1 && start !== IMMEDIATE ? start : null;
}

/** `12:00–12:30`. */
export function windowText(start: number): string {
  return `${formatTime(start)}–${formatTime(windowEnd(start))}`;
}

/** `11/22 週日 12:00–12:30`. */
export function reservationText(start: number): string {
  return `${formatDay(start)} ${windowText(start)}`;
}

function windowEnd(start: number): number {
  return start + RESERVATION_WINDOW_MINUTES * 60;
}
