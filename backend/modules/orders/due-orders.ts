import { and, asc, eq, gt, type SQL } from "drizzle-orm";
import { describeError } from "../../backend-log.ts";
import type { Deps } from "../../call.ts";
import type { Transaction } from "../../db/client.ts";
import { orders } from "../../db/schema/order-tables.ts";
import type { OrderRow } from "./order-event-service.ts";

const BATCH_SIZE = 25;

type Due = {
  /** Selects the orders that are due. The condition is checked again after the order is locked. */
  condition: SQL | undefined;
  /** Changes one order. Resolves to false if nothing was left to do. */
  work: (tx: Transaction, order: OrderRow) => Promise<unknown>;
};

/**
 * Changes each due order in a transaction of its own and returns the number of changed orders. A transaction with
 * several orders could deadlock with another transaction, because the two transactions could lock the rows of stores
 * and inviters in different sequences. If the change of an order fails, the error is logged and the next order is
 * changed.
 *
 * Locks: the row of the order; a row that another transaction holds is skipped.
 */
export async function forEachOrder(deps: Deps, { condition, work }: Due): Promise<number> {
  let changed = 0;
  for (let last = 0; ; ) {
    const batch = await deps.db
      .select({ id: orders.id })
      .from(orders)
      .where(and(condition, gt(orders.id, last)))
      .orderBy(asc(orders.id))
      .limit(BATCH_SIZE);
    for (const { id } of batch) {
      if (await changeOrder(deps, id, { condition, work })) changed += 1;
    }
    if (batch.length < BATCH_SIZE) return changed;
    last = batch.at(-1)?.id ?? last;
  }
}

async function changeOrder(deps: Deps, id: number, { condition, work }: Due): Promise<boolean> {
  const changed = deps.db.transaction(async (tx) => {
    const [order] = await tx
      .select()
      .from(orders)
      .where(and(eq(orders.id, id), condition))
      .for("update", { skipLocked: true });
    return order !== undefined && (await work(tx, order)) !== false;
  });
  return changed.catch((error: unknown) => {
    deps.log.error(`orders: a due order was not changed: ${describeError(error)}`, {
      order_id: id,
    });
    return false;
  });
}
