import { and, desc, eq, isNotNull } from "drizzle-orm";
import { z } from "zod";
import { CODE, ON_THE_WAY, ORDER_STATUS } from "../../../lib/contracts/codes.ts";
import { type Deps, epochSeconds } from "../../call.ts";
import type { Database, Transaction } from "../../db/client.ts";
import { help_photos } from "../../db/schema/help-tables.ts";
import { type DeliveryReport, order_events, orders } from "../../db/schema/order-tables.ts";
import { ServiceError } from "../../service-error.ts";
import type { Upload } from "../../shared/image-rules.ts";
import { drawPhoto } from "./help-photo-service.ts";
import { helpUntil } from "./help-rules.ts";
import { applyEvent, lockOrder, type OrderRow, recordEvent } from "./order-event-service.ts";
import { isOfStore } from "./order-progress-service.ts";
import { deliveredTime } from "./timeline-rules.ts";

/** Reports that change the state of an order (RU-28, RU-31). */
const STEPS = ["store-accepts", "store-rejects", "leaves", "arrives"] as const;
const NOTES = ["ready", "courier-arrived", "courier-called"] as const satisfies DeliveryReport[];
type Note = (typeof NOTES)[number];

export const orderReportSchema = z.strictObject({ event: z.enum([...STEPS, ...NOTES]) });
type ReportedEvent = z.output<typeof orderReportSchema>["event"];

const PREPARING: readonly number[] = [ORDER_STATUS.confirming, ORDER_STATUS.selfConfirming];
const POSSIBLE_STATUSES: Record<Note, readonly number[]> = {
  ready: PREPARING,
  "courier-arrived": ON_THE_WAY,
  "courier-called": ON_THE_WAY,
};
/**
 * The states in which a photo is accepted. They include delivered orders, because a photo is often sent just after the
 * delivery.
 */
const PHOTO_STATUSES = [...ON_THE_WAY, ORDER_STATUS.delivered, ORDER_STATUS.selfCashDone];
const PHOTOS_MAX = 3;
/** A second report of a phone call within this time counts as a repeat after a lost answer. */
const SAME_CALL_SECONDS = 30;
const CALLS_MAX = 20;

const PHOTO_EVENT = "delivery-photo";
const NOT_NOW_TEXT = "訂單目前的狀態不能記錄這件事";

type Report = { event: ReportedEvent; now: number };

/**
 * Records an event that the system of a store or of the couriers reports about an order (OR-29). A repeated report is
 * recorded only once. Locks: the row of the order, then the locks of `applyEvent`.
 */
export async function recordOrderReport(
  deps: Deps,
  order_no: string,
  event: ReportedEvent,
): Promise<{ recorded: 0 | 1 }> {
  return deps.db.transaction(async (tx) => {
    const order = await lockOrder(tx, (await findOrder(tx, order_no)).id);
    const report = { event, now: epochSeconds(deps) };
    if (await isRepeated(tx, order, report)) return { recorded: 0 };
    if (!(await recordIfPossible(tx, order, report))) throw refusal(NOT_NOW_TEXT);
    return { recorded: 1 };
  });
}

/**
 * Records a photo of the delivery (OR-31). A photo that is sent again after a lost answer is recorded only once. Locks:
 * the row of the order.
 */
export async function keepDeliveryPhoto(
  deps: Deps,
  order_no: string,
  upload: Upload,
): Promise<{ recorded: 0 | 1 }> {
  const found = await findOrder(deps.db, order_no);
  // The state of the order is checked before the photo is encoded, so that a photo at a wrong time causes no encoding.
  // The transaction checks it again, because it may have changed in the meantime.
  await assertPhotoPossible(deps.db, found, epochSeconds(deps));
  const drawn = await drawPhoto(deps, upload);
  return deps.db.transaction(async (tx) => {
    const order = await lockOrder(tx, found.id);
    // The clock is read after the lock, so that the photo does not get an earlier time than the events that were
    // recorded while the photo was encoded.
    const now = epochSeconds(deps);
    await assertPhotoPossible(tx, order, now);
    const taken = await tx
      .select({ bytes: help_photos.bytes })
      .from(help_photos)
      .where(and(eq(help_photos.order_id, order.id), isNotNull(help_photos.event_id)));
    if (taken.some(({ bytes }) => Buffer.compare(bytes, drawn.bytes) === 0)) return { recorded: 0 };
    if (taken.length >= PHOTOS_MAX) throw refusal(`每筆訂單最多 ${PHOTOS_MAX} 張送達照片`);
    const event_id = await recordEvent(tx, order, { event: PHOTO_EVENT, amount: null, now });
    await tx
      .insert(help_photos)
      .values({ ...drawn, order_id: order.id, event_id, create_time: now });
    return { recorded: 1 };
  });
}

/**
 * Throws if a photo is not possible: for a pick-up order, for an order that is neither on the way nor delivered, or
 * more than 48 hours after the delivery, when the customer can no longer report a problem (OR-20).
 */
async function assertPhotoPossible(db: Database, order: OrderRow, now: number): Promise<void> {
  const events = await db
    .select()
    .from(order_events)
    .where(eq(order_events.order_id, order.id))
    .orderBy(order_events.id);
  const until = helpUntil({ delivered_time: deliveredTime(events) });
  const isOver = until !== null && now > until;
  const isPossible = order.track !== "pickup" && PHOTO_STATUSES.includes(order.order_status);
  if (!isPossible || isOver) throw refusal(NOT_NOW_TEXT);
}

async function findOrder(db: Database, order_no: string): Promise<OrderRow> {
  const [found] = await db.select().from(orders).where(eq(orders.order_no, order_no));
  if (!found) throw refusal("找不到這筆訂單");
  return found;
}

async function isRepeated(
  tx: Transaction,
  { id }: OrderRow,
  { event, now }: Report,
): Promise<boolean> {
  const [last] = await tx
    .select({ create_time: order_events.create_time })
    .from(order_events)
    .where(and(eq(order_events.order_id, id), eq(order_events.event, event)))
    .orderBy(desc(order_events.id))
    .limit(1);
  if (!last) return false;
  return event !== "courier-called" || now - last.create_time < SAME_CALL_SECONDS;
}

/**
 * Records the report. Returns false if the state of the order does not allow the report. Throws if the order already
 * has the maximum number of phone calls.
 */
async function recordIfPossible(
  tx: Transaction,
  order: OrderRow,
  { event, now }: Report,
): Promise<boolean> {
  const step = STEPS.find((one) => one === event);
  if (step) return (await applyEvent(tx, order, { event: { type: step }, now })) !== order;
  const note = NOTES.find((one) => one === event);
  if (!note || !POSSIBLE_STATUSES[note].includes(order.order_status)) return false;
  // A courier order cannot be reported as ready, because it contains no food.
  if (note === "ready" && !isOfStore(order)) return false;
  const isOfOrder = and(eq(order_events.order_id, order.id), eq(order_events.event, note));
  if ((await tx.$count(order_events, isOfOrder)) >= CALLS_MAX) {
    throw refusal(`每筆訂單最多記錄 ${CALLS_MAX} 次聯絡`);
  }
  await recordEvent(tx, order, { event: note, amount: null, now });
  return true;
}

function refusal(sentence: string): ServiceError {
  return new ServiceError(CODE.refused, sentence);
}
