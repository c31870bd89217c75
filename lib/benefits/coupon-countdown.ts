import { parseDateTime } from "@/lib/time/date-time";

type CouponCountdown = { unit: "days" | "hours" | "minutes"; value: number } | "soon" | null;

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;
const COUNTDOWN_DAYS = 3;

/**
 * The remaining time of a coupon in days, hours or minutes (CP-07, CP-08). It is "soon" if `end_date` is less than a
 * minute away or has passed, and the coupon has not expired. Null if more than 3 days remain, if the coupon has
 * expired, or if `end_date` cannot be read. `now` is in epoch milliseconds.
 */
export function couponCountdown(end_date: string, now: number): CouponCountdown {
  const remainingMs = parseDateTime(end_date) * 1000 - now;
  // `end_date` has no seconds. The coupon is valid until the end of the minute that `end_date` names.
  if (!(remainingMs > -MINUTE_MS && remainingMs <= COUNTDOWN_DAYS * DAY_MS)) return null;
  if (remainingMs >= DAY_MS) return { unit: "days", value: Math.floor(remainingMs / DAY_MS) };
  if (remainingMs >= HOUR_MS) return { unit: "hours", value: Math.floor(remainingMs / HOUR_MS) };
  if (remainingMs >= MINUTE_MS)
    return { unit: "minutes", value: Math.floor(remainingMs / MINUTE_MS) };
  return "soon";
}
