import { and, eq, isNull, lte, or } from "drizzle-orm";
import { type Deps, epochSeconds } from "../../call.ts";
import { payments } from "../../db/schema/payment-tables.ts";
import { recordHelpRefunds } from "../orders/help-refund-service.ts";
import { applyEvent, lockOrder } from "../orders/order-event-service.ts";
import { changePayment, type PaymentRow, readPayment } from "./payment-attempts.ts";
import type { KnownPayment } from "./payment-gateway.ts";
import { gatewayOf } from "./payment-gateways.ts";
import { bookRefund } from "./payment-status-service.ts";
import { refundLeaseSeconds, refundUnderLease } from "./refund-lease.ts";

/**
 * Makes the requested refunds of an order. Returns null if nothing is left to refund. Otherwise returns the time in
 * epoch seconds when the last lease of the remaining refunds ends; 0 if none of them has a lease.
 */
export async function refundOrder(deps: Deps, order_id: number): Promise<number | null> {
  const condition = and(eq(payments.order_id, order_id), eq(payments.status, "refunding"));
  for (const { id } of await deps.db.select().from(payments).where(condition)) {
    const claimed = await takeRefund(deps, id);
    if (claimed) await refund(deps, claimed);
  }
  const remaining = await deps.db.select().from(payments).where(condition);
  if (remaining.length === 0) return null;
  return Math.max(...remaining.map(({ claimed_until }) => claimed_until ?? 0));
}

type ClaimedPayment = KnownPayment & { claimed_until: number };

/**
 * Takes the lease of a payment for its refund. Returns null if another worker holds the lease, or if nothing has to be
 * refunded any more.
 *
 * Locks: the row of the payment; a row that another transaction holds is skipped.
 */
async function takeRefund(deps: Deps, id: number): Promise<ClaimedPayment | null> {
  return deps.db.transaction(async (tx) => {
    const now = epochSeconds(deps);
    const isFree = or(isNull(payments.claimed_until), lte(payments.claimed_until, now));
    const [payment] = await tx
      .select()
      .from(payments)
      .where(and(eq(payments.id, id), eq(payments.status, "refunding"), isFree))
      .for("update", { skipLocked: true });
    if (!payment || payment.transaction_id === null) return null;
    const { transaction_id, provider } = payment;
    const claimed_until = now + refundLeaseSeconds(gatewayOf(deps, provider).longestMs.refund);
    await changePayment(tx, id, { claimed_until, update_time: now });
    return { ...payment, transaction_id, claimed_until };
  });
}

async function refund(deps: Deps, payment: ClaimedPayment): Promise<void> {
  const { id: payment_id, order_id, provider, claimed_until } = payment;
  const event = { order_id, payment_id, amount: payment.refund_due - payment.refunded };
  const gateway = gatewayOf(deps, provider);
  const step = await gateway.refund(payment);
  if (step.next === "later") return releaseLease(deps, payment);
  deps.audit({ kind: "refund-asked", ...event });
  const release = () => releaseLease(deps, payment);
  const lease = { longest_ms: gateway.longestMs.refund, claimed_until, release };
  const answer = await refundUnderLease(deps, lease, step);
  if (answer.ok) return recordRefund(deps, payment);
  deps.audit({ kind: "refund-refused", ...event });
  deps.log.error(`payments: refund not made: ${answer.reason}`, { payment_id, order_id });
}

async function releaseLease(deps: Deps, { id, claimed_until }: ClaimedPayment): Promise<void> {
  await deps.db
    .update(payments)
    .set({ claimed_until: null })
    .where(and(eq(payments.id, id), eq(payments.claimed_until, claimed_until)));
}

/**
 * Records that the refund was made, if this caller still holds the lease. An amount whose refund was requested after
 * the lease began stays due.
 *
 * Locks: the row of the order.
 */
async function recordRefund(deps: Deps, payment: ClaimedPayment): Promise<void> {
  const { id, order_id, refund_due: refunded, claimed_until } = payment;
  const amount = await deps.db.transaction(async (tx) => {
    const now = epochSeconds(deps);
    const order = await lockOrder(tx, order_id);
    const current = await readPayment(tx, id);
    const isMine = current.status === "refunding" && current.claimed_until === claimed_until;
    if (!isMine) return null;
    const status = statusAfter(current, refunded);
    await changePayment(tx, id, { status, refunded, claimed_until: null, update_time: now });
    await bookRefund(tx, current, { refunded, now });
    if (status === "refunded") await applyEvent(tx, order, { event: { type: "refunded" }, now });
    await recordHelpRefunds(tx, order, { payment_id: id, refunded, now });
    return refunded - current.refunded;
  });
  if (amount !== null) deps.audit({ kind: "refund-made", order_id, payment_id: id, amount });
}

function statusAfter({ amount, refund_due }: PaymentRow, refunded: number) {
  if (refunded < refund_due) return "refunding";
  return refunded === amount ? "refunded" : "paid";
}
