import { asc, inArray } from "drizzle-orm";
import { DINING_TYPE, ORDER_STATUS } from "../../../lib/contracts/codes.ts";
import type { OrderProgress } from "../../../lib/contracts/order-detail.ts";
import type { Database } from "../../db/client.ts";
import { order_events, orders } from "../../db/schema/order-tables.ts";
import { reviews } from "../../db/schema/store-tables.ts";
import { arrival } from "./eta-rules.ts";
import { stateOf } from "./order-event-service.ts";
import { cancelUntil } from "./order-state-rules.ts";
import { orderTimeline } from "./timeline-rules.ts";

/** `version` is the id of the last event, 0 without events. It grows with every change of the order. */
export type Progress = { progress: OrderProgress; version: number };

export async function orderProgress(
  db: Database,
  order_id: number,
  now: number,
): Promise<Progress> {
  const [only] = await readProgress(db, [order_id], now);
  if (!only) throw new Error(`orders: no progress of ${order_id}`);
  return only;
}

/**
 * The progress of these orders. Events are read before the orders, so that a change in between is sent twice and never
 * missed.
 */
export async function readProgress(db: Database, ids: number[], now: number): Promise<Progress[]> {
  const events = await db
    .select()
    .from(order_events)
    .where(inArray(order_events.order_id, ids))
    .orderBy(asc(order_events.id));
  const rows = await db.select().from(orders).where(inArray(orders.id, ids));
  const reviewed = await db
    .select({ order_id: reviews.order_id })
    .from(reviews)
    .where(inArray(reviews.order_id, ids));
  const byOrder = Map.groupBy(events, ({ order_id }) => order_id);
  const withReview = new Set(reviewed.map(({ order_id }) => order_id));
  return rows.map((order) => {
    const own = byOrder.get(order.id) ?? [];
    const isReviewable = isDelivered(order) && isOfStore(order) && !withReview.has(order.id);
    const progress: OrderProgress = {
      id: order.id,
      order_status: order.order_status,
      pay_status: order.pay_status,
      events: orderTimeline(order, own),
      cancel_until: cancelUntil(stateOf(order), now),
      ...arrival(order),
      can_review: isReviewable ? 1 : 0,
      history: own.map(({ event, amount, create_time }) => ({ event, amount, create_time })),
    };
    return { progress, version: own.at(-1)?.id ?? 0 };
  });
}

/** A courier order has no store and no products to review. */
export function isOfStore({ dining_type }: { dining_type: number }): boolean {
  return dining_type !== DINING_TYPE.courier;
}

export function isDelivered({ order_status }: { order_status: number }): boolean {
  return order_status === ORDER_STATUS.delivered || order_status === ORDER_STATUS.selfCashDone;
}
