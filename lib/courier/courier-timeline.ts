import { ORDER_STATUS } from "@/lib/contracts/codes";
import type { CourierOrder } from "@/lib/contracts/courier";
import { refundWord } from "@/lib/orders/order-status";
import { orderTimeline, type TimelineStep } from "@/lib/orders/order-timeline";

type TimelineFields = Pick<CourierOrder, "order_status" | "events">;

/**
 * The steps of a courier order. If the courier waited at a door and the order is not cancelled, the waiting is an
 * additional step (RU-50).
 */
export function courierOrderTimeline({ order_status, events }: TimelineFields): TimelineStep[] {
  const timeline = orderTimeline({ order_status, track: "platform", events });
  const waiting = events.find(({ step }) => step === "courier-waiting");
  const at = timeline.findIndex(({ step }) => step === "left");
  if (!waiting || order_status === ORDER_STATUS.cancelled || at < 0) return timeline;
  const isCurrent = timeline[at]?.state === "to-come";
  const waitingStep: TimelineStep = {
    step: "courier-waiting",
    time: waiting.create_time,
    state: isCurrent ? "now" : "done",
  };
  const before = timeline.slice(0, at).map((step) => ({ ...step, state: "done" as const }));
  return [...before, waitingStep, ...timeline.slice(at)];
}

/** True if the courier order is finished, so the courier session may place another one. */
export function isCourierOrderOver(order_status: number): boolean {
  return order_status === ORDER_STATUS.delivered || order_status === ORDER_STATUS.cancelled;
}

/** True if the order can still change: it is not finished, or its refund is pending. */
export function isUnderWay(order: CourierOrder | null): boolean {
  if (!order) return false;
  return !isCourierOrderOver(order.order_status) || refundWord(order.pay_status) === "refunding";
}

export type CourierOrderHeadline =
  | "awaitingPayment"
  | "placed"
  | "finding"
  | "waiting"
  | "delivering"
  | "delivered"
  | "byMember"
  | "byCourier"
  | "byDesk"
  | "unpaid"
  | "cancelled"
  | "processing";

const UNDER_WAY = new Map<number, CourierOrderHeadline>([
  [ORDER_STATUS.awaitingPayment, "awaitingPayment"],
  [ORDER_STATUS.ordered, "placed"],
  [ORDER_STATUS.confirming, "finding"],
  [ORDER_STATUS.delivering, "delivering"],
  [ORDER_STATUS.delivered, "delivered"],
]);

const ENDS: Partial<Record<TimelineStep["step"], CourierOrderHeadline>> = {
  "cancelled-by-member": "byMember",
  "cancelled-by-courier": "byCourier",
  "cancelled-by-store": "byDesk",
  unpaid: "unpaid",
};

/** The headline that shows the state of a courier order (EX-03). */
export function courierOrderHeadline({
  order_status,
  events,
}: TimelineFields): CourierOrderHeadline {
  const last = events.at(-1)?.step;
  if (order_status === ORDER_STATUS.cancelled) return (last && ENDS[last]) || "cancelled";
  const isAtDoor = order_status === ORDER_STATUS.confirming && last === "courier-waiting";
  return isAtDoor ? "waiting" : (UNDER_WAY.get(order_status) ?? "processing");
}
