import { and, desc, eq, gt, ne, or, sql } from "drizzle-orm";
import { ORDER_STATUS } from "../../../lib/contracts/codes.ts";
import type { Database, Transaction } from "../../db/client.ts";
import { orders } from "../../db/schema/order-tables.ts";
import type { OrderRow } from "../orders/order-event-service.ts";
import { type Claim, linkClaim } from "./idempotency-service.ts";

/** The same content within this time is the same order, with or without a key (RU-22). */
export const REPEAT_SECONDS = 60;

/**
 * `waiting`: the same cart's earlier order, which has to end before this one is written. `blocked`: an unpaid order of
 * the same member, which holds the last of what this one needs.
 */
export type Written = { order: OrderRow; is: "new" | "same" | "waiting" | "blocked" };

export async function writtenBefore(
  tx: Transaction,
  claim: Claim,
  order: OrderRow,
): Promise<Written> {
  await linkClaim(tx, claim, order.id);
  return { order, is: "same" };
}

type Same = { fingerprint: string; now: number; pay_total?: number };

/**
 * The same content within a minute of its order or of its payment, or while that waits to be paid at the same
 * price, is the same order: whoever submits again then has only not yet seen what became of it.
 */
export async function findSameOrder(
  db: Database,
  { fingerprint, now, pay_total }: Same,
): Promise<OrderRow | null> {
  const isRecent = and(
    gt(sql`greatest(${orders.create_time}, ${orders.paid_time})`, now - REPEAT_SECONDS),
    ne(orders.order_status, ORDER_STATUS.cancelled),
  );
  const isUnpaid =
    pay_total === undefined
      ? undefined
      : and(eq(orders.order_status, ORDER_STATUS.awaitingPayment), eq(orders.pay_total, pay_total));
  const [order] = await db
    .select()
    .from(orders)
    .where(and(eq(orders.fingerprint, fingerprint), or(isRecent, isUnpaid)))
    .orderBy(desc(orders.id))
    .limit(1);
  return order ?? null;
}
