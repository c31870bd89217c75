import { and, asc, eq, isNull, lte } from "drizzle-orm";
import { ORDER_STATUS } from "../../../lib/contracts/codes.ts";
import { type Deps, epochSeconds } from "../../call.ts";
import type { Database } from "../../db/client.ts";
import { outbox } from "../../db/schema/payment-tables.ts";
import { applyEvent, lockOrder } from "../orders/order-event-service.ts";
import {
  changePayment,
  liveAttempts,
  type PaymentRow,
  UNREACHED_SECONDS,
} from "./payment-attempts.ts";
import { endedUnpaid } from "./payment-endings.ts";
import { refundOrder } from "./refund-service.ts";

const BATCH = 50;
const FIRST_RETRY_SECONDS = 30;
const LAST_RETRY_SECONDS = 3600;

type OutboxRow = typeof outbox.$inferSelect;

/**
 * Carries out the tasks of the outbox. A task that fails is tried again after longer and longer waits.
 *
 * Locks: one row at a time. A task that another transaction holds is skipped; an order ends under its own lock.
 */
export async function runOutboxOnce(deps: Deps): Promise<number> {
  for (let done = 0; done < BATCH; done += 1) {
    const row = await takeDue(deps);
    if (!row) return done;
    await carryOut(deps, row);
  }
  return BATCH;
}

/**
 * Takes the task that has been due for longest and postpones its next try, so that two backends rarely do the same
 * work. A refund must not happen twice: the lease of its payment guards it.
 */
async function takeDue(deps: Deps): Promise<OutboxRow | null> {
  return deps.db.transaction(async (tx) => {
    const now = epochSeconds(deps);
    const [due] = await tx
      .select()
      .from(outbox)
      .where(and(isNull(outbox.done_time), lte(outbox.next_try_time, now)))
      .orderBy(asc(outbox.next_try_time))
      .limit(1)
      .for("update", { skipLocked: true });
    if (!due) return null;
    const wait = Math.min(LAST_RETRY_SECONDS, FIRST_RETRY_SECONDS * 2 ** due.tries);
    const taken = { tries: due.tries + 1, next_try_time: now + wait };
    await tx.update(outbox).set(taken).where(eq(outbox.id, due.id));
    return { ...due, ...taken };
  });
}

async function carryOut(deps: Deps, { id, kind, order_id, next_try_time }: OutboxRow) {
  if (kind === "payment-request") {
    await giveUpUnreached(deps, order_id);
    return change(deps.db, id, { done_time: epochSeconds(deps) });
  }
  const retry_time = await refundOrder(deps, order_id);
  if (retry_time === null) return change(deps.db, id, { done_time: epochSeconds(deps) });
  await change(deps.db, id, { next_try_time: Math.max(next_try_time, retry_time) });
}

/**
 * Ends an order whose payment page never reached its payer, because the process ended before it asked or the answer was
 * lost. Its holds are released.
 */
async function giveUpUnreached(deps: Deps, order_id: number): Promise<void> {
  await deps.db.transaction(async (tx) => {
    const now = epochSeconds(deps);
    const order = await lockOrder(tx, order_id);
    if (order.order_status !== ORDER_STATUS.awaitingPayment) return;
    const attempts = await liveAttempts(tx, { order_id });
    if (attempts.some((attempt) => isReachable(attempt, now))) return;
    for (const attempt of attempts) {
      const change = mayHaveCharged(attempt)
        ? { status: "requested" as const, next_check_time: now, update_time: now }
        : endedUnpaid(deps, attempt, now);
      await changePayment(tx, attempt.id, change);
    }
    if (attempts.some(mayHaveCharged)) return;
    await applyEvent(tx, order, { event: { type: "payment-failed" }, now });
  });
}

/** A saved card is charged by the request itself. The reconciler finds out whether it was charged. */
function mayHaveCharged({ transaction_id }: PaymentRow): boolean {
  return transaction_id !== null;
}

/** Whether the payer has the payment page or may still get it. A younger attempt has an outbox row of its own. */
function isReachable({ status, create_time }: PaymentRow, now: number): boolean {
  return status !== "created" || now - create_time < UNREACHED_SECONDS;
}

type Change = Partial<Pick<OutboxRow, "done_time" | "next_try_time">>;

async function change(db: Database, id: number, to: Change): Promise<void> {
  await db.update(outbox).set(to).where(eq(outbox.id, id));
}
