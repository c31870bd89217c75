import { setTimeout as sleep } from "node:timers/promises";
import { and, eq, isNull } from "drizzle-orm";
import { REASON } from "../../../lib/contracts/answer-code.ts";
import { CODE, ORDER_STATUS } from "../../../lib/contracts/codes.ts";
import { type Deps, epochSeconds } from "../../call.ts";
import type { Transaction } from "../../db/client.ts";
import { outbox } from "../../db/schema/payment-tables.ts";
import { lockOrder, type OrderRow } from "../orders/order-event-service.ts";
import { type Outcome, outcomeOf, PENDING } from "../orders/order-outcome.ts";
import {
  changePayment,
  currentAttempt,
  liveAttempts,
  type PaymentRow,
  readPayment,
  writeAttempt,
} from "./payment-attempts.ts";
import { unpaidEnding } from "./payment-endings.ts";
import type { KnownPayment, PaymentGateway, RequestResult } from "./payment-gateway.ts";
import { gatewayOf, lookUpForPayer } from "./payment-gateways.ts";
import { failPayment } from "./payment-status-service.ts";
import { settleForPayer, settlePayment } from "./settle-service.ts";

/** A request counts as in progress for the timeout of the provider's call plus this time for our own work. */
const IN_FLIGHT_SPARE_SECONDS = 5;
const WAITS_MS = [50, 100, 200, 400, 800, 1500, 3000, 4000];

const BUSY = failedOutcome("付款服務忙碌中，請稍後再試");

/**
 * Requests the payment page of the order's current attempt, or charges the saved card. Must not be called inside a
 * transaction, because it waits for the provider.
 *
 * Locks: the row of the order, while the answer is recorded.
 */
export async function requestPayment(deps: Deps, order: OrderRow): Promise<Outcome> {
  const payment = await currentAttempt(deps.db, order.id);
  const gateway = gatewayOf(deps, payment.provider);
  const requested = await gateway.request(payment, order);
  const outcome = await deps.db.transaction((tx) =>
    recordAnswer(tx, { deps, gateway, payment, requested }),
  );
  // If there is no payment page, the request may have charged a saved card, so the payment is settled at once.
  return outcome ?? settlePayment(deps, payment.id);
}

type Answered = {
  deps: Deps;
  gateway: PaymentGateway;
  payment: PaymentRow;
  requested: RequestResult;
};

/**
 * Records the provider's answer if the order still waits for its payment. Returns null if the payment must be settled
 * at once.
 */
async function recordAnswer(tx: Transaction, answered: Answered): Promise<Outcome | null> {
  const { deps, payment, requested } = answered;
  const { pageSeconds } = answered.gateway;
  const now = epochSeconds(deps);
  const order = await lockOrder(tx, payment.order_id);
  if (order.order_status !== ORDER_STATUS.awaitingPayment) return outcomeOf(order);
  switch (requested.answer) {
    case "page":
    case "no-page": {
      const payment_url_web = requested.answer === "page" ? requested.payment_url_web : "";
      await changePayment(tx, payment.id, {
        status: "requested",
        transaction_id: requested.transaction_id,
        payment_url_web,
        page_end: pageSeconds === null ? null : payment.create_time + pageSeconds,
        next_check_time: payment.create_time + (deps.config.RECONCILE_SECONDS[0] ?? 0),
        update_time: now,
      });
      await closeRequest(tx, order.id, now);
      return requested.answer === "page" ? outcomeOf(order, payment_url_web) : null;
    }
    case "unknown":
      await changePayment(tx, payment.id, unpaidEnding(deps, payment, now));
      return BUSY;
    case "refused":
      return recordRefusal(tx, order, { ...answered, requested });
  }
}

type Refused = Answered & { requested: Extract<RequestResult, { answer: "refused" }> };

