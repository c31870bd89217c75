import { and, asc, eq, isNull, lte } from "drizzle-orm";
import { ORDER_STATUS } from "../../lib/contracts/codes.ts";
import { type Deps, epochSeconds } from "../call.ts";
import type { Database } from "../db/client.ts";
import { outbox } from "../db/schema/order-tables.ts";
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

/** Carries out what was promised in a transaction; a row that could not be done is tried again, later and later. */
export async function runOutboxOnce(deps: Deps): Promise<number> {
  const due = await deps.db
    .select()
    .from(outbox)
    .where(and(isNull(outbox.done_time), lte(outbox.next_try_time, epochSeconds(deps))))
    .orderBy(asc(outbox.next_try_time))
    .limit(BATCH);
  for (const row of due) {
    if (await take(deps, row)) await carryOut(deps, row);
  }
  return due.length;
}

/** Moves the next try away first: a crash in the middle costs a delay, never a second try at the same time. */
async function take(deps: Deps, { id, tries, next_try_time }: OutboxRow): Promise<boolean> {
  const wait = Math.min(LAST_RETRY_SECONDS, FIRST_RETRY_SECONDS * 2 ** tries);
  const taken = await deps.db
    .update(outbox)
    .set({ tries: tries + 1, next_try_time: epochSeconds(deps) + wait })
    .where(
      and(eq(outbox.id, id), eq(outbox.next_try_time, next_try_time), isNull(outbox.done_time)),
    )
    .returning({ id: outbox.id });
  return taken.length > 0;
}

async function carryOut(deps: Deps, row: OutboxRow): Promise<void> {
  const isDone =
    row.kind === "payment-refund"
      ? await refundOrder(deps, row.order_id)
      : await giveUpUnreached(deps, row.order_id);
  if (isDone) await finish(deps.db, row.id, epochSeconds(deps));
}

/**
 * An order whose payment page never reached its payer: the process ended before it asked, or the answer was
 * lost. Nobody can pay it, so it ends, and what it held is free again.
 */
async function giveUpUnreached(deps: Deps, order_id: number): Promise<boolean> {
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
  return true;
}

/** Known to the provider before its answer came: asking for it moves money, and the reconciler finds out whether. */
function mayHaveCharged({ transaction_id }: PaymentRow): boolean {
  return transaction_id !== null;
}

/** Its page is with the payer, or may still get there: a younger attempt has an outbox row of its own. */
function isReachable({ status, create_time }: PaymentRow, now: number): boolean {
  return status !== "created" || now - create_time < UNREACHED_SECONDS;
}

async function finish(db: Database, id: number, now: number): Promise<void> {
  await db.update(outbox).set({ done_time: now }).where(eq(outbox.id, id));
}
