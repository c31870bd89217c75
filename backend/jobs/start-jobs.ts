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

/** The average time between two polls of a queue without work. */
const POLL_MS = 1000;
/** The longest wait of a queue that fails again and again, for example while the database is away. */
const MAX_POLL_MS = 30_000;

type Queue = {
  name: string;
  /** The maximum number of tasks that this process does at the same time. */
  concurrency: number;
  /** Takes one task by lease and does it. Returns false when nothing is due. */
  next: () => Promise<boolean>;
};

/**
 * Starts the work that no request triggers. Any number of processes may do it on one database. `stop` stops
 * taking work and waits for the work in progress.
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

/** One queue for each kind of work and each provider, so that a slow one does not delay the others. */
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
    // One more than the payment providers, because the audit of each provider may wait for an answer.
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

/** The slots of a queue wait for random times, so that together they ask about once in POLL_MS. */
async function pause(
  { randomBytes }: Deps,
  { slots, failures }: Idle,
  stopping: AbortSignal,
): Promise<void> {
  const maxPauseMs = Math.min(MAX_POLL_MS, POLL_MS * slots * 2 ** failures);
  const factor = 0.5 + randomBytes(4).readUInt32BE() / 2 ** 32;
  await sleep(maxPauseMs * factor, undefined, { signal: stopping }).catch(() => {});
}
