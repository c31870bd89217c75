import { setTimeout as sleep } from "node:timers/promises";
import { describeError } from "../backend-log.ts";
import type { Deps } from "../call.ts";
import { deliverNextSms } from "../modules/account/sms-message-service.ts";
import { simulateOrdersOnce } from "../modules/orders/order-simulator-service.ts";
import { refuseUnanswered } from "../modules/orders/unanswered-service.ts";
import { deliverNextLead } from "../modules/partners/lead-outbox-service.ts";
import { settleNextBinding } from "../modules/payments/card-binding-service.ts";
import { runNextOutboxTask } from "../modules/payments/outbox-service.ts";
import { reconcileNext } from "../modules/payments/reconcile-service.ts";
import { ALL_PROVIDERS } from "../shared/pay-type-rules.ts";
import { createScheduleRunner } from "./schedules.ts";

/** The average time between two polls of a queue that has no work. */
const POLL_MS = 1000;
/** The maximum of the average pause after repeated failures, for example while the database cannot be reached. */
const MAX_POLL_MS = 30_000;

type Queue = {
  name: string;
  /** The maximum number of tasks that this process does at the same time. */
  concurrency: number;
  /** Does the next due task. In the queue `orders`, does all work that is due. Returns false if nothing is due. */
  next: () => Promise<boolean>;
};

/**
 * Starts the background work. Any number of processes may run background work on one database. `stop` takes no further
 * tasks and waits for the tasks in progress.
 */
export function startJobs(deps: Deps): { stop: () => Promise<void> } {
  const stopping = new AbortController();
  const slots = queuesOf(deps).flatMap((queue) =>
    Array.from({ length: queue.concurrency }, () => runSlot(deps, queue, stopping.signal)),
  );
  return {
    stop: async () => {
      stopping.abort();
      await Promise.all(slots);
    },
  };
}

/**
 * Each kind of work has a queue of its own, and the payment checks have one for each provider, so that a slow queue
 * does not delay the others. The refunds of all providers share a queue (JB-07).
 */
function queuesOf(deps: Deps): Queue[] {
  return [
    {
      name: "payment-request",
      concurrency: 2,
      next: () => runNextOutboxTask(deps, "payment-request"),
    },
    {
      name: "payment-refund",
      concurrency: 4,
      next: () => runNextOutboxTask(deps, "payment-refund"),
    },
    ...ALL_PROVIDERS.map((provider) => ({
      name: `payment-check:${provider}`,
      concurrency: 4,
      next: () => reconcileNext(deps, provider),
    })),
    { name: "card-check", concurrency: 1, next: () => settleNextBinding(deps) },
    { name: "sms", concurrency: 2, next: () => deliverNextSms(deps) },
    { name: "leads", concurrency: 1, next: () => deliverNextLead(deps) },
    {
      name: "orders",
      concurrency: 1,
      next: async () => (await simulateOrdersOnce(deps)) + (await refuseUnanswered(deps)) > 0,
    },
    // One slot more than there are payment providers: the payment audits of all providers may wait for answers, and the
    // other schedules must still run.
    { name: "schedules", concurrency: ALL_PROVIDERS.length + 1, next: createScheduleRunner(deps) },
  ];
}

async function runSlot(
  deps: Deps,
  { name, concurrency, next }: Queue,
  stopping: AbortSignal,
): Promise<void> {
  for (let failures = 0; ; ) {
    const didWork = await next().catch((error: unknown) => {
      deps.log.error(`jobs: ${name} failed: ${describeError(error)}`);
      return null;
    });
    failures = didWork === null ? failures + 1 : 0;
    if (stopping.aborted) return;
    if (!didWork) await pause(deps, { slots: concurrency, failures }, stopping);
    if (stopping.aborted) return;
  }
}

type Idle = { slots: number; failures: number };

/**
 * Waits so long that all slots of a queue together poll about once in `POLL_MS`. After failures the wait is longer. A
 * random factor keeps the slots from polling at the same moment.
 */
async function pause(
  { randomBytes }: Deps,
  { slots, failures }: Idle,
  stopping: AbortSignal,
): Promise<void> {
  const averagePauseMs = Math.min(MAX_POLL_MS, POLL_MS * slots * 2 ** failures);
  const factor = 0.5 + randomBytes(4).readUInt32BE() / 2 ** 32;
  await sleep(averagePauseMs * factor, undefined, { signal: stopping }).catch(() => {});
}
