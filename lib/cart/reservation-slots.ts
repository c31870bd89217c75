import {
  DINING_TYPE,
  type DiningType,
  IMMEDIATE,
  SLOT_LEAD_MINUTES,
  SLOT_STEP_MINUTES,
} from "@/lib/contracts/codes";
import type { ReservationDay } from "@/lib/contracts/stores";
import { formatDate, minuteOfDay, parseDateTime } from "@/lib/time/date-time";

/**
 * A day of the time dialog. `hasImmediate` is true if the day offers an order for now. `starts` are the starts of its
 * slots in epoch seconds.
 */
export type SlotDay = { day: string; hasImmediate: boolean; starts: number[] };

type OfferedDays = {
  days: ReservationDay[];
  /** The time of the server in epoch seconds. The clock of the browser is not used, because it may be wrong. */
  now: number;
  dining_type: DiningType;
  /** True if the store is closed now, so an order for now is not possible. */
  isResting: boolean;
};

/**
 * The days with slots that start more than 60 minutes from now. Today may also offer "now". A day that offers neither a
 * slot nor "now" is left out (CA-36, CA-38).
 */
export function slotDays({ days, now, dining_type, isResting }: OfferedDays): SlotDay[] {
  const today = formatDate(now);
  const isForNow = dining_type !== DINING_TYPE.businessReservation && !isResting;
  return days
    .map(({ day, time }) => ({
      day,
      hasImmediate: isForNow && day === today,
      starts: distinct(time.flatMap((range) => rangeStarts(day, range))).filter(
        (start) => start > now + SLOT_LEAD_MINUTES * 60,
      ),
    }))
    .filter(({ hasImmediate, starts }) => hasImmediate || starts.length > 0);
}

/** The start times that the time dialog offers for a day. `IMMEDIATE` comes first if it is possible. */
export function slotsOf(days: SlotDay[], date: string): number[] {
  const { hasImmediate = false, starts = [] } = days.find(({ day }) => day === date) ?? {};
  return hasImmediate ? [IMMEDIATE, ...starts] : starts;
}

/**
 * The initial choice of the dialog: the time that was chosen before (a slot or `IMMEDIATE`) if it is still offered, or
 * else the first time of the first day. Without days, the day is "" and the start is `IMMEDIATE`.
 */
export function chosenSlot(days: SlotDay[], before: number): { day: string; start: number } {
  const dayWithSlot = days.find(({ day }) => slotsOf(days, day).includes(before));
  const day = (dayWithSlot ?? days[0])?.day ?? "";
  return { day, start: dayWithSlot ? before : (slotsOf(days, day)[0] ?? IMMEDIATE) };
}

export function isSlotOffered(days: SlotDay[], start: number): boolean {
  return days.some(({ starts }) => starts.includes(start));
}

type DayLists = {
  reservation_time_list: ReservationDay[];
  business_reservation_time_list: ReservationDay[];
};

/** The store's reservation days for the dining type (CA-39). */
export function daysOf(store: DayLists, dining_type: DiningType): ReservationDay[] {
  return dining_type === DINING_TYPE.businessReservation
    ? store.business_reservation_time_list
    : store.reservation_time_list;
}

/**
 * The start times in a range such as `11:00-14:00`, one for each whole step of `SLOT_STEP_MINUTES`. The end of the
 * range is not a start time (CA-35, CA-37).
 */
function rangeStarts(day: string, range: string): number[] {
  const [first = 0, end = 0] = range.split("-").map(minuteOfDay);
  const midnight = parseDateTime(day);
  const steps = Math.floor((end - first) / SLOT_STEP_MINUTES);
  return Array.from(
    { length: Math.max(0, steps) },
    (_, step) => midnight + (first + step * SLOT_STEP_MINUTES) * 60,
  );
}

function distinct(starts: number[]): number[] {
  return [...new Set(starts)].sort((a, b) => a - b);
}
