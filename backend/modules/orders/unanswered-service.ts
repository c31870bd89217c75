import { and, asc, eq, lte, sql } from "drizzle-orm";
import { ORDER_STATUS } from "../../../lib/contracts/codes.ts";
import { type Deps, epochSeconds } from "../../call.ts";
import type { Database } from "../../db/client.ts";
import { orders } from "../../db/schema/order-tables.ts";
import { applyEvent } from "./order-event-service.ts";
import { preparationStart } from "./order-simulator-service.ts";

const ANSWER_SECONDS = 10 * 60;
/** A small batch, so other transactions do not wait long. The next step takes the rest. */
const BATCH = 25;

/**
 * A store that has not answered for ten minutes has rejected the order (RU-31), so nobody waits longer for the food or
 * the refund. The order simulator answers every order.
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

/** An order that somebody else is changing is left to the next round. */
function readUnanswered(tx: Database, now: number) {
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
