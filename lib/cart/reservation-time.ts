import { formatDay, formatTime } from "@/lib/time/date-time";
import { slotEnd } from "./reservation-fields";

/** The start and end of a slot: `12:00–12:30`. */
export function slotText(start: number): string {
  return `${formatTime(start)}–${formatTime(slotEnd(start))}`;
}

/** The day and the slot: `11/22 週日 12:00–12:30`. */
export function reservationText(start: number, locale: string): string {
  return `${formatDay(start, locale)} ${slotText(start)}`;
}
