import { getTimezoneOffset } from "date-fns-tz/getTimezoneOffset";
import { TIME_ZONE } from "@/lib/contracts/codes";
import { DEFAULT_LOCALE } from "@/lib/routing/routes";

// All times are epoch seconds. The time zone of the browser or server does not matter: all texts show Taipei time
// (GN-03).

/** Formats a time in Taipei: `2026/11/21 12:30`, or in English `Nov 21, 2026, 12:30` (LN-06). */
export function formatDateTime(seconds: number, locale: string): string {
  if (locale !== DEFAULT_LOCALE) return inWords(seconds, locale, DATE_TIME);
  return taipeiIso(seconds).slice(0, 16).replace("T", " ").replaceAll("-", "/");
}

/** Formats a time in Taipei with seconds, for records: `2026/11/21 12:30:05`. */
export function formatDateTimeSeconds(seconds: number, locale: string): string {
  if (locale !== DEFAULT_LOCALE) {
    return inWords(seconds, locale, { ...DATE_TIME, timeStyle: "medium" });
  }
  return taipeiIso(seconds).slice(0, 19).replace("T", " ").replaceAll("-", "/");
}

/** Formats the time of day in Taipei: `12:30`. */
export function formatTime(seconds: number): string {
  return taipeiIso(seconds).slice(11, 16);
}

/** Formats the day in Taipei as in the contract: `2026-11-21`. */
export function formatDate(seconds: number): string {
  return taipeiIso(seconds).slice(0, 10);
}

/** Formats the day in Taipei: `11/22 週日`, or in English `Sun, Nov 22` (LN-06). */
export function formatDay(seconds: number, locale: string): string {
  if (locale !== DEFAULT_LOCALE) return inWords(seconds, locale, DAY);
  const [, month = 0, day = 0] = formatDate(seconds).split("-").map(Number);
  return `${month}/${day} ${inWords(seconds, locale, { weekday: "short" })}`;
}

/** Formats the date in Taipei: `2026/11/21`, or in English `Nov 21, 2026` (LN-06). */
export function formatFullDate(seconds: number, locale: string): string {
  if (locale !== DEFAULT_LOCALE) return inWords(seconds, locale, { dateStyle: "medium" });
  return formatDate(seconds).replaceAll("-", "/");
}

/**
 * Formats a day or time that the backend sent as text, such as `2026-11-21 12:30` or `2026/11/21`. Any other text is
 * returned unchanged.
 */
export function formatDateText(text: string, locale: string): string {
  const seconds = /^\d{4}([-/])\d\d\1\d\d( \d\d:\d\d(:\d\d)?)?$/.test(text)
    ? parseDateTime(text.replaceAll("/", "-"))
    : Number.NaN;
  if (Number.isNaN(seconds)) return text;
  return text.includes(" ") ? formatDateTime(seconds, locale) : formatFullDate(seconds, locale);
}

/** Formats the time of day, with the day if it is not today: `12:30` or `11/22 週日 12:30`. */
export function formatMoment(seconds: number, now: number, locale: string): string {
  const isToday = formatDate(seconds) === formatDate(now);
  return isToday ? formatTime(seconds) : `${formatDay(seconds, locale)} ${formatTime(seconds)}`;
}

const DAY = { weekday: "short", month: "short", day: "numeric" } as const;
/** English times use the 24-hour clock too, as slots and opening hours do. */
const DATE_TIME = { dateStyle: "medium", timeStyle: "short", hourCycle: "h23" } as const;

function inWords(seconds: number, locale: string, parts: Intl.DateTimeFormatOptions): string {
  const format = new Intl.DateTimeFormat(locale, { ...parts, timeZone: TIME_ZONE });
  return format.format(seconds * 1000);
}

/**
 * Converts a day with or without a time from Taipei time to epoch seconds: `2026-11-21 12:30`, `2026-11-21 12:30:05`,
 * or `2026-11-21` for midnight. Returns NaN for a text that is not a time.
 */
export function parseDateTime(text: string): number {
  const [day = "", time = "00:00"] = text.split(" ");
  const utc = Date.parse(`${day}T${time}Z`);
  return (utc - getTimezoneOffset(TIME_ZONE, utc)) / 1000;
}

/** The minutes from midnight to a clock time such as `12:30`. */
export function minuteOfDay(clock: string): number {
  const [hours = 0, minutes = 0] = clock.split(":").map(Number);
  return hours * 60 + minutes;
}

/**
 * The date and time in Taipei in ISO form. `toZonedTime` is not used, because it creates a date with Taipei's hour in
 * the time zone of the browser. Some hours do not exist there (02:30 on 2026-03-08 in New York), and the result would
 * then be another hour.
 */
function taipeiIso(seconds: number): string {
  const utc = seconds * 1000;
  return new Date(utc + getTimezoneOffset(TIME_ZONE, utc)).toISOString();
}
