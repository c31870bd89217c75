import { eq } from "drizzle-orm";
import { ORDER_STATUS } from "../../../lib/contracts/codes.ts";
import { type Deps, epochSeconds } from "../../call.ts";
import { outbox } from "../../db/schema/payment-tables.ts";
import { backoffSeconds, runNextTask, type TaskQueue } from "../../shared/task-queue.ts";
import { applyEvent, lockOrder } from "../orders/order-event-service.ts";
import {
  changePayment,
  liveAttempts,
  type PaymentRow,
  UNREACHED_SECONDS,
} from "./payment-attempts.ts";
import { unpaidEnding } from "./payment-endings.ts";
import { refundOrder } from "./refund-service.ts";

type OutboxKind = typeof outbox.$inferSelect.kind;

/**
 * Each queue has the outbox rows of one kind. A second refund is prevented by the lease of the payment, not by the
 * lease of the row.
 */
const QUEUES: Record<OutboxKind, TaskQueue<typeof outbox>> = {
  "payment-request": {
    ...outboxQueue("payment-request"),
    leaseSeconds: () => UNREACHED_SECONDS,
    texts: {
      failed: "payments: could not end an order without a payment page",
      givenUp: "payments: order without a payment page given up, end it by hand",
    },
    work: async (deps, { order_id }) => {
      await giveUpUnreached(deps, order_id);
      return null;
    },
  },
  "payment-refund": {
    ...outboxQueue("payment-refund"),
    // The refund of one attempt takes at most 40 s, and an order hardly ever has more than two paid attempts.
    leaseSeconds: () => 120,
    texts: {
      failed: "payments: refund not finished",
      givenUp: "payments: refund given up, return the money by hand",
    },
    work: async (deps, { order_id }) => {
      const not_before = await refundOrder(deps, order_id);
      return not_before === null ? null : { error: "money is still to be returned", not_before };
    },
  },
};

function outboxQueue(kind: OutboxKind) {
  return {
    name: kind,
    table: outbox,
    condition: eq(outbox.kind, kind),
    // With these waits, a task is tried for at least a day and a half. A partial refund needs this time, because it
    // must wait until the payment is captured.
    maxTries: 80,
    waitSeconds: (tries: number, deps: Deps) =>
      backoffSeconds(deps, { tries, first_seconds: 30, max_seconds: 3600 }),
  };
}

/**
 * Carries out the task of this kind that has been due for the longest time. Returns false if no task is due.
 *
 * Locks: the row of the task; later, in other transactions, the row of a payment that is refunded, and the row of the
 * order.
 */
export function runNextOutboxTask(deps: Deps, kind: OutboxKind): Promise<boolean> {
  return runNextTask(deps, QUEUES[kind]);
}

/**
 * Ends an order whose payer did not get a payment page, because the process ended before it asked the provider, or
 * because the answer was lost. The holds of the order are released. The order does not end yet if an attempt may have
 * charged a saved card. The reconciler then asks the provider about this attempt.
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
        : unpaidEnding(deps, attempt, now);
      await changePayment(tx, attempt.id, change);
    }
    if (attempts.some(mayHaveCharged)) return;
    await applyEvent(tx, order, { event: { type: "payment-failed" }, now });
  });
}

/**
 * Returns true for an attempt with a saved card. The request itself charges the card, so the reconciler must find out
 * whether it was charged.
 */
function mayHaveCharged({ transaction_id }: PaymentRow): boolean {
  return transaction_id !== null;
}

/**
 * Returns true if the payer has the payment page or may still get it. As long as the order has such an attempt, the
 * task of an older attempt does nothing, because the newer attempt has a task of its own.
 */
function isReachable({ status, create_time }: PaymentRow, now: number): boolean {
  return status !== "created" || now - create_time < UNREACHED_SECONDS;
}
