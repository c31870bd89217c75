import { formatInTimeZone } from "date-fns-tz";
import { TIME_ZONE } from "@/lib/contracts/codes";

/** `2026/11/21 12:30` in Taipei, whatever the reader's own zone; `seconds` is an epoch (SPEC §9). */
export function formatDateTime(seconds: number): string {
  return formatInTimeZone(seconds * 1000, TIME_ZONE, "yyyy/MM/dd HH:mm");
}

/** `12:30` in Taipei. */
export function formatTime(seconds: number): string {
  return formatInTimeZone(seconds * 1000, TIME_ZONE, "HH:mm");
}