async function recordRefusal(tx: Transaction, order: OrderRow, refused: Refused): Promise<Outcome> {
  const { deps, gateway, payment, requested } = refused;
  const now = epochSeconds(deps);
  deps.log.error(`payments: request refused with ${requested.code}`, { order_id: order.id });
  await failPayment(tx, { deps, order, payment, now }, "payment-failed");
  await closeRequest(tx, order.id, now);
  return failedOutcome(
    requested.message ?? `${gateway.name} 暫時無法付款，訂單未成立，請改用其他付款方式`,
  );
}

function failedOutcome(message: string): Outcome {
  return { ok: false, code: CODE.paymentFailed, message, reason: REASON.paymentMethod };
}

async function closeRequest(tx: Transaction, order_id: number, now: number): Promise<void> {
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
 * Continues an unpaid order that is submitted again. Returns the payment page if the attempt can still be paid, the
 * result if it was paid, and `PENDING` if its result is not known yet. Starts another attempt of the same order if the
 * attempt has failed, if its payment request was lost, or if its payment page cannot be opened again.
 */
export async function resumePayment(deps: Deps, order: OrderRow): Promise<Outcome> {
  for (const wait of WAITS_MS) {
    const payment = await currentAttempt(deps.db, order.id);
    if (!isRequestInProgress(deps, payment)) return resumeAttempt(deps, order, payment);
    await sleep(wait);
  }
  return PENDING;
}

/**
 * Returns true if the payment request of an attempt is in progress. If no answer is recorded after the timeout of the
 * request, the process that sent it has ended, and the request is lost.
 */
export function isRequestInProgress(
  deps: Deps,
  { status, create_time, provider }: PaymentRow,
): boolean {
  const { request } = gatewayOf(deps, provider).longestMs;
  const inFlight = Math.ceil(request / 1000) + IN_FLIGHT_SPARE_SECONDS;
  return status === "created" && epochSeconds(deps) - create_time < inFlight;
}

async function resumeAttempt(deps: Deps, order: OrderRow, payment: PaymentRow): Promise<Outcome> {
  const { status, transaction_id } = payment;
  if (status === "requested" && transaction_id !== null) {
    return resumeRequested(deps, order, { ...payment, transaction_id });
  }
  // The request may have charged the card. If no answer comes, the outbox task makes the reconciler look up the charge.
  if (status === "created" && transaction_id !== null) return PENDING;
  if (status === "created" || status === "failed") return retryPayment(deps, order, payment);
  return settleForPayer(deps, payment.id, order.member_id);
}

async function resumeRequested(
  deps: Deps,
  order: OrderRow,
  payment: KnownPayment,
): Promise<Outcome> {
  const { payment_url_web } = payment;
  switch (await lookUpForPayer(deps, payment, order.member_id)) {
    case "untouched":
      return payment_url_web === "" ? PENDING : outcomeOf(order, payment_url_web);
    case "failed":
    case "spent":
      return retryPayment(deps, order, payment);
    default:
      return settleForPayer(deps, payment.id, order.member_id);
  }
}

/** Starts another attempt. Locks: the row of the order. */
async function retryPayment(deps: Deps, order: OrderRow, old: PaymentRow): Promise<Outcome> {
  const now = epochSeconds(deps);
  const next = await deps.db.transaction(async (tx) => {
    const locked = await lockOrder(tx, order.id);
    if (locked.order_status !== ORDER_STATUS.awaitingPayment) return locked;
    // Since the look-up, another caller may have started an attempt or may have begun to settle this attempt.
    const current = await readPayment(tx, old.id);
    const others = await liveAttempts(tx, { order_id: order.id, except: old.id });
    if (others.length > 0 || current.status !== old.status) return "again";
    await changePayment(tx, old.id, unpaidEnding(deps, old, now));
    await writeAttempt(tx, locked, now);
    return "started";
  });
  if (next === "again") return resumePayment(deps, order);
  return next === "started" ? requestPayment(deps, order) : outcomeOf(next);
}
