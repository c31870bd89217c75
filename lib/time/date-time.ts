import { LOCALE, TIME_ZONE } from "@/lib/contracts/codes";

const TAIPEI_SECONDS = 8 * 60 * 60;

/** `2026/11/21 12:30` in Taipei, whatever the reader's own zone; `seconds` is an epoch (GN-03). */
export function formatDateTime(seconds: number): string {
  return taipei(seconds).slice(0, 16).replace("T", " ").replaceAll("-", "/");
}

/** `12:30` in Taipei. */
export function formatTime(seconds: number): string {
  return taipei(seconds).slice(11, 16);
}

/** `2026-11-21` in Taipei, as the wire writes a day. */
export function formatDate(seconds: number): string {
  return taipei(seconds).slice(0, 10);
}

/** `11/22 週日` in Taipei. */
export function formatDay(seconds: number): string {
  const weekday = new Intl.DateTimeFormat(LOCALE, { timeZone: TIME_ZONE, weekday: "short" });
  const [, month = 0, day = 0] = formatDate(seconds).split("-").map(Number);
  return `${month}/${day} ${weekday.format(seconds * 1000)}`;
}

// Taiwan keeps one offset all year: a time zone library in the browser would be weight for nothing.
function taipei(seconds: number): string {
  return new Date((seconds + TAIPEI_SECONDS) * 1000).toISOString();
}
