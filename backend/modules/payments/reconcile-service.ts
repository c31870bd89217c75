import { and, asc, eq, inArray, isNull, lte, or, type SQL } from "drizzle-orm";
import { ORDER_STATUS } from "../../../lib/contracts/codes.ts";
import { startSpan, withSpan } from "../../../lib/process/tracing.ts";
import { describeError } from "../../backend-log.ts";
import { type Deps, epochSeconds } from "../../call.ts";
import { payments } from "../../db/schema/payment-tables.ts";
import type { Provider } from "../../shared/pay-type-rules.ts";
import { lockOrder } from "../orders/order-event-service.ts";
import { changePayment, type PaymentRow, readPayment } from "./payment-attempts.ts";
import { gatewayOf } from "./payment-gateways.ts";
import { failPayment } from "./payment-status-service.ts";
import { claimSeconds, settlePayment } from "./settle-service.ts";

const POSTPONED_SECONDS = 60;
/**
 * The wait between look-ups of a payment that has passed the last age of `RECONCILE_SECONDS` and whose result the
 * provider cannot report.
 */
const UNREPORTED_SECONDS = 60;

/**
 * Asks a provider about the payment that has been due for the longest time (RU-32). Thus a payment is settled even if
 * its payer does not return. Returns false if no payment is due.
 *
 * Locks: the row of the payment; a row that another transaction has locked is skipped. When the result of an attempt is
 * recorded, the row of its order is locked.
 */
export async function reconcileNext(deps: Deps, provider: Provider): Promise<boolean> {
  const payment = await takeDue(deps, provider);
  if (!payment) return false;
  const span = startSpan({ name: `payment-check ${provider}`, kind: "task" }, payment.traceparent);
  await withSpan(span, () =>
    checkOpenPayment(deps, payment).catch((error: unknown) => postpone(deps, payment, error)),
  );
  return true;
}

/**
 * Takes the payment that has been due for the longest time and postpones its next check, so that no other worker asks
 * about it at the same time.
 */
async function takeDue(deps: Deps, provider: Provider): Promise<PaymentRow | null> {
  const now = epochSeconds(deps);
  const due = deps.db
    .select({ id: payments.id })
    .from(payments)
    .where(isCheckDue(provider, now))
    .orderBy(asc(payments.next_check_time), asc(payments.id))
    .limit(1)
    .for("update", { skipLocked: true });
  const next_check_time = now + claimSeconds(gatewayOf(deps, provider));
  const [claimed] = await deps.db
    .update(payments)
    .set({ next_check_time })
    .where(eq(payments.id, due))
    .returning();
  return claimed ?? null;
}

/** Returns the condition for payments about which the provider must be asked now. */
export function isCheckDue(provider: Provider, now: number): SQL | undefined {
  return and(
    eq(payments.provider, provider),
    inArray(payments.status, ["requested", "confirming", "failed"]),
    lte(payments.next_check_time, now),
    or(isNull(payments.claimed_until), lte(payments.claimed_until, now)),
  );
}

/** Postpones a payment whose look-up failed, so that it does not delay other payments. */
async function postpone(deps: Deps, { id, order_id }: PaymentRow, error: unknown): Promise<void> {
  deps.log.error(`payments: check failed: ${describeError(error)}`, { payment_id: id, order_id });
  const now = epochSeconds(deps);
  await changePayment(deps.db, id, { next_check_time: now + POSTPONED_SECONDS, update_time: now });
}

/** Asks the provider about one payment, and then settles it, ends it or leaves it open. */
export async function checkOpenPayment(deps: Deps, payment: PaymentRow): Promise<void> {
  const { id, status, transaction_id, provider } = payment;
  if (status !== "requested" || transaction_id === null) {
    await settlePayment(deps, id);
    return;
  }
  const gateway = gatewayOf(deps, provider);
  const look = await gateway.look({ ...payment, transaction_id });
  switch (look) {
    case "authorised":
    case "paid":
    case "other-amount":
      await settlePayment(deps, id);
      return;
    case "failed":
      return endPayment(deps, payment, "payment-failed");
    case "unsure":
      return waitOrEnd(deps, payment, { mayEnd: !gateway.movesWithoutUs });
    case "untouched":
    case "spent":
      return waitOrEnd(deps, payment, { mayEnd: true });
  }
}

/**
 * Plans the next check of an unpaid attempt, or ends the attempt after the last age. If `mayEnd` is false, the attempt
 * stays open even then, because the provider collects money without a confirm call and could not report whether it has
 * done so.
 */
async function waitOrEnd(
  deps: Deps,
  payment: PaymentRow,
  { mayEnd }: { mayEnd: boolean },
): Promise<void> {
  const next = nextCheck(deps, payment);
  if (next !== null) return waitOn(deps, payment, next);
  if (mayEnd) return endPayment(deps, payment, "payment-expired");
  return waitOn(deps, payment, epochSeconds(deps) + UNREPORTED_SECONDS);
}

/**
 * A payment is looked up this long after its payment page has closed. If the provider then reports that the payment has
 * failed, for example because the page has expired, the attempt ends before the last age.
 */
const AFTER_PAGE_SECONDS = 5;

/**
 * Returns the time of the next check, or null after the last age. The ages of `RECONCILE_SECONDS` are counted from the
 * start of the attempt.
 */
function nextCheck(deps: Deps, { create_time, page_end }: PaymentRow): number | null {
  const now = epochSeconds(deps);
  const ages = deps.config.RECONCILE_SECONDS.map((seconds) => create_time + seconds);
  const next = ages.find((time) => time > now);
  if (next === undefined) return null;
  const close = (page_end ?? 0) + AFTER_PAGE_SECONDS;
  return close > now ? Math.min(next, close) : next;
}

/**
 * Ends an attempt that is unpaid. Money that comes later is refunded. An attempt that another caller has claimed since
 * the look-up, for example a payment return, is not ended, because that caller may still collect the money.
 */
async function endPayment(
  deps: Deps,
  { id, order_id }: PaymentRow,
  type: "payment-failed" | "payment-expired",
): Promise<void> {
  await deps.db.transaction(async (tx) => {
    const order = await lockOrder(tx, order_id);
    const payment = await readPayment(tx, id);
    if (payment.status === "confirming") return;
    const isOpen =
      payment.status === "requested" && order.order_status === ORDER_STATUS.awaitingPayment;
    if (isOpen) await failPayment(tx, { deps, order, payment, now: epochSeconds(deps) }, type);
    else await changePayment(tx, id, { next_check_time: null, update_time: epochSeconds(deps) });
  });
}

async function waitOn(deps: Deps, payment: PaymentRow, next_check_time: number): Promise<void> {
  await deps.db
    .update(payments)
    .set({ checks: payment.checks + 1, next_check_time, update_time: epochSeconds(deps) })
    .where(and(eq(payments.id, payment.id), eq(payments.status, "requested")));
}
