import { differenceInCalendarDays } from "date-fns/differenceInCalendarDays";
import { toZonedTime } from "date-fns-tz/toZonedTime";
import { TIME_ZONE } from "@/lib/contracts/codes";

/**
 * The number of calendar days in Taipei from `from` to `to`, both in epoch seconds: 0 on the same day, 1 if `to` is on
 * the next day. Negative if `to` is on an earlier day.
 */
export function daysBetween(from: number, to: number): number {
  return differenceInCalendarDays(taipeiDate(to), taipeiDate(from));
}

function taipeiDate(seconds: number): Date {
  return toZonedTime(seconds * 1000, TIME_ZONE);
}
