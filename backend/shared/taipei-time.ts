/** Taiwan has no daylight saving time: UTC+8 the whole year, so plain arithmetic is exact. */
const OFFSET_SECONDS = 8 * 3600;
const DAY_SECONDS = 86_400;
/** 1970-01-01, day 0, was a Thursday. */
const WEEKDAY_OF_DAY_0 = 4;

/** The day in Taipei that holds this moment, counted from 1970-01-01. */
export function taipeiDay(now: number): number {
  return Math.floor((now + OFFSET_SECONDS) / DAY_SECONDS);
}

/** Epoch seconds of 00:00 in Taipei on that day. */
export function dayStart(day: number): number {
  return day * DAY_SECONDS - OFFSET_SECONDS;
}

/** 0 is Sunday. */
export function weekday(day: number): number {
  return (day + WEEKDAY_OF_DAY_0) % 7;
}

/** `YYYY-MM-DD`. */
export function dayText(day: number): string {
  return clockText(dayStart(day), "YYYY-MM-DD");
}

/** Taipei time written by a pattern of YYYY, MM, DD, HH, mm and ss; anything else stays as it is. */
export function clockText(now: number, pattern: string): string {
  const iso = new Date((now + OFFSET_SECONDS) * 1000).toISOString();
  const parts: Record<string, string> = {
    YYYY: iso.slice(0, 4),
    MM: iso.slice(5, 7),
    DD: iso.slice(8, 10),
    HH: iso.slice(11, 13),
    mm: iso.slice(14, 16),
    ss: iso.slice(17, 19),
  };
  return pattern.replace(/YYYY|MM|DD|HH|mm|ss/g, (token) => parts[token] ?? token);
}
