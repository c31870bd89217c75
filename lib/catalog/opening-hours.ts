import type { OpeningHours } from "@/lib/contracts/stores";

/** Clock times such as `11:00`. `end` is at most `24:00`. If `end` is not later than `start`, it is on the next day. */
type ClockRange = { start: string; end: string };
/** The days of a week from Monday to Sunday. 0 is Sunday. */
const WEEK = [1, 2, 3, 4, 5, 6, 0] as const;
export type Weekday = (typeof WEEK)[number];
/** Days with the same hours. A day without ranges is closed. */
export type OpenDays = { days: Weekday[]; ranges: ClockRange[] };

/** The opening hours of a week from Monday on. Days with the same hours are grouped. */
export function openDays(hours: OpeningHours): OpenDays[] {
  const groups = Map.groupBy(WEEK, (day) => JSON.stringify(rangesOf(hours, day)));
  return [...groups].map(([ranges, days]) => ({ days, ranges: JSON.parse(ranges) }));
}

/** True if the range covers a whole day. */
export function isAllDay({ start, end }: ClockRange): boolean {
  return start === "00:00" && (end === "24:00" || end === "00:00");
}

export function isNextDay({ start, end }: ClockRange): boolean {
  return end <= start;
}

/** Consecutive days as pairs of the first and the last: Monday, Tuesday and Thursday are `[[1, 2], [4, 4]]`. */
export function dayRuns(days: Weekday[]): [first: Weekday, last: Weekday][] {
  const runs: [Weekday, Weekday][] = [];
  for (const day of days) {
    const run = runs.at(-1);
    if (run && WEEK.indexOf(run[1]) + 1 === WEEK.indexOf(day)) run[1] = day;
    else runs.push([day, day]);
  }
  return runs;
}

function rangesOf(hours: OpeningHours, day: Weekday): ClockRange[] {
  return hours
    .filter(({ days }) => days.includes(day))
    .map(({ start, end }) => ({ start, end }))
    .sort((a, b) => a.start.localeCompare(b.start));
}
