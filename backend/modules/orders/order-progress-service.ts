import { asc, inArray } from "drizzle-orm";
import { DINING_TYPE, ORDER_STATUS } from "../../../lib/contracts/codes.ts";
import type { OrderProgress } from "../../../lib/contracts/order-detail.ts";
import { photoUrl } from "../../../lib/contracts/order-help.ts";
import type { Database } from "../../db/client.ts";
import { help_photos } from "../../db/schema/help-tables.ts";
import { order_events, orders } from "../../db/schema/order-tables.ts";
import { reviews } from "../../db/schema/store-tables.ts";
import { arrival } from "./eta-rules.ts";
import { stateOf } from "./order-event-service.ts";
import { cancelUntil } from "./order-state-rules.ts";
import { orderTimeline } from "./timeline-rules.ts";

/**
 * The progress of an order. `version` is the id of the order's last event, or 0 without events. It grows with every
 * event that is recorded for the order.
 */
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
 * Reads the progress of these orders. The events are read before the orders. If an order changes between the two
 * queries, `version` is older than the progress, so the event stream sends the change once more. If the orders were
 * read first, the stream could miss a change.
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
  const photos = await photosOf(db, events);
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
      history: own.map(({ id, event, amount, create_time }) => {
        const name = photos.get(id);
        return { event, amount, create_time, ...(name && { photo: photoUrl({ name }) }) };
      }),
    };
    return { progress, version: own.at(-1)?.id ?? 0 };
  });
}

/**
 * Returns a map from the id of each event with a photo to the name of the photo. Makes no query if no event has a
 * photo.
 */
async function photosOf(db: Database, events: { id: number; event: string }[]) {
  const ids = events.filter(({ event }) => event === "delivery-photo").map(({ id }) => id);
  if (ids.length === 0) return new Map<number | null, string>();
  const rows = await db
    .select({ event_id: help_photos.event_id, name: help_photos.name })
    .from(help_photos)
    .where(inArray(help_photos.event_id, ids));
  return new Map(rows.map(({ event_id, name }) => [event_id, name]));
}

/** Returns false for a courier order, which belongs to the hidden courier desk and contains no products. */
export function isOfStore({ dining_type }: { dining_type: number }): boolean {
  return dining_type !== DINING_TYPE.courier;
}

export function isDelivered({ order_status }: { order_status: number }): boolean {
  return order_status === ORDER_STATUS.delivered || order_status === ORDER_STATUS.selfCashDone;
}
