import { ORDER_STATUS } from "@/lib/contracts/codes";
import type { OrderDetail, OrderStep } from "@/lib/contracts/order-detail";

export type TimelineStep = {
  step: OrderStep;
  /** The time of the step in epoch seconds. Null if the step has not happened or its time is unknown. */
  time: number | null;
  state: "done" | "now" | "to-come";
};
type TimelineFields = Pick<OrderDetail, "order_status" | "track" | "events">;

const WHOLE: readonly OrderStep[] = ["placed", "accepted", "left", "delivered"];
/** A pick-up order has no step for food that leaves the store. */
const PICKUP: readonly OrderStep[] = ["placed", "accepted", "delivered"];

const REACHED = new Map<number, OrderStep>([
  [ORDER_STATUS.awaitingPayment, "placed"],
  [ORDER_STATUS.ordered, "placed"],
  [ORDER_STATUS.confirming, "accepted"],
  [ORDER_STATUS.selfConfirming, "accepted"],
  [ORDER_STATUS.delivering, "left"],
  [ORDER_STATUS.selfDelivering, "left"],
  [ORDER_STATUS.delivered, "delivered"],
  [ORDER_STATUS.selfCashDone, "delivered"],
]);

/** The steps of an order: reached steps with their times, and future steps. A cancelled order has no future steps. */
export function orderTimeline({ order_status, track, events }: TimelineFields): TimelineStep[] {
  if (order_status === ORDER_STATUS.cancelled) {
    return events.map(({ step, create_time }) => ({ step, time: create_time, state: "done" }));
  }
  const steps = track === "pickup" ? PICKUP : WHOLE;
  const reached = steps.indexOf(REACHED.get(order_status) ?? "placed");
  const isOver = reached === steps.length - 1;
  return steps.map((step, at) => ({
    step,
    time: at > reached ? null : (events.find((event) => event.step === step)?.create_time ?? null),
    state: stateAt(at - reached, isOver),
  }));
}

function stateAt(distance: number, isOver: boolean): TimelineStep["state"] {
  if (distance > 0) return "to-come";
  return distance === 0 && !isOver ? "now" : "done";
}
