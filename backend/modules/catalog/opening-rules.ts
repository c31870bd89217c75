import { inArray, type SQL, sql } from "drizzle-orm";
import { OPEN_STATUS } from "../../../lib/contracts/codes.ts";
import type { OpeningHours } from "../../../lib/contracts/stores.ts";
import { store_places } from "../../db/schema/place-tables.ts";
import { clockText, dayStart, taipeiDay, weekday } from "../../shared/taipei-time.ts";
import type { StoreRow } from "./store-row.ts";

/**
 * A time range that includes `start` and excludes `end`. The unit is minutes after midnight, unless a function names
 * another unit.
 */
export type MinuteRange = { start: number; end: number };

const DAY_MINUTES = 24 * 60;
const SECONDS_OF_DAY = DAY_MINUTES * 60;

/** Returns the opening ranges of one calendar day. A range that continues past midnight is divided at midnight. */
export function dayRanges(hours: OpeningHours, day: number): MinuteRange[] {
  const tonight = rangesStartingOn(hours, weekday(day));
  const lastNight = rangesStartingOn(hours, weekday(day - 1));
  return [
    ...lastNight.map((range) => ({ start: 0, end: range.end - DAY_MINUTES })),
    ...tonight.map((range) => ({ start: range.start, end: Math.min(range.end, DAY_MINUTES) })),
  ]
    .filter((range) => range.end > range.start)
    .sort((a, b) => a.start - b.start);
}

export function isWithinHours(hours: OpeningHours, now: number): boolean {
  const day = taipeiDay(now);
  const minute = (now - dayStart(day)) / 60;
  return dayRanges(hours, day).some((range) => minute >= range.start && minute < range.end);
}

type OpeningStore = Pick<StoreRow, "opening_hours" | "is_paused" | "capacity">;
export type OpenStatus = (typeof OPEN_STATUS)[keyof typeof OPEN_STATUS];

/** `open_orders` is the number of orders on which the store is working. */
export function openStatus(store: OpeningStore, now: number, open_orders: number): OpenStatus {
  if (store.is_paused || !isWithinHours(store.opening_hours, now)) return OPEN_STATUS.resting;
  return open_orders >= store.capacity ? OPEN_STATUS.busy : OPEN_STATUS.open;
}

/**
 * Returns the SQL expression by which a list sorts open stores first, then busy stores, then resting stores, as
 * `byOpenStatus` does. `busy_ids` are the stores whose orders fill their capacity.
 */
export function openRankColumn(now: number, busy_ids: number[]): SQL<number> {
  const { is_paused, open_times, capacity, store_id } = store_places;
  // The number of opening and closing times from the start of the week until now is odd during the opening hours.
  const passed = sql`width_bucket(${minuteOfWeek(now)}::smallint, ${open_times})`;
  const isBusy = sql`${capacity} <= 0 or ${inArray(store_id, busy_ids)}`;
  return sql<number>`case when ${is_paused} or ${passed} % 2 = 0 then ${OPEN_STATUS_RANK[OPEN_STATUS.resting]}::smallint
    when ${isBusy} then ${OPEN_STATUS_RANK[OPEN_STATUS.busy]} else ${OPEN_STATUS_RANK[OPEN_STATUS.open]} end`;
}

/** Returns the minutes since Sunday 00:00 in Taipei. */
function minuteOfWeek(now: number): number {
  const day = taipeiDay(now);
  return weekday(day) * DAY_MINUTES + Math.floor((now - dayStart(day)) / 60);
}

/**
 * The number of days that are searched for the next opening. Opening hours repeat every seven days. The eighth day is
 * needed for a store that opens only on today's weekday and has already closed today.
 */
const DAYS_AHEAD = 8;
const WEEKDAYS = "日一二三四五六";

/**
 * Returns a text that says when the store closes or opens next. An open store has a text such as 營業到 21:30. A closed
 * store has 11:00 開, 明天 11:00 開 or 週三 11:00 開. A store that does not close in the next six days has 24 小時營業. A paused
 * store has an empty text, because its merchant decides when it opens again. A store that never opens has an empty text
 * too.
 */
export function hoursText(
  store: Pick<StoreRow, "opening_hours" | "is_paused">,
  now: number,
): string {
  if (store.is_paused) return "";
  const range = rangesFrom(store.opening_hours, taipeiDay(now)).find(({ end }) => end > now);
  if (!range) return "";
  const { start, end } = range;
  if (start > now) return `${momentText(start, now)} 開`;
  if (end - now > (DAYS_AHEAD - 2) * SECONDS_OF_DAY) return "24 小時營業";
  return `營業到 ${end - now < SECONDS_OF_DAY ? clockText(end, "HH:mm") : momentText(end, now)}`;
}

/**
 * Returns the opening ranges of `DAYS_AHEAD` days from the day `first` on, in epoch seconds. Ranges that meet or
 * overlap become one range.
 */
function rangesFrom(hours: OpeningHours, first: number): MinuteRange[] {
  const joined: MinuteRange[] = [];
  for (let day = first; day < first + DAYS_AHEAD; day += 1) {
    for (const range of dayRanges(hours, day)) {
      const start = dayStart(day) + range.start * 60;
      const end = dayStart(day) + range.end * 60;
      const last = joined.at(-1);
      if (last && start <= last.end) last.end = Math.max(last.end, end);
      else joined.push({ start, end });
    }
  }
  return joined;
}

function momentText(time: number, now: number): string {
  const day = taipeiDay(time);
  const days = day - taipeiDay(now);
  const clock = clockText(time, "HH:mm");
  if (days === 0) return clock;
  return `${days === 1 ? "明天" : `週${WEEKDAYS[weekday(day)]}`} ${clock}`;
}

const OPEN_STATUS_RANK: Record<OpenStatus, number> = {
  [OPEN_STATUS.open]: 0,
  [OPEN_STATUS.busy]: 1,
  [OPEN_STATUS.resting]: 2,
};

/** Sorts open stores first, then busy stores, then resting stores. */
export function byOpenStatus(
  a: { open_status: OpenStatus },
  b: { open_status: OpenStatus },
): number {
  return OPEN_STATUS_RANK[a.open_status] - OPEN_STATUS_RANK[b.open_status];
}

function rangesStartingOn(hours: OpeningHours, day_of_week: number): MinuteRange[] {
  return hours
    .filter((range) => range.days.includes(day_of_week))
    .map((range) => {
      const start = minuteOf(range.start);
      const end = minuteOf(range.end);
      return { start, end: end > start ? end : end + DAY_MINUTES };
    });
}

function minuteOf(clock: string): number {
  return Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3, 5));
}
