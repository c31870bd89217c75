import { ORDER_STATUS } from "../../../lib/contracts/codes.ts";
import type { OrderProgress, OrderStep } from "../../../lib/contracts/order-detail.ts";

type Event = { event: string; to_status: number; create_time: number };
type Timeline = OrderProgress["events"];

const STEPS: Record<string, OrderStep> = {
  "store-accepts": "accepted",
  leaves: "left",
  arrives: "delivered",
  cancelled: "cancelled-by-member",
  "store-rejects": "cancelled-by-store",
  "payment-failed": "unpaid",
  "payment-expired": "unpaid",
};

/**
 * Returns the timeline that the customer sees: when the order was placed, then each event that matters to the customer.
 */
export function orderTimeline(
  { order_status, create_time }: { order_status: number; create_time: number },
  events: Event[],
): Timeline {
  const isAwaited = order_status === ORDER_STATUS.awaitingPayment;
  const placed = isAwaited ? ORDER_STATUS.awaitingPayment : ORDER_STATUS.ordered;
  return [
    { step: "placed", order_status: placed, create_time },
    ...events.flatMap((event) => {
      const step = stepOf(event);
      return step ? [{ step, order_status: event.to_status, create_time: event.create_time }] : [];
    }),
  ];
}

/** Returns the step of an event. A pick-up order that leaves the store counts as delivered. */
function stepOf({ event, to_status }: Event): OrderStep | undefined {
  const isFetched = event === "leaves" && to_status === ORDER_STATUS.delivered;
  return isFetched ? "delivered" : STEPS[event];
}

/** Returns the time when the order was delivered, or null if no delivery was reported. */
export function deliveredTime(events: Event[]): number | null {
  return events.find((event) => stepOf(event) === "delivered")?.create_time ?? null;
}

/**
 * Returns the time when the courier arrived at the address, or else the time of the delivery; null if neither was
 * reported. Thus a delivery does not count as late if the courier arrived in time and then waited for the customer.
 */
export function arrivedTime(events: Event[]): number | null {
  const arrived = events.find(({ event }) => event === "courier-arrived");
  return arrived?.create_time ?? deliveredTime(events);
}
