import type { OpeningHours } from "@/lib/contracts/stores";
import { formatDate, minuteOfDay, parseDateTime } from "@/lib/time/date-time";

const MINUTE_SECONDS = 60;
const DAY_SECONDS = 86_400;
export const DEADLINE_STEP_SECONDS = 5 * MINUTE_SECONDS;
const DEFAULT_AHEAD_SECONDS = 60 * MINUTE_SECONDS;
const AFTER_OPENING_SECONDS = 30 * MINUTE_SECONDS;
/** The time that the host needs to check out before the store closes. */
const BEFORE_CLOSING_SECONDS = 10 * MINUTE_SECONDS;
/** The guests get at least this time to choose. */
const MIN_AHEAD_SECONDS = 15 * MINUTE_SECONDS;
/** The backend refuses a deadline that is more than 7 days ahead. */
const MAX_DAYS_AHEAD = 7;

type Range = { start: number; end: number };

/**
 * The proposed deadline (GO-21) in epoch seconds, rounded to a multiple of 5 minutes. The first case that applies
 * decides:
 * - The store is open in an hour and closes at least 10 minutes later: the deadline is in an hour.
 * - The store is open now and closes late enough for the guests to choose: the deadline is 10 minutes before it closes.
 * - The next opening is known: the deadline is half an hour after it, but at least 10 minutes before the store closes
 *   again.
 * - No opening is known for the next days: the deadline is in an hour.
 */
export function proposedDeadline(hours: OpeningHours | undefined, now: number): number {
  const inAnHour = roundUp(now + DEFAULT_AHEAD_SECONDS);
  const ranges = rangesFrom(hours ?? [], now);
  const latest = ({ end }: Range) => roundDown(end - BEFORE_CLOSING_SECONDS);
  const isOpen = (range: Range) => range.start <= inAnHour && inAnHour <= latest(range);
  if (ranges.some(isOpen)) return inAnHour;
  const possible = ranges
    .map((range) => {
      const wanted = range.start <= now ? inAnHour : roundUp(range.start + AFTER_OPENING_SECONDS);
      return Math.min(wanted, latest(range));
    })
    .filter((deadline) => deadline >= now + MIN_AHEAD_SECONDS);
  return possible.length > 0 ? Math.min(...possible) : inAnHour;
}

/**
 * The opening ranges that have not ended yet. The ranges of yesterday are included, because they may end after
 * midnight.
 */
function rangesFrom(hours: OpeningHours, now: number): Range[] {
  const days = Array.from({ length: MAX_DAYS_AHEAD + 1 }, (_, at) =>
    formatDate(now + (at - 1) * DAY_SECONDS),
  );
  return joinRanges(
    days.flatMap((day) => hours.filter((one) => one.days.includes(weekday(day))).map(rangeOn(day))),
  ).filter(({ end }) => end > now);
}

/** Joins ranges that touch or overlap, because the store does not close between them. */
function joinRanges(ranges: Range[]): Range[] {
  const all: Range[] = [];
  for (const next of ranges.toSorted((a, b) => a.start - b.start)) {
    const last = all.at(-1);
    if (last && next.start <= last.end) last.end = Math.max(last.end, next.end);
    else all.push({ ...next });
  }
  return all;
}

function rangeOn(day: string) {
  return ({ start, end }: OpeningHours[number]): Range => {
    const midnight = parseDateTime(day);
    const isNextDay = end <= start;
    return {
      start: midnight + minuteOfDay(start) * MINUTE_SECONDS,
      end: midnight + minuteOfDay(end) * MINUTE_SECONDS + (isNextDay ? DAY_SECONDS : 0),
    };
  };
}

/** The day of the week; 0 is Sunday. */
function weekday(day: string): number {
  return new Date(`${day}T00:00Z`).getUTCDay();
}

function roundDown(seconds: number): number {
  return Math.floor(seconds / DEADLINE_STEP_SECONDS) * DEADLINE_STEP_SECONDS;
}

function roundUp(seconds: number): number {
  return Math.ceil(seconds / DEADLINE_STEP_SECONDS) * DEADLINE_STEP_SECONDS;
}
