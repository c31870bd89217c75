import { and, eq, inArray, lte } from "drizzle-orm";
import { ORDER_STATUS } from "../../../lib/contracts/codes.ts";
import { type Deps, epochSeconds } from "../../call.ts";
import type { Transaction } from "../../db/client.ts";
import { errands } from "../../db/schema/express-tables.ts";
import { order_events, orders } from "../../db/schema/order-tables.ts";
import { applyEvent, lockOrder } from "../orders/order-event-service.ts";
import { cancelFee } from "./courier-fee-rules.ts";

/** RU-50, as the terms say it (SP-06). */
const COURIER_WAIT_SECONDS = 10 * 60;
/** On the way to the parcel, or on the way with it. */
const RIDING: number[] = [ORDER_STATUS.confirming, ORDER_STATUS.delivering];
const BATCH = 25;

/**
 * Starts the waiting clock of a courier order when nobody meets the courier. Returns false if it already runs.
 *
 * Locks: the row of the order, as in every function of this file.
 */
export async function courierWaits(deps: Deps, order_id: number): Promise<boolean> {
  return deps.db.transaction(async (tx) => {
    const now = epochSeconds(deps);
    const { order_status } = await lockOrder(tx, order_id);
    const courierOrder = await readCourierOrder(tx, order_id);
    if (courierOrder?.wait_time !== null || !RIDING.includes(order_status)) return false;
    await setWaiting(tx, order_id, now);
    await tx.insert(order_events).values({
      order_id,
      event: "courier-waits",
      from_status: order_status,
      to_status: order_status,
      create_time: now,
    });
    return true;
  });
}

/** Somebody came: the courier order goes on as if nothing had been. */
export async function courierMet(deps: Deps, order_id: number): Promise<void> {
  await deps.db.transaction(async (tx) => {
    await lockOrder(tx, order_id);
    await setWaiting(tx, order_id, null);
  });
}

/** A courier who has waited long enough leaves: half of the fee is kept, the rest goes back (RU-50). */
export async function endWaits(deps: Deps): Promise<number> {
  const now = epochSeconds(deps);
  const due = await deps.db
    .select({ order_id: errands.order_id })
    .from(errands)
    .innerJoin(orders, eq(orders.id, errands.order_id))
    .where(
      and(lte(errands.wait_time, now - COURIER_WAIT_SECONDS), inArray(orders.order_status, RIDING)),
    )
    .limit(BATCH);
  for (const { order_id } of due) {
    await deps.db.transaction((tx) => endWait(tx, order_id, now));
  }
  return due.length;
}

async function endWait(tx: Transaction, order_id: number, now: number): Promise<void> {
  const order = await lockOrder(tx, order_id);
  const courierOrder = await readCourierOrder(tx, order_id);
  // Met, or ended by somebody else, since it was found.
  if (courierOrder?.wait_time === undefined || courierOrder.wait_time === null) return;
  const event = { type: "courier-gives-up", cancel_fee: cancelFee(order) } as const;
  await applyEvent(tx, order, { event, now });
}

async function readCourierOrder(tx: Transaction, order_id: number) {
  const [courierOrder] = await tx.select().from(errands).where(eq(errands.order_id, order_id));
  return courierOrder;
}

async function setWaiting(tx: Transaction, order_id: number, wait_time: number | null) {
  await tx.update(errands).set({ wait_time }).where(eq(errands.order_id, order_id));
}
