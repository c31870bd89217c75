import {
  ORDER_STATUS,
  type OrderStatus,
  PAY_STATUS,
  PAY_TYPE,
  type PayStatus,
  type PayType,
} from "../../../lib/contracts/codes.ts";
import type { Track } from "../../db/schema/order-tables.ts";

export const CANCEL_SECONDS = 5 * 60;
/** A store starts to prepare a reservation this long before its slot. */
export const RESERVED_LEAD_SECONDS = 30 * 60;

export type OrderState = {
  order_status: OrderStatus;
  pay_status: PayStatus;
  track: Track;
  pay_type: PayType;
  pay_total: number;
  /** The time when the order was placed or, if it was paid online, when it was paid. */
  since: number;
  /** The time when the store starts to prepare the order. */
  begins: number;
};

export function sinceOf({ paid_time, create_time }: Placed): number {
  return paid_time ?? create_time;
}
type Placed = { paid_time: number | null; create_time: number };

/**
 * Returns the time when the store starts to prepare the order. It is the time when the order was placed or paid
 * (`sinceOf`), or for a reservation 30 minutes before its slot if that is later.
 */
export function preparationTime(order: Placed & Reserved): number {
  const since = sinceOf(order);
  if (order.is_reservation === 0) return since;
  return Math.max(order.reservation_start_time - RESERVED_LEAD_SECONDS, since);
}
type Reserved = { is_reservation: 0 | 1; reservation_start_time: number };

export type OrderEvent =
  | { type: "paid"; amount: number }
  | { type: "payment-failed" }
  | { type: "payment-expired" }
  | { type: "store-accepts" }
  | { type: "leaves" }
  | { type: "arrives" }
  | { type: "cancelled"; now: number }
  | { type: "store-rejects" }
  | { type: "refunded" };

export type Effect = "commit-holds" | "release-holds" | "refund" | "deliver";
type Step = {
  order_status: OrderStatus;
  pay_status: PayStatus;
  effects: Effect[];
};

/** Returns the state after an event and the effects of the event, or null if the event changes nothing (RU-28). */
export function orderStep(state: OrderState, event: OrderEvent): Step | null {
  switch (event.type) {
    case "paid":
      return afterPayment(state, event.amount);
    case "payment-failed":
    case "payment-expired":
      return afterFailedPayment(state);
    case "store-accepts":
    case "leaves":
    case "arrives":
      return afterMove(state, event.type);
    case "cancelled":
      return afterCancel(state, event.now);
    case "store-rejects":
      return afterRejection(state);
    case "refunded":
      return afterRefund(state);
    default:
      return unreachable(event);
  }
}

function afterPayment(state: OrderState, amount: number): Step | null {
  if (amount !== state.pay_total) return null;
  if (state.order_status === ORDER_STATUS.awaitingPayment) {
    return {
      order_status: ORDER_STATUS.ordered,
      pay_status: PAY_STATUS.paid,
      effects: ["commit-holds"],
    };
  }
  // A payment that arrives after the order was cancelled is refunded. The order stays cancelled.
  const isLate = state.order_status === ORDER_STATUS.cancelled && !hadMoney(state.pay_status);
  return isLate
    ? {
        order_status: ORDER_STATUS.cancelled,
        pay_status: PAY_STATUS.refunding,
        effects: ["refund"],
      }
    : null;
}

function afterFailedPayment({ order_status }: OrderState): Step | null {
  if (order_status !== ORDER_STATUS.awaitingPayment) return null;
  return {
    order_status: ORDER_STATUS.cancelled,
    pay_status: PAY_STATUS.failed,
    effects: ["release-holds"],
  };
}

const NEXT: Record<
  "store-accepts" | "leaves" | "arrives",
  Record<Track, Partial<Record<OrderStatus, OrderStatus>>>
> = {
  "store-accepts": {
    platform: { [ORDER_STATUS.ordered]: ORDER_STATUS.confirming },
    self: { [ORDER_STATUS.ordered]: ORDER_STATUS.selfConfirming },
    pickup: { [ORDER_STATUS.ordered]: ORDER_STATUS.confirming },
  },
  leaves: {
    platform: { [ORDER_STATUS.confirming]: ORDER_STATUS.delivering },
    self: { [ORDER_STATUS.selfConfirming]: ORDER_STATUS.selfDelivering },
    pickup: { [ORDER_STATUS.confirming]: ORDER_STATUS.delivered },
  },
  arrives: {
    platform: { [ORDER_STATUS.delivering]: ORDER_STATUS.delivered },
    self: { [ORDER_STATUS.selfDelivering]: ORDER_STATUS.delivered },
    pickup: {},
  },
};

function afterMove(state: OrderState, type: keyof typeof NEXT): Step | null {
  const next = NEXT[type][state.track][state.order_status];
  if (next === undefined) return null;
  const isCashOnDelivery = state.track === "self" && state.pay_type === PAY_TYPE.cash;
  const order_status =
    next === ORDER_STATUS.delivered && isCashOnDelivery ? ORDER_STATUS.selfCashDone : next;
  const effects: Effect[] = next === ORDER_STATUS.delivered ? ["deliver"] : [];
  return { order_status, pay_status: state.pay_status, effects };
}

function afterCancel(state: OrderState, now: number): Step | null {
  return cancelUntil(state, now) === null ? null : cancelledStep(state);
}

/**
 * Returns the last second in which the customer can cancel the order (RU-30), or null if it cannot be cancelled now.
 */
export function cancelUntil(
  { order_status, since, begins }: Pick<OrderState, "order_status" | "since" | "begins">,
  now: number,
): number | null {
  const until = Math.max(since + CANCEL_SECONDS, begins);
  return order_status === ORDER_STATUS.ordered && now <= until ? until : null;
}

const REJECTABLE: OrderStatus[] = [
  ORDER_STATUS.ordered,
  ORDER_STATUS.confirming,
  ORDER_STATUS.selfConfirming,
];

function afterRejection(state: OrderState): Step | null {
  return REJECTABLE.includes(state.order_status) ? cancelledStep(state) : null;
}

function cancelledStep({ pay_status, pay_total }: OrderState): Step {
  const order_status = ORDER_STATUS.cancelled;
  const isRefund = pay_status === PAY_STATUS.paid && pay_total > 0;
  if (!isRefund) return { order_status, pay_status, effects: ["release-holds"] };
  return {
    order_status,
    pay_status: PAY_STATUS.refunding,
    effects: ["release-holds", "refund"],
  };
}

function afterRefund({ order_status, pay_status }: OrderState): Step | null {
  if (pay_status !== PAY_STATUS.refunding) return null;
  return { order_status, pay_status: PAY_STATUS.refunded, effects: [] };
}

function hadMoney(pay_status: PayStatus): boolean {
  return pay_status !== PAY_STATUS.unpaid && pay_status !== PAY_STATUS.failed;
}

function unreachable(event: never): never {
  throw new Error(`orders: unknown event ${JSON.stringify(event)}`);
}
