import {
  DINING_TYPE,
  type DiningType,
  SLOT_LEAD_MINUTES,
  SLOT_STEP_MINUTES,
} from "../../../lib/contracts/codes.ts";
import type { ReservationDay } from "../../../lib/contracts/stores.ts";
import { dayStart, dayText, taipeiDay } from "../../shared/taipei-time.ts";
import { dayRanges, type MinuteRange } from "./opening-rules.ts";
import type { StoreRow } from "./store-row.ts";

const LAST_DAY = 6;
const BUSINESS_LAST_DAY = 14;
/** From this hour on, a business reservation for tomorrow is no longer possible (RU-39). */
const BUSINESS_CLOSING_HOUR = 17;

type SlotStore = Pick<StoreRow, "opening_hours" | "reservation" | "has_business_reservation">;

type Services = Pick<StoreRow, "reservation" | "has_business_reservation">;

/**
 * Returns true if the store takes reservations for this dining type. Business reservations have a setting of their own.
 */
export function takesReservations(store: Services, dining_type: DiningType): boolean {
  return dining_type === DINING_TYPE.businessReservation
    ? store.has_business_reservation === 1
    : store.reservation === 1;
}

/**
 * Returns the days and opening ranges for reservations: `reservation_time_list`, or for dining type 4
 * `business_reservation_time_list`.
 */
export function reservationDays(
  store: SlotStore,
  now: number,
  dining_type: DiningType,
): ReservationDay[] {
  return offeredDays(store, now, dining_type)
    .map((day) => ({ day: dayText(day), time: rangesStillOpen(store, day, now).map(rangeText) }))
    .filter((entry) => entry.time.length > 0);
}

/**
 * Returns true if the store offers a slot that starts at this time. An opening range has a slot every 15 minutes from
 * its start. The 15 minutes of each slot must end within the range (CA-35, CA-37). A slot is no longer offered if it
 * starts within the next `SLOT_LEAD_MINUTES`.
 */
export function isOfferedSlot(slot: {
  store: SlotStore;
  dining_type: DiningType;
  start: number;
  now: number;
}): boolean {
  const { store, dining_type, start, now } = slot;
  const day = taipeiDay(start);
  if (start <= now + SLOT_LEAD_MINUTES * 60) return false;
  if (!offeredDays(store, now, dining_type).includes(day)) return false;
  const minute = (start - dayStart(day)) / 60;
  return dayRanges(store.opening_hours, day).some(
    (range) =>
      minute >= range.start &&
      (minute - range.start) % SLOT_STEP_MINUTES === 0 &&
      minute + SLOT_STEP_MINUTES <= range.end,
  );
}

function offeredDays(store: SlotStore, now: number, dining_type: DiningType): number[] {
  if (!takesReservations(store, dining_type)) return [];
  const today = taipeiDay(now);
  if (dining_type !== DINING_TYPE.businessReservation) return days(today, today + LAST_DAY);
  const isTomorrowClosed = now >= dayStart(today) + BUSINESS_CLOSING_HOUR * 3600;
  return days(today + (isTomorrowClosed ? 2 : 1), today + BUSINESS_LAST_DAY);
}

/**
 * Returns the opening ranges of the day that have not ended. Today's range is listed until its end, even after its last
 * slot, because an order for now is still possible.
 */
function rangesStillOpen(store: SlotStore, day: number, now: number): MinuteRange[] {
  return dayRanges(store.opening_hours, day).filter(
    (range) => dayStart(day) + range.end * 60 > now,
  );
}

function days(first: number, last: number): number[] {
  return Array.from({ length: last - first + 1 }, (_, index) => first + index);
}

function rangeText(range: MinuteRange): string {
  return `${minuteText(range.start)}-${minuteText(range.end)}`;
}

function minuteText(minute: number): string {
  return `${twoDigits(Math.floor(minute / 60))}:${twoDigits(minute % 60)}`;
}

function twoDigits(value: number): string {
  return String(value).padStart(2, "0");
}
