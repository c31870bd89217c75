import { OPEN_STATUS } from "../../../lib/contracts/codes.ts";
import type { OpeningHours } from "../../db/schema/store-tables.ts";
import { dayStart, taipeiDay, weekday } from "../../shared/taipei-time.ts";
import type { StoreRow } from "./store-row.ts";

/** Minutes after midnight, `end` excluded. */
export type MinuteRange = { start: number; end: number };

const DAY_MINUTES = 24 * 60;

/** The open ranges within one calendar day. A range past midnight is split between both days. */
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

/** `open_orders`: the number of orders that the store is working on. */
export function openStatus(store: OpeningStore, now: number, open_orders: number): OpenStatus {
  if (store.is_paused || !isWithinHours(store.opening_hours, now)) return OPEN_STATUS.resting;
  return open_orders >= store.capacity ? OPEN_STATUS.busy : OPEN_STATUS.open;
}

const OPEN_STATUS_RANK: Record<OpenStatus, number> = {
  [OPEN_STATUS.open]: 0,
  [OPEN_STATUS.busy]: 1,
  [OPEN_STATUS.resting]: 2,
};

/** Open stores come before busy and closed ones. */
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
