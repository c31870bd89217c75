import { and, asc, eq, inArray, isNull, lte, or } from "drizzle-orm";
import { ORDER_STATUS } from "../../lib/contracts/codes.ts";
import { type Deps, epochSeconds } from "../call.ts";
import { payments } from "../db/schema/order-tables.ts";
import { lockOrder } from "../orders/order-event-service.ts";
import { checkVerdict } from "./line-pay-verdict-rules.ts";
import { changePayment, type PaymentRow, readPayment } from "./payment-attempts.ts";
import { settlePayment } from "./settle-service.ts";
import { failPayment } from "./verdict-service.ts";

const BATCH = 50;
const POSTPONED_SECONDS = 60;

/** Looks after every payment that is due (domain rule C5): what nobody came back for is still found out. */
export async function reconcileOnce(deps: Deps): Promise<number> {
  const now = epochSeconds(deps);
  const due = await deps.db
    .select()
    .from(payments)
    .where(
      and(
        inArray(payments.status, ["requested", "confirming"]),
        lte(payments.next_check_time, now),
        or(isNull(payments.claimed_until), lte(payments.claimed_until, now)),
      ),
    )
    .orderBy(asc(payments.next_check_time))
    .limit(BATCH);
  for (const payment of due) {
    await reconcile(deps, payment).catch((error: unknown) => postpone(deps, payment, error));
  }
  return due.length;
}

/** One payment that cannot be looked at must not keep the others from it. */
async function postpone(deps: Deps, { id, order_id }: PaymentRow, error: unknown): Promise<void> {
  deps.log.error(`payments: check failed: ${String(error)}`, { payment_id: id, order_id });
  const now = epochSeconds(deps);
  await changePayment(deps.db, id, { next_check_time: now + POSTPONED_SECONDS, update_time: now });
}

async function reconcile(deps: Deps, payment: PaymentRow): Promise<void> {
  if (payment.status === "confirming" || payment.transaction_id === null) {
    await settlePayment(deps, payment.id);
    return;
  }
  const check = await deps.providers.linePay.check(payment.transaction_id);
  const verdict = checkVerdict(check);
  const isCompleted = check.ok === true && check.info.state === "completed";
  if (verdict === "authorised" || isCompleted) {
    await settlePayment(deps, payment.id);
    return;
  }
  const next = nextCheck(deps, payment);
  if (verdict === "failed") await endPayment(deps, payment, "payment-failed");
  else if (next === null) await endPayment(deps, payment, "payment-expired");
  else await waitOn(deps, payment, next);
}

/** The ages of RECONCILE_SECONDS count from the attempt, however late or often it was looked at. */
function nextCheck(deps: Deps, { create_time }: PaymentRow): number | null {
  const age = epochSeconds(deps) - create_time;
  const next = deps.config.RECONCILE_SECONDS.find((seconds) => seconds > age);
  return next === undefined ? null : create_time + next;
}

/** Unpaid for good: the money could only have moved by our own confirm, which was never sent. */
async function endPayment(
  deps: Deps,
  { id, order_id }: PaymentRow,
  type: "payment-failed" | "payment-expired",
): Promise<void> {
  await deps.db.transaction(async (tx) => {
    const order = await lockOrder(tx, order_id);
    const payment = await readPayment(tx, id);
    const isOpen =
      payment.status === "requested" && order.order_status === ORDER_STATUS.awaitingPayment;
    if (isOpen) await failPayment(tx, { order, payment, now: epochSeconds(deps) }, type);
    else await changePayment(tx, id, { next_check_time: null, update_time: epochSeconds(deps) });
  });
}

async function waitOn(deps: Deps, payment: PaymentRow, next_check_time: number): Promise<void> {
  await deps.db
    .update(payments)
    .set({ checks: payment.checks + 1, next_check_time, update_time: epochSeconds(deps) })
    .where(and(eq(payments.id, payment.id), eq(payments.status, "requested")));
}
