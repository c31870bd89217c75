import { setTimeout as sleep } from "node:timers/promises";
import { and, eq, isNull } from "drizzle-orm";
import { CODE, ORDER_STATUS } from "../../lib/contracts/codes.ts";
import { type Deps, epochSeconds } from "../call.ts";
import type { Database } from "../db/client.ts";
import { outbox } from "../db/schema/order-tables.ts";
import { applyEvent, lockOrder, type OrderRow } from "../orders/order-event-service.ts";
import { type Outcome, outcomeOf, PENDING } from "../orders/order-outcome.ts";
import type { LinePayRequestInfo } from "../providers/line-pay-wire.ts";
import type { ProviderResult } from "../providers/provider-result.ts";
import { checkVerdict } from "./line-pay-verdict-rules.ts";
import {
  changePayment,
  currentAttempt,
  liveAttempts,
  type PaymentRow,
  readPayment,
  writeAttempt,
} from "./payment-attempts.ts";
import { settlePayment } from "./settle-service.ts";

/** Refusals that leave it open whether an earlier call of the same number went through. */
const UNDECIDED = new Set(["1145", "1172", "1198", "9000"]);
/** Longer than the request may take: a number still unanswered then was lost with its process. */
const IN_FLIGHT_SECONDS = 15;
const WAITS_MS = [50, 100, 200, 400, 800, 1500, 3000, 4000];

const REFUSED: Outcome = {
  ok: false,
  code: CODE.paymentFailed,
  message: "LINE Pay 暫時無法付款，訂單未成立，請改用其他付款方式",
};
const BUSY: Outcome = {
  ok: false,
  code: CODE.paymentFailed,
  message: "付款服務忙碌中，請稍後再試",
};

/** Asks the provider for the payment page of the order's newest attempt; never inside a transaction. */
export async function requestPayment(deps: Deps, order: OrderRow): Promise<Outcome> {
  const payment = await currentAttempt(deps.db, order.id);
  const { APP_ORIGIN } = deps.config;
  const result = await deps.providers.linePay.request({
    orderId: payment.attempt_no,
    no: order.order_no,
    amount: payment.amount,
    confirmUrl: `${APP_ORIGIN}/third/lpconfirm?amount=${payment.amount}`,
    cancelUrl: `${APP_ORIGIN}/checkout?payment=cancelled`,
  });
  return deps.db.transaction((tx) => noteAnswer(tx, { deps, payment, result }));
}

type Answered = { deps: Deps; payment: PaymentRow; result: ProviderResult<LinePayRequestInfo> };

async function noteAnswer(tx: Database, { deps, payment, result }: Answered): Promise<Outcome> {
  const now = epochSeconds(deps);
  const order = await lockOrder(tx, payment.order_id);
  if (order.order_status !== ORDER_STATUS.awaitingPayment) return outcomeOf(order);
  if (result.ok === true) {
    const { transactionId: transaction_id, paymentUrl } = result.info;
    await changePayment(tx, payment.id, {
      status: "requested",
      transaction_id,
      payment_url_web: paymentUrl.web,
      next_check_time: payment.create_time + (deps.config.RECONCILE_SECONDS[0] ?? 0),
      update_time: now,
    });
    await closeRequest(tx, order.id, now);
    return outcomeOf(order, paymentUrl.web);
  }
  // Nobody was given this attempt's page, so nobody can pay it, whatever became of it at the provider.
  await changePayment(tx, payment.id, { status: "failed", update_time: now });
  if (result.ok === "unknown" || UNDECIDED.has(result.returnCode)) return BUSY;
  deps.log.error(`payments: request refused with ${result.returnCode}`, { order_id: order.id });
  const others = await liveAttempts(tx, { order_id: order.id, except: payment.id });
  if (others.length === 0) await applyEvent(tx, order, { event: { type: "payment-failed" }, now });
  await closeRequest(tx, order.id, now);
  return REFUSED;
}

async function closeRequest(tx: Database, order_id: number, now: number): Promise<void> {
  await tx
    .update(outbox)
    .set({ done_time: now })
    .where(
      and(
        eq(outbox.order_id, order_id),
        eq(outbox.kind, "payment-request"),
        isNull(outbox.done_time),
      ),
    );
}

/**
 * The same order submitted again while it waits for its payment: its page if it can still be paid, its result
 * if it was, else another attempt. Never a second order.
 */
export async function resumePayment(deps: Deps, order: OrderRow): Promise<Outcome> {
  for (const wait of WAITS_MS) {
    const payment = await currentAttempt(deps.db, order.id);
    const isAsking =
      payment.status === "created" && epochSeconds(deps) - payment.create_time < IN_FLIGHT_SECONDS;
    if (!isAsking) return resumeAttempt(deps, order, payment);
    await sleep(wait);
  }
  return PENDING;
}

async function resumeAttempt(deps: Deps, order: OrderRow, payment: PaymentRow): Promise<Outcome> {
  const { status, transaction_id } = payment;
  if (status === "requested" && transaction_id !== null) {
    const verdict = checkVerdict(await deps.providers.linePay.check(transaction_id));
    if (verdict === "untouched") return outcomeOf(order, payment.payment_url_web);
    if (verdict !== "failed") return settlePayment(deps, payment.id);
    return retryPayment(deps, order, payment);
  }
  if (status === "created" || status === "failed") return retryPayment(deps, order, payment);
  return settlePayment(deps, payment.id);
}

async function retryPayment(deps: Deps, order: OrderRow, old: PaymentRow): Promise<Outcome> {
  const now = epochSeconds(deps);
  const next = await deps.db.transaction(async (tx) => {
    const locked = await lockOrder(tx, order.id);
    if (locked.order_status !== ORDER_STATUS.awaitingPayment) return locked;
    // Somebody else may have begun another attempt, or be collecting this one, since it was looked at.
    const current = await readPayment(tx, old.id);
    const others = await liveAttempts(tx, { order_id: order.id, except: old.id });
    if (others.length > 0 || current.status !== old.status) return "again";
    await changePayment(tx, old.id, { status: "failed", update_time: now });
    await writeAttempt(tx, locked, now);
    return "mine";
  });
  if (next === "again") return resumePayment(deps, order);
  return next === "mine" ? requestPayment(deps, order) : outcomeOf(next);
}
