import { and, count, desc, eq, inArray, ne } from "drizzle-orm";
import type { Database, Transaction } from "../../db/client.ts";
import { outbox, payments } from "../../db/schema/payment-tables.ts";
import { providerOf } from "../../shared/pay-type-rules.ts";
import { attemptNumber } from "../orders/order-number.ts";

export type PaymentRow = typeof payments.$inferSelect;

/**
 * If the provider has not answered a payment request after this time, the order ends and its holds are released,
 * because the payer cannot get the payment page any more. If the request charges a saved card, the order does not end
 * yet: the reconciler first looks up whether the card was charged.
 */
export const UNREACHED_SECONDS = 30;

const LIVE_STATUSES = ["created", "requested", "confirming"] as const;

type PayableOrder = {
  id: number;
  order_no: string;
  pay_type: number;
  card_id: number | null;
  pay_total: number;
};

/**
 * Writes the next payment attempt of an order. Also writes an outbox row. Its task ends the order if the payer does not
 * get a payment page, for example because the process crashes. If the request may have charged a saved card, the task
 * does not end the order but makes the reconciler look up the charge.
 */
export async function writeAttempt(
  tx: Transaction,
  order: PayableOrder,
  now: number,
): Promise<PaymentRow> {
  const provider = providerOf(order.pay_type);
  if (!provider) throw new Error(`payments: pay type ${order.pay_type} is not paid online`);
  const [earlier] = await tx
    .select({ count: count() })
    .from(payments)
    .where(eq(payments.order_id, order.id));
  const attempt_no = attemptNumber(order.order_no, (earlier?.count ?? 0) + 1);
  const [payment] = await tx
    .insert(payments)
    .values({
      order_id: order.id,
      attempt_no,
      provider,
      // If the order is paid with a saved card, the request itself charges the card. The attempt then needs a
      // transaction id even if no answer comes, so that the charge can be looked up.
      transaction_id: order.card_id === null ? null : attempt_no,
      amount: order.pay_total,
      status: "created",
      create_time: now,
      update_time: now,
    })
    .returning();
  if (!payment) throw new Error("payments: the insert gave no row back");
  await tx.insert(outbox).values({
    kind: "payment-request",
    order_id: order.id,
    create_time: now,
    next_try_time: now + UNREACHED_SECONDS,
  });
  return payment;
}

/**
 * Returns the newest attempt of the order that can still be paid. If there is none, returns the newest attempt of the
 * order.
 */
export async function currentAttempt(db: Database, order_id: number): Promise<PaymentRow> {
  const [payment] = await db
    .select()
    .from(payments)
    .where(eq(payments.order_id, order_id))
    .orderBy(desc(inArray(payments.status, LIVE_STATUSES)), desc(payments.id))
    .limit(1);
  if (!payment) throw new Error(`payments: order ${order_id} has no attempt`);
  return payment;
}

export async function readPayment(db: Database, id: number): Promise<PaymentRow> {
  const [payment] = await db.select().from(payments).where(eq(payments.id, id));
  if (!payment) throw new Error(`payments: no payment ${id}`);
  return payment;
}

/** Returns the attempts of an order that can still be paid, without the attempt `except`. */
export async function liveAttempts(
  db: Database,
  { order_id, except = 0 }: { order_id: number; except?: number },
): Promise<PaymentRow[]> {
  return db
    .select()
    .from(payments)
    .where(
      and(
        eq(payments.order_id, order_id),
        ne(payments.id, except),
        inArray(payments.status, LIVE_STATUSES),
      ),
    );
}

type Change = Partial<
  Pick<
    PaymentRow,
    | "status"
    | "refunded"
    | "transaction_id"
    | "payment_url_web"
    | "claimed_until"
    | "next_check_time"
    | "checks"
    | "page_end"
  >
>;

export async function changePayment(
  db: Database,
  id: number,
  change: Change & { update_time: number },
): Promise<void> {
  await db.update(payments).set(change).where(eq(payments.id, id));
}
