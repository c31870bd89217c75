import { and, asc, eq, lte, sql } from "drizzle-orm";
import { ORDER_STATUS } from "../../../lib/contracts/codes.ts";
import { type Deps, epochSeconds } from "../../call.ts";
import type { Transaction } from "../../db/client.ts";
import { orders } from "../../db/schema/order-tables.ts";
import { applyEvent } from "./order-event-service.ts";
import { preparationStart } from "./order-simulator-service.ts";

const ANSWER_SECONDS = 10 * 60;
/** A small batch, so other transactions do not wait long. The next step takes the rest. */
const BATCH = 25;

/**
 * Rejects the orders that their store has not answered for ten minutes (RU-31), so that no customer waits longer for the
 * food or the refund. The order simulator answers every order.
 *
 * Locks: the rows of the orders, by id; a row that another transaction holds is skipped.
 */
export async function refuseUnanswered(deps: Deps): Promise<number> {
  if (deps.config.ORDER_SIMULATOR_SECONDS !== null) return 0;
  const now = epochSeconds(deps);
  return deps.db.transaction(async (tx) => {
    const unanswered = await readUnanswered(tx, now);
    for (const order of unanswered) {
      await applyEvent(tx, order, { event: { type: "store-rejects" }, now });
    }
    return unanswered.length;
  });
}

function readUnanswered(tx: Transaction, now: number) {
  return tx
    .select()
    .from(orders)
    .where(
      and(
        eq(orders.order_status, ORDER_STATUS.ordered),
        lte(sql`${preparationStart()} + ${ANSWER_SECONDS}::int`, now),
      ),
    )
    .orderBy(asc(orders.id))
    .limit(BATCH)
    .for("update", { skipLocked: true });
}
