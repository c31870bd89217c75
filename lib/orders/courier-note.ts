import { ORDER_STATUS } from "@/lib/contracts/codes";
import type { OrderDetail } from "@/lib/contracts/order-detail";
import { formatTime } from "@/lib/time/date-time";

/** The terms of service name this time. */
const WAIT_SECONDS = 10 * 60;
const ON_THE_WAY: readonly number[] = [ORDER_STATUS.delivering, ORDER_STATUS.selfDelivering];

type CourierNote =
  | { kind: "courierWaits"; from: string; until: string }
  | { kind: "courierWaited"; from: string }
  | { kind: "courierCalled"; time: string };

/** What the customer must know of a courier at the door (OR-30): the end of the wait, or the last call before. */
export function courierNote(
  { order_status, history = [] }: Pick<OrderDetail, "order_status" | "history">,
  now: number,
): CourierNote | null {
  if (!ON_THE_WAY.includes(order_status)) return null;
  const arrived = history.findLast(({ event }) => event === "courier-arrived")?.create_time;
  if (arrived !== undefined) {
    const from = formatTime(arrived);
    const end = arrived + WAIT_SECONDS;
    return now < end
      ? { kind: "courierWaits", from, until: formatTime(end) }
      : { kind: "courierWaited", from };
  }
  const called = history.findLast(({ event }) => event === "courier-called")?.create_time;
  return called === undefined ? null : { kind: "courierCalled", time: formatTime(called) };
}
