import { and, desc, eq, gt, ne, or, sql } from "drizzle-orm";
import { ORDER_STATUS } from "../../../lib/contracts/codes.ts";
import type { Database, Transaction } from "../../db/client.ts";
import { orders } from "../../db/schema/order-tables.ts";
import type { OrderRow } from "../orders/order-event-service.ts";
import { type Claim, linkClaim } from "./idempotency-service.ts";

/**
 * Submits with the same content within this many seconds place only one order, even if they have different idempotency
 * keys or none (RU-22). They place a second order only if the customer confirms it (RU-62).
 */
export const REPEAT_SECONDS = 60;

/**
 * The result of writing an order. `kind` says what `order` is:
 * - `new`: the order that was written.
 * - `same`: an earlier order that the submit repeats.
 * - `waiting`: the earlier unpaid order of the same cart. It must be ended before the new order is written.
 * - `blocked`: another unpaid order of the member. The new order needs a slot or pieces of a product that it reserves.
 */
export type Written = { order: OrderRow; kind: "new" | "same" | "waiting" | "blocked" };

export async function reuseOrder(tx: Transaction, claim: Claim, order: OrderRow): Promise<Written> {
  await linkClaim(tx, claim, order.id);
  return { order, kind: "same" };
}

type OrderContent = { fingerprint: string; now: number; pay_total?: number };

/**
 * Finds an order with the same content that is not cancelled and was placed or paid within the last minute, or that is
 * unpaid and costs `pay_total`. Without `pay_total`, an unpaid order that is older than a minute is not found. A
 * customer who submits the same content again has probably not seen the result of the earlier order.
 */
export async function findSameOrder(
  db: Database,
  { fingerprint, now, pay_total }: OrderContent,
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
