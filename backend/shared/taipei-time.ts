import { addDays } from "date-fns/addDays";
import { addMonths } from "date-fns/addMonths";
import { secondsInDay } from "date-fns/constants";
import { differenceInCalendarDays } from "date-fns/differenceInCalendarDays";
import { differenceInCalendarMonths } from "date-fns/differenceInCalendarMonths";
import { getDay } from "date-fns/getDay";
import { lightFormat } from "date-fns/lightFormat";
import { startOfMonth } from "date-fns/startOfMonth";
// getTimezoneOffset is imported by its file path, because the index of date-fns-tz loads about 300 files of date-fns.
import { getTimezoneOffset } from "date-fns-tz/getTimezoneOffset";
import { TIME_ZONE } from "../../lib/contracts/codes.ts";

// In this file a time is in epoch seconds, and a day is the number of days since 1970-01-01.

/**
 * The offset of Taipei from UTC. It has not changed since 1979, so it is computed only once. A call of the library for
 * each store of a list would take 10 µs a store.
 */
const OFFSET_SECONDS = getTimezoneOffset(TIME_ZONE) / 1000;
const DAY_0 = new Date(1970, 0, 1);

/** The day in Taipei that contains this time. */
export function taipeiDay(now: number): number {
  return Math.floor((now + OFFSET_SECONDS) / secondsInDay);
}

/** Epoch seconds of 00:00 in Taipei on that day. */
export function dayStart(day: number): number {
  return day * secondsInDay - OFFSET_SECONDS;
}

/** The day of the week; 0 is Sunday. */
export function weekday(day: number): number {
  return getDay(dateOf(day));
}

/** The date of a day as `YYYY-MM-DD`. */
export function dayText(day: number): string {
  return lightFormat(dateOf(day), "yyyy-MM-dd");
}

/** The first day of the month that contains this day. */
export function firstOfMonth(day: number): number {
  return dayOf(startOfMonth(dateOf(day)));
}

/** The same day of the month, `months` months later. If that month is too short, its last day. */
export function monthsLater(day: number, months: number): number {
  return dayOf(addMonths(dateOf(day), months));
}

/**
 * The number of calendar months between two days, without regard to the day of the month. From January 31 to February 1
 * it is 1.
 */
export function monthsBetween(from: number, to: number): number {
  return differenceInCalendarMonths(dateOf(to), dateOf(from));
}

/**
 * The parts of a pattern that `clockText` replaces: some date and time tokens of date-fns, and text in single quotes.
 * YYYY means the same as yyyy, and DD the same as dd.
 */
const TOKENS = /'[^']*'|yyyy|YYYY|yy|MM|M|dd|DD|d|HH|H|mm|m|ss|s/g;

/** True if the pattern has no letter from A to Z and no single quote outside its tokens and quoted texts. */
export function isClockPattern(pattern: string): boolean {
  return !/[a-z']/i.test(pattern.replace(TOKENS, ""));
}

/** Formats a time in Taipei with a pattern of TOKENS. Other characters of the pattern stay unchanged. */
export function clockText(now: number, pattern: string): string {
  // `formatInTimeZone` of date-fns-tz is not used. In a process with New York's time zone it writes 03:30 instead of
  // 02:30 for 2026-03-08, because New York skips that hour.
  const iso = new Date((now + OFFSET_SECONDS) * 1000).toISOString();
  const parts: Record<string, string> = {
    yyyy: iso.slice(0, 4),
    MM: iso.slice(5, 7),
    dd: iso.slice(8, 10),
    HH: iso.slice(11, 13),
    mm: iso.slice(14, 16),
    ss: iso.slice(17, 19),
  };
  return pattern.replace(TOKENS, (token) => {
    if (token.startsWith("'")) return token === "''" ? "'" : token.slice(1, -1);
    const name = token.replace("YYYY", "yyyy").replace("DD", "dd");
    if (name === "yy") return iso.slice(2, 4);
    return parts[name] ?? String(Number(parts[name + name]));
  });
}

/**
 * The day as a `Date` in the time zone of the process, because date-fns calculates in this time zone. Only the day of
 * the result is used. Its hour is not always 0, because daylight saving time can skip midnight.
 */
function dateOf(day: number): Date {
  return addDays(DAY_0, day);
}

function dayOf(date: Date): number {
  return differenceInCalendarDays(date, DAY_0);
}
