import { CODE } from "../../../lib/contracts/codes.ts";
import { type Deps, epochSeconds } from "../../call.ts";
import type { Transaction } from "../../db/client.ts";
import { ledger } from "../../db/schema/order-tables.ts";
import {
  applyEvent,
  lockOrder,
  type OrderRow,
  requestRefund,
} from "../orders/order-event-service.ts";
import { type Outcome, outcomeOf, PENDING } from "../orders/order-outcome.ts";
import { changePayment, liveAttempts, type PaymentRow, readPayment } from "./payment-attempts.ts";
import { unpaidEnding } from "./payment-endings.ts";
import type { PaymentStatus } from "./payment-gateway.ts";
import { gatewayOf } from "./payment-gateways.ts";

/** An unsettled payment is looked up again after this time. */
const UNSURE_SECONDS = 10;

type Settled = {
  payment_id: number;
  claimed_until: number;
  /** True if the attempt or its order had already ended before the provider was asked. */
  isLate: boolean;
  status: PaymentStatus;
};

/**
 * Records the result that the provider reported. Changes nothing if the claim of the caller has expired and another
 * caller has claimed or settled the payment.
 *
 * Locks: the row of the order.
 */
export async function recordStatus(tx: Transaction, deps: Deps, result: Settled): Promise<Outcome> {
  const { payment_id, claimed_until, isLate, status } = result;
  const now = epochSeconds(deps);
  const { order_id } = await readPayment(tx, payment_id);
  const order = await lockOrder(tx, order_id);
  const payment = await readPayment(tx, payment_id);
  const isMine = payment.status === "confirming" && payment.claimed_until === claimed_until;
  if (!isMine) return payment.status === "confirming" ? PENDING : outcomeOf(order);
  const facts = { deps, order, payment, now };
  switch (status) {
    case "paid":
      return outcomeOf(await recordCollected(tx, facts));
    case "other-amount":
      deps.log.error("payments: another amount was taken", { payment_id });
      return outcomeOf(await recordWrongAmount(tx, facts));
    case "failed":
      return outcomeOf(await failPayment(tx, facts, "payment-failed"));
    case "untouched":
      return isLate ? recordStillUnpaid(tx, facts) : keepWaiting(tx, facts);
    case "unsure":
      await reopen(tx, facts, "confirming");
      return PENDING;
  }
}

type Facts = { deps: Deps; order: OrderRow; payment: PaymentRow; now: number };

async function keepWaiting(tx: Transaction, facts: Facts): Promise<Outcome> {
  const { deps, payment } = facts;
  await reopen(tx, facts, "requested");
  // Without a payment page, the payer can only wait.
  if (payment.payment_url_web === "") return PENDING;
  const { name } = gatewayOf(deps, payment.provider);
  return {
    ok: false,
    code: CODE.paymentFailed,
    message: `付款尚未完成，請先在 ${name} 完成付款`,
  };
}

async function recordStillUnpaid(
  tx: Transaction,
  { deps, order, payment, now }: Facts,
): Promise<Outcome> {
  await changePayment(tx, payment.id, unpaidEnding(deps, payment, now));
  return outcomeOf(order);
}

async function recordCollected(tx: Transaction, { deps, order, payment, now }: Facts) {
  const { id, amount } = payment;
  const settled = { claimed_until: null, next_check_time: null, update_time: now };
  await changePayment(tx, id, { ...settled, status: "paid" });
  await bookCharge(tx, payment, now);
  const paid = await applyEvent(tx, order, { event: { type: "paid", amount }, now });
  for (const other of await liveAttempts(tx, { order_id: order.id, except: id })) {
    await changePayment(tx, other.id, unpaidEnding(deps, other, now));
  }
  // The payment did not pay the order, because an earlier payment had paid it or the order has another amount. The
  // money is refunded.
  if (paid.pay_status === order.pay_status) {
    deps.log.error("payments: a payment did not pay its order and is refunded", { payment_id: id });
    await requestRefund(tx, { order_id: order.id, now, payment_id: id });
  }
  return paid;
}

/** Records a payment of a wrong amount: an order that waits for its payment ends, and the whole amount is refunded. */
async function recordWrongAmount(
  tx: Transaction,
  { order, payment, now }: Facts,
): Promise<OrderRow> {
  const settled = { claimed_until: null, next_check_time: null, update_time: now };
  await changePayment(tx, payment.id, { ...settled, status: "paid" });
  await bookCharge(tx, payment, now);
  const ended = await applyEvent(tx, order, { event: { type: "payment-failed" }, now });
  const paid = { type: "paid" as const, amount: order.pay_total };
  const refunding = await applyEvent(tx, ended, { event: paid, now });
  if (refunding.pay_status === ended.pay_status) {
    await requestRefund(tx, { order_id: order.id, now, payment_id: payment.id });
  }
  return refunding;
}

/** Ends an attempt. The order ends only if it has no other attempt that can still be paid. */
export async function failPayment(
  tx: Transaction,
  { deps, order, payment, now }: Facts,
  type: "payment-failed" | "payment-expired",
): Promise<OrderRow> {
  await changePayment(tx, payment.id, unpaidEnding(deps, payment, now));
  const others = await liveAttempts(tx, { order_id: order.id, except: payment.id });
  return others.length > 0 ? order : applyEvent(tx, order, { event: { type }, now });
}

async function reopen(
  tx: Transaction,
  { payment, now }: Facts,
  status: "requested" | "confirming",
) {
  await changePayment(tx, payment.id, {
    status,
    claimed_until: null,
    next_check_time: now + UNSURE_SECONDS,
    update_time: now,
  });
}

/**
 * Writes the amount of an attempt to the ledger, once for each attempt. If the provider collected another amount, the
 * ledger still gets the amount of the attempt.
 */
async function bookCharge(
  tx: Transaction,
  { order_id, attempt_no, amount }: PaymentRow,
  now: number,
): Promise<void> {
  const account = `charge:${attempt_no}`;
  await tx
    .insert(ledger)
    .values({ order_id, account, entry: "charge", amount, create_time: now })
    .onConflictDoNothing();
}

/**
 * Writes to the ledger how much was refunded since the last recorded refund. Each partial refund has an account of its
 * own.
 */
export async function bookRefund(
  tx: Transaction,
  { order_id, attempt_no, amount, refunded: before }: PaymentRow,
  { refunded, now }: { refunded: number; now: number },
): Promise<void> {
  const isWhole = before === 0 && refunded === amount;
  const account = isWhole ? `refund:${attempt_no}` : `refund:${attempt_no}:${refunded}`;
  await tx
    .insert(ledger)
    .values({ order_id, account, entry: "refund", amount: before - refunded, create_time: now })
    .onConflictDoNothing();
}
