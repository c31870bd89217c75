import { differenceInCalendarDays } from "date-fns/differenceInCalendarDays";
import { toZonedTime } from "date-fns-tz/toZonedTime";
import { TIME_ZONE } from "@/lib/contracts/codes";

/** Calendar days of Taipei from one epoch second to another: 0 on the same day, 1 when `to` is on the next day. */
export function daysBetween(from: number, to: number): number {
  return differenceInCalendarDays(taipeiDate(to), taipeiDate(from));
}

function taipeiDate(seconds: number): Date {
  return toZonedTime(seconds * 1000, TIME_ZONE);
}
