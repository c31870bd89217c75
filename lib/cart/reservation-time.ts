import { formatDay, formatTime } from "@/lib/time/date-time";
import { windowEnd } from "./reservation-fields";

/** `12:00–12:30`. */
export function windowText(start: number): string {
  return `${formatTime(start)}–${formatTime(windowEnd(start))}`;
}

/** `11/22 週日 12:00–12:30`. */
export function reservationText(start: number): string {
  return `${formatDay(start)} ${windowText(start)}`;
}
