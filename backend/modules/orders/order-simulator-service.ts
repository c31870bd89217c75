import { and, inArray, type SQL, sql } from "drizzle-orm";
import { ORDER_STATUS } from "../../../lib/contracts/codes.ts";
import { type Deps, epochSeconds } from "../../call.ts";
import type { Transaction } from "../../db/client.ts";
import { orders } from "../../db/schema/order-tables.ts";
import { forEachOrder } from "./due-orders.ts";
import { applyEvent, type OrderRow } from "./order-event-service.ts";
import { dueEvents, type SimulatorWaits, UNDER_WAY } from "./order-simulator-rules.ts";
import { RESERVED_LEAD_SECONDS } from "./order-state-rules.ts";

/**
 * Applies the due events of orders, as stores and couriers would. An order that waits for its payment is not changed.
 * Returns how many orders were changed.
 *
 * Locks: the row of one order in each transaction, then those of its events.
 */
export async function simulateOrdersOnce(deps: Deps): Promise<number> {
  const waits = deps.config.ORDER_SIMULATOR_SECONDS;
  if (waits === null) return 0;
  const clock = { waits, now: epochSeconds(deps) };
  return forEachOrder(deps, {
    condition: and(inArray(orders.order_status, UNDER_WAY), isDue(waits, clock.now)),
    work: (tx, order) => applyDueEvents(tx, order, clock),
  });
}

type SimulatorClock = { waits: SimulatorWaits; now: number };

async function applyDueEvents(tx: Transaction, order: OrderRow, { waits, now }: SimulatorClock) {
  let current = order;
  for (const { type, at } of dueEvents(order, waits, now)) {
    current = await applyEvent(tx, current, { event: { type }, now: at });
  }
}

/** The same condition as a non-empty result of `dueEvents`, for the query. */
function isDue([accepts, leaves, arrives]: SimulatorWaits, now: number): SQL {
  const { ordered, confirming, selfConfirming } = ORDER_STATUS;
  const wait = sql`case when ${orders.order_status} = ${ordered} then ${accepts}::int when ${orders.order_status} in (${confirming}, ${selfConfirming}) then ${leaves}::int else ${arrives}::int end`;
  return sql`${preparationStart()} + ${wait} <= ${now}`;
}

/** The same as `preparationTime`, for a query. */
export function preparationStart(): SQL {
  const start = sql`case when ${orders.is_reservation} = 1 then ${orders.reservation_start_time} - ${RESERVED_LEAD_SECONDS}::int else 0 end`;
  return sql`greatest(${start}, coalesce(${orders.paid_time}, ${orders.create_time}))`;
}
