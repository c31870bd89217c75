import { and, eq, lte, sql } from "drizzle-orm";
import { ORDER_STATUS } from "../../../lib/contracts/codes.ts";
import { type Deps, epochSeconds } from "../../call.ts";
import { orders } from "../../db/schema/order-tables.ts";
import { forEachOrder } from "./due-orders.ts";
import { applyEvent } from "./order-event-service.ts";
import { preparationStart } from "./order-simulator-service.ts";

const ANSWER_SECONDS = 10 * 60;

/**
 * Rejects each order that its store has not accepted ten minutes after the preparation should have begun (RU-31), so
 * that the customer does not wait longer for the food or the refund. If the order simulator is on, no order is
 * rejected, because the simulator accepts every order. Returns the number of rejected orders.
 *
 * Locks: in each transaction the row of one order, then the locks of `applyEvent`.
 */
export async function refuseUnanswered(deps: Deps): Promise<number> {
  if (deps.config.ORDER_SIMULATOR_SECONDS !== null) return 0;
  const now = epochSeconds(deps);
  return forEachOrder(deps, {
    condition: and(
      eq(orders.order_status, ORDER_STATUS.ordered),
      lte(sql`${preparationStart()} + ${ANSWER_SECONDS}::int`, now),
    ),
    work: (tx, order) => applyEvent(tx, order, { event: { type: "store-rejects" }, now }),
  });
}
