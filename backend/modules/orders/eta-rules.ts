import { DINING_TYPE, ORDER_STATUS } from "../../../lib/contracts/codes.ts";
import { ETA_WINDOW_MINUTES } from "../catalog/delivery-rules.ts";
import { sinceOf } from "./order-state-rules.ts";

type Promised = {
  dining_type: number;
  is_reservation: 0 | 1;
  reservation_start_time: number;
  reservation_end_time: number;
  waiting_time: number | null;
  paid_time: number | null;
  create_time: number;
};
type Arrival = { eta_time: number | null; eta_end_time: number | null };

const UNKNOWN: Arrival = { eta_time: null, eta_end_time: null };
const UNPROMISED_STATUSES: number[] = [
  ORDER_STATUS.awaitingPayment,
  ORDER_STATUS.cancelled,
  ORDER_STATUS.delivered,
  ORDER_STATUS.selfCashDone,
];

/**
 * Returns the time of arrival or pick-up that the store promised when the order was placed (RU-08). Both times are null
 * for an order that waits for its payment or has ended, and for an order for now that has no stored waiting time.
 */
export function arrival(order: Promised & { order_status: number }): Arrival {
  return UNPROMISED_STATUSES.includes(order.order_status) ? UNKNOWN : promisedArrival(order);
}

/** Returns the promised time as `arrival` does, but for an order in any state. */
export function promisedArrival(order: Promised): Arrival {
  if (order.is_reservation === 1) {
    return { eta_time: order.reservation_start_time, eta_end_time: order.reservation_end_time };
  }
  if (order.waiting_time === null) return UNKNOWN;
  const eta_time = sinceOf(order) + order.waiting_time * 60;
  const window = order.dining_type === DINING_TYPE.pickup ? 0 : ETA_WINDOW_MINUTES * 60;
  return { eta_time, eta_end_time: eta_time + window };
}
