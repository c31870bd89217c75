import { ORDER_STATUS, type OrderStatus } from "../../../lib/contracts/codes.ts";
import { preparationTime } from "./order-state-rules.ts";

/** Seconds after which an order is accepted, leaves and arrives. */
export type SimulatorWaits = readonly [number, number, number];
type SimulatorEvent = "store-accepts" | "leaves" | "arrives";

const EVENTS: SimulatorEvent[] = ["store-accepts", "leaves", "arrives"];

/** The states of an open order, and how many of the events have happened by then. */
const DONE = new Map<OrderStatus, number>([
  [ORDER_STATUS.ordered, 0],
  [ORDER_STATUS.confirming, 1],
  [ORDER_STATUS.selfConfirming, 1],
  [ORDER_STATUS.delivering, 2],
  [ORDER_STATUS.selfDelivering, 2],
]);
export const UNDER_WAY = [...DONE.keys()];

export type SimulatedOrder = {
  order_status: OrderStatus;
  is_reservation: 0 | 1;
  reservation_start_time: number;
  paid_time: number | null;
  create_time: number;
  update_time: number;
};

/** The events of an order up to now, each at its own time, so that a pause of the simulator makes no difference. */
export function dueEvents(
  order: SimulatedOrder,
  waits: SimulatorWaits,
  now: number,
): { type: SimulatorEvent; at: number }[] {
  const done = DONE.get(order.order_status);
  if (done === undefined) return [];
  const begin = preparationTime(order);
  return EVENTS.slice(done).flatMap((type, index) => {
    const due = begin + (waits[done + index] ?? 0);
    // An event is never earlier than the last one.
    return due <= now ? [{ type, at: Math.max(due, order.update_time) }] : [];
  });
}
