import { DINING_TYPE, ON_THE_WAY } from "@/lib/contracts/codes";
import type { OrderDetail } from "@/lib/contracts/order-detail";
import { formatTime } from "@/lib/time/date-time";

type CourierNote =
  | { kind: "courierArrived"; from: string }
  | { kind: "courierWaits"; from: string; until: string }
  | { kind: "courierWaited"; from: string; minutes: number }
  | { kind: "courierCalled"; time: string };

type Tracked = Pick<OrderDetail, "order_status" | "dining_type" | "history">;
/** `now` is in epoch seconds. `wait_minutes` is how long a courier of a parcel waits according to the terms. */
type Limits = { now: number; wait_minutes: number };

/**
 * The note about a courier who waits at the door or has tried to call (OR-30). The terms limit the waiting time only
 * for parcels (快遞). The customer of a parcel is its sender and must inform the recipient.
 */
export function courierNote(
  { order_status, dining_type, history = [] }: Tracked,
  limits: Limits,
): CourierNote | null {
  if (!ON_THE_WAY.includes(order_status)) return null;
  const arrived = history.findLast(({ event }) => event === "courier-arrived")?.create_time;
  if (arrived !== undefined) {
    const isParcel = dining_type === DINING_TYPE.courier;
    return isParcel
      ? parcelNote(arrived, limits)
      : { kind: "courierArrived", from: formatTime(arrived) };
  }
  const called = history.findLast(({ event }) => event === "courier-called")?.create_time;
  return called === undefined ? null : { kind: "courierCalled", time: formatTime(called) };
}

function parcelNote(arrived: number, { now, wait_minutes: minutes }: Limits): CourierNote {
  const from = formatTime(arrived);
  const end = arrived + minutes * 60;
  return now < end
    ? { kind: "courierWaits", from, until: formatTime(end) }
    : { kind: "courierWaited", from, minutes };
}
