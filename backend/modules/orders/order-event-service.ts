import { and, eq, inArray, sql } from "drizzle-orm";
import type { Transaction } from "../../db/client.ts";
import { type DeliveryReport, order_events, orders } from "../../db/schema/order-tables.ts";
import { outbox, payments } from "../../db/schema/payment-tables.ts";
import { stores } from "../../db/schema/store-tables.ts";
import { settleReferral } from "../benefits/referral-reward-service.ts";
import { closeHolds } from "../ledger/hold-service.ts";
import {
  type Effect,
  type OrderEvent,
  type OrderState,
  orderStep,
  preparationTime,
  sinceOf,
} from "./order-state-rules.ts";

type OrderReport =
  | DeliveryReport
  | Extract<(typeof order_events.$inferInsert)["event"], `help-${string}`>;
export type OrderRow = typeof orders.$inferSelect;

/** Reads the order and locks its row, so that other changes of the order wait for this transaction. */
export async function lockOrder(tx: Transaction, order_id: number): Promise<OrderRow> {
  const [order] = await tx.select().from(orders).where(eq(orders.id, order_id)).for("update");
  if (!order) throw new Error(`orders: no order ${order_id}`);
  return order;
}

/**
 * Applies an event to an order. All changes of an order's state use this function. If the event does not change the
 * state, the order is returned unchanged.
 *
 * Locks: the row of the order, which the caller holds. If the event ends the holds of the order, the locks of
 * `closeHolds` follow; if it delivers the order, those of `completeDelivery`.
 */
export async function applyEvent(
  tx: Transaction,
  order: OrderRow,
  { event, now }: { event: OrderEvent; now: number },
): Promise<OrderRow> {
  const step = orderStep(stateOf(order), event);
  if (!step) return order;
  const { order_status, pay_status, effects } = step;
  const paid_time = event.type === "paid" ? now : order.paid_time;
  const changed = { order_status, pay_status, paid_time, update_time: now };
  await tx.update(orders).set(changed).where(eq(orders.id, order.id));
  await tx.insert(order_events).values({
    order_id: order.id,
    event: event.type,
    from_status: order.order_status,
    to_status: order_status,
    create_time: now,
  });
  for (const effect of effects) await carryOut(tx, effect, { order, now });
  return { ...order, ...changed };
}

type Target = { order_id: number; now: number };

function carryOut(
  tx: Transaction,
  effect: Effect,
  { order, now }: { order: OrderRow; now: number },
): Promise<void> {
  const target = { order_id: order.id, now };
  switch (effect) {
    case "commit-holds":
      return closeHolds(tx, "commit", target);
    case "release-holds":
      return closeHolds(tx, "release", target);
    case "refund":
      return requestRefund(tx, target);
    case "deliver":
      return completeDelivery(tx, { order, now });
  }
}

/**
 * Requests the refund of all paid attempts of an order, or of the attempt `payment_id`: marks them as `refunding` and
 * writes a refund task to the outbox.
 */
export async function requestRefund(
  tx: Transaction,
  { order_id, now, payment_id }: Target & { payment_id?: number },
): Promise<void> {
  const condition = payment_id === undefined ? undefined : eq(payments.id, payment_id);
  await tx
    .update(payments)
    .set({ status: "refunding", refund_due: sql`${payments.amount}`, update_time: now })
    .where(and(eq(payments.order_id, order_id), eq(payments.status, "paid"), condition));
  await tx
    .insert(outbox)
    .values({ kind: "payment-refund", order_id, create_time: now, next_try_time: now });
}

type Part = Target & { payment_id: number; amount: number };

/**
 * Requests a partial refund of a payment, in addition to earlier partial refunds. Returns the sum of all requested
 * refunds of the payment in NT$. The state of the order does not change. Locks: the row of the order, which the caller
 * holds.
 */
export async function requestPartialRefund(
  tx: Transaction,
  { order_id, now, payment_id, amount }: Part,
): Promise<number> {
  const [payment] = await tx
    .update(payments)
    .set({
      status: "refunding",
      refund_due: sql`${payments.refund_due} + ${amount}::int`,
      update_time: now,
    })
    .where(and(eq(payments.id, payment_id), inArray(payments.status, ["paid", "refunding"])))
    .returning({ refund_due: payments.refund_due });
  if (!payment) throw new Error(`orders: payment ${payment_id} cannot be refunded`);
  await tx
    .insert(outbox)
    .values({ kind: "payment-refund", order_id, create_time: now, next_try_time: now });
  return payment.refund_due;
}

/**
 * Adds an event to the history of an order without changing the order's state. Returns the id of the event. Locks: the
 * row of the order, which the caller holds.
 */
export async function recordEvent(
  tx: Transaction,
  { id: order_id, order_status }: Pick<OrderRow, "id" | "order_status">,
  { event, amount, now }: { event: OrderReport; amount: number | null; now: number },
): Promise<number> {
  const [row] = await tx
    .insert(order_events)
    .values({
      order_id,
      event,
      from_status: order_status,
      to_status: order_status,
      amount,
      create_time: now,
    })
    .returning({ id: order_events.id });
  if (!row) throw new Error("order_events: the insert gave no row back");
  return row.id;
}

export function stateOf(order: OrderRow): OrderState {
  return { ...order, since: sinceOf(order), begins: preparationTime(order) };
}

type Delivered = { order: typeof orders.$inferSelect; now: number };

/**
 * Settles the customer's referral and adds 1 to the order count of the store. It runs once for each order.
 *
 * Locks: the row of the referral, a name for the inviter's referrals, then the row of the store.
 */
async function completeDelivery(tx: Transaction, { order, now }: Delivered): Promise<void> {
  await settleReferral(tx, { order, now });
  // The row of the store is locked last, because many orders wait for it (RU-37).
  await tx
    .update(stores)
    .set({ total_order_count: sql`${stores.total_order_count} + 1` })
    .where(eq(stores.id, order.store_id));
}
