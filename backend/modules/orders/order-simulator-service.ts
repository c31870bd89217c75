import { readFile } from "node:fs/promises";
import { and, asc, eq, gte, inArray, lte, ne, notExists, or, type SQL, sql } from "drizzle-orm";
import { DINING_TYPE, ORDER_STATUS } from "../../../lib/contracts/codes.ts";
import { type Deps, epochSeconds } from "../../call.ts";
import type { Database, Transaction } from "../../db/client.ts";
import { help_photos } from "../../db/schema/help-tables.ts";
import { type DeliveryReport, order_events, orders } from "../../db/schema/order-tables.ts";
import { forEachOrder } from "./due-orders.ts";
import { photoName } from "./help-photo-service.ts";
import { applyEvent, type OrderRow, recordEvent } from "./order-event-service.ts";
import {
  dueEvents,
  PHOTO_WITHIN_SECONDS,
  REPORTED_IN,
  reportWaits,
  type SimulatorWaits,
  UNDER_WAY,
} from "./order-simulator-rules.ts";
import { RESERVED_LEAD_SECONDS } from "./order-state-rules.ts";

/** The photo of every simulated delivery. `scripts/compose-pictures.mjs` creates the file. */
const PHOTO_FILE = new URL("./delivery-photo.webp", import.meta.url);

/**
 * Applies the due events and records the due reports of all orders, in place of stores and couriers (OR-33). Orders
 * that wait for their payment are not changed. Returns the number of changed orders.
 *
 * Locks: in each transaction the row of one order, then the locks of `applyEvent`.
 */
export async function simulateOrdersOnce(deps: Deps): Promise<number> {
  const waits = deps.config.ORDER_SIMULATOR_SECONDS;
  if (waits === null) return 0;
  const clock = { waits, now: epochSeconds(deps) };
  return forEachOrder(deps, {
    condition: or(isStepDue(clock), ...reportsDue(deps.db, clock)),
    work: (tx, order) => applyDueEvents(deps, tx, { order, clock }),
  });
}

type SimulatorClock = { waits: SimulatorWaits; now: number };

async function applyDueEvents(
  deps: Deps,
  tx: Transaction,
  { order, clock }: { order: OrderRow; clock: SimulatorClock },
): Promise<boolean> {
  // The recorded events are read under the lock of the order, because another worker may have recorded a due event
  // after the query that selected this order.
  const recorded = await tx
    .select({ event: order_events.event, create_time: order_events.create_time })
    .from(order_events)
    .where(eq(order_events.order_id, order.id))
    .orderBy(asc(order_events.id));
  const events = dueEvents(order, recorded, clock);
  let current = order;
  for (const { type, at } of events) {
    if (type === "store-accepts" || type === "leaves" || type === "arrives") {
      current = await applyEvent(tx, current, { event: { type }, now: at });
      continue;
    }
    const event_id = await recordEvent(tx, current, { event: type, amount: null, now: at });
    if (type !== "delivery-photo") continue;
    await tx.insert(help_photos).values({
      name: photoName(deps),
      bytes: await readFile(PHOTO_FILE),
      order_id: order.id,
      event_id,
      create_time: at,
    });
  }
  return events.length > 0;
}

/** Returns the condition for orders that have a due step, with the same times as `dueEvents`. */
function isStepDue({ waits: [accepts, leaves, arrives], now }: SimulatorClock): SQL | undefined {
  const { ordered, confirming, selfConfirming } = ORDER_STATUS;
  const wait = sql`case when ${orders.order_status} = ${ordered} then ${accepts}::int when ${orders.order_status} in (${confirming}, ${selfConfirming}) then ${leaves}::int else ${arrives}::int end`;
  return and(
    inArray(orders.order_status, UNDER_WAY),
    lte(sql`${preparationStart()} + ${wait}`, now),
  );
}

/** Returns the conditions for orders that have a due report, with the same times as `dueEvents`. */
function reportsDue(db: Database, { waits, now }: SimulatorClock): (SQL | undefined)[] {
  const delays = reportWaits(waits);
  const isDue = (event: DeliveryReport, condition: SQL | undefined) =>
    and(
      inArray(orders.order_status, REPORTED_IN[event]),
      condition,
      lte(sql`${preparationStart()} + ${delays[event]}::int`, now),
      notExists(
        db
          .select()
          .from(order_events)
          .where(and(eq(order_events.order_id, orders.id), eq(order_events.event, event))),
      ),
    );
  const isDelivery = ne(orders.track, "pickup");
  return [
    isDue("ready", ne(orders.dining_type, DINING_TYPE.courier)),
    isDue("courier-arrived", isDelivery),
    isDue("courier-called", isDelivery),
    isDue("delivery-photo", and(isDelivery, gte(orders.update_time, now - PHOTO_WITHIN_SECONDS))),
  ];
}

/** Returns the SQL expression for the time that `preparationTime` computes. */
export function preparationStart(): SQL {
  const start = sql`case when ${orders.is_reservation} = 1 then ${orders.reservation_start_time} - ${RESERVED_LEAD_SECONDS}::int else 0 end`;
  return sql`greatest(${start}, coalesce(${orders.paid_time}, ${orders.create_time}))`;
}
