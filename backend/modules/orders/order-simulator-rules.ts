import {
  DINING_TYPE,
  type DiningType,
  ORDER_STATUS,
  type OrderStatus,
} from "../../../lib/contracts/codes.ts";
import type { DeliveryReport, Track } from "../../db/schema/order-tables.ts";
import { preparationTime } from "./order-state-rules.ts";

/**
 * The times in seconds after which an order is accepted, leaves the store and arrives. They are counted from the start
 * of its preparation.
 */
export type SimulatorWaits = readonly [number, number, number];
type SimulatorStep = "store-accepts" | "leaves" | "arrives";
type SimulatorEvent = SimulatorStep | DeliveryReport;

/** The states of an order that is under way, each with the step that led to it; null before the first step. */
const LAST_STEP = new Map<OrderStatus, SimulatorStep | null>([
  [ORDER_STATUS.ordered, null],
  [ORDER_STATUS.confirming, "store-accepts"],
  [ORDER_STATUS.selfConfirming, "store-accepts"],
  [ORDER_STATUS.delivering, "leaves"],
  [ORDER_STATUS.selfDelivering, "leaves"],
]);
export const UNDER_WAY = [...LAST_STEP.keys()];
const ON_THE_WAY: OrderStatus[] = [ORDER_STATUS.delivering, ORDER_STATUS.selfDelivering];
const ARRIVED: OrderStatus[] = [ORDER_STATUS.delivered, ORDER_STATUS.selfCashDone];
/** An order that is already delivered gets its photo only within this time after the delivery. */
export const PHOTO_WITHIN_SECONDS = 3600;

/** For each report, the states of the orders about which the simulator makes this report. */
export const REPORTED_IN: Record<DeliveryReport, OrderStatus[]> = {
  ready: [ORDER_STATUS.confirming, ORDER_STATUS.selfConfirming],
  "courier-arrived": ON_THE_WAY,
  "courier-called": ON_THE_WAY,
  "delivery-photo": ARRIVED,
};

export type SimulatedOrder = {
  order_status: OrderStatus;
  track: Track;
  dining_type: DiningType;
  is_reservation: 0 | 1;
  reservation_start_time: number;
  paid_time: number | null;
  create_time: number;
  update_time: number;
};
type Recorded = { event: string; create_time: number };

/**
 * Returns the events of an order that are due by now and not recorded yet. Each event has the time at which it was due,
 * or the time of the order's last change or recorded event if this time is later. A pause of the simulator therefore
 * hardly changes the history.
 */
export function dueEvents(
  order: SimulatedOrder,
  recorded: Recorded[],
  { waits, now }: { waits: SimulatorWaits; now: number },
): { type: SimulatorEvent; at: number }[] {
  const begin = preparationTime(order);
  const names = new Set(recorded.map(({ event }) => event));
  const last = Math.max(order.update_time, ...recorded.map(({ create_time }) => create_time));
  return openEvents(order, waits)
    .filter(({ type, wait }) => !names.has(type) && begin + wait <= now)
    .map(({ type, wait }) => ({ type, at: Math.max(begin + wait, last) }));
}

/** Returns the planned events that come after the last step of the order. */
function openEvents(order: SimulatedOrder, waits: SimulatorWaits) {
  const events = allEvents(order, waits);
  if (ARRIVED.includes(order.order_status)) {
    return events.filter(({ type }) => type === "delivery-photo");
  }
  const step = LAST_STEP.get(order.order_status);
  return step === undefined ? [] : events.slice(events.findIndex(({ type }) => type === step) + 1);
}

type Planned = { type: SimulatorEvent; wait: number };

function allEvents({ track, dining_type }: SimulatedOrder, waits: SimulatorWaits): Planned[] {
  const [accepts, leaves, arrives] = waits;
  const reports = reportWaits(waits);
  const planned = (type: DeliveryReport) => ({ type, wait: reports[type] });
  const atStore: Planned[] = [
    { type: "store-accepts", wait: accepts },
    // A courier order has no report `ready`, because it contains no food.
    ...(dining_type === DINING_TYPE.courier ? [] : [planned("ready")]),
    { type: "leaves", wait: leaves },
  ];
  if (track === "pickup") return atStore;
  return [
    ...atStore,
    planned("courier-arrived"),
    planned("courier-called"),
    { type: "arrives", wait: arrives },
    planned("delivery-photo"),
  ];
}

/**
 * Returns the seconds after which each report is made, counted like `SimulatorWaits`. The food is ready after three
 * quarters of the time between the acceptance and the departure from the store. The courier is at the door after three
 * quarters of the time between the departure and the delivery, and calls after seven eighths of it. The photo comes an
 * eighth of this time after the delivery.
 */
export function reportWaits([accepts, leaves, arrives]: SimulatorWaits) {
  const between = (start: number, end: number, share: number) =>
    Math.floor(start + (end - start) * share);
  return {
    ready: between(accepts, leaves, 3 / 4),
    "courier-arrived": between(leaves, arrives, 3 / 4),
    "courier-called": between(leaves, arrives, 7 / 8),
    "delivery-photo": between(leaves, arrives, 9 / 8),
  } satisfies Record<DeliveryReport, number>;
}
