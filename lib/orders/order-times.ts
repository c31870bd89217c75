import type { OrderDetail } from "@/lib/contracts/order-detail";
import { formatDate, formatDay, formatTime } from "@/lib/time/date-time";

type Arrival = { state: "expected" | "late"; time: string };
type Promised = Pick<OrderDetail, "eta_time" | "eta_end_time" | "history">;

/**
 * The time window of the delivery or pick-up, with the day if it is not today. After the window, `state` is `late`.
 * Null without a promised time, and after the courier has arrived at the door.
 */
export function orderArrival(
  { eta_time, eta_end_time, history = [] }: Promised,
  now: number,
  locale: string,
): Arrival | null {
  if (eta_time === null || history.some(({ event }) => event === "courier-arrived")) return null;
  const end = eta_end_time ?? eta_time;
  const from = formatTime(eta_time);
  const window = end > eta_time ? `${from}–${formatTime(end)}` : from;
  const isToday = formatDate(eta_time) === formatDate(now);
  const time = isToday ? window : `${formatDay(eta_time, locale)} ${window}`;
  return { state: now > end ? "late" : "expected", time };
}

/**
 * The remaining time in which the customer may cancel, such as `4:59`. Null after `cancel_until`, and for an order
 * without this time. Both parameters are in epoch seconds.
 */
export function cancelCountdown(cancel_until: number | null, now: number): string | null {
  if (cancel_until === null || now > cancel_until) return null;
  const remaining = cancel_until - Math.floor(now);
  return `${Math.floor(remaining / 60)}:${String(remaining % 60).padStart(2, "0")}`;
}
