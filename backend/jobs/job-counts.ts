import { and, eq, gt, isNotNull, lte, type SQL, sql } from "drizzle-orm";
import type { PgTable } from "drizzle-orm/pg-core";
import { type Deps, epochSeconds } from "../call.ts";
import { card_bindings } from "../db/schema/card-tables.ts";
import { sms_messages } from "../db/schema/member-tables.ts";
import { merchant_leads } from "../db/schema/merchant-tables.ts";
import { outbox, payments } from "../db/schema/payment-tables.ts";
import { schedules } from "../db/schema/task-tables.ts";
import { isCheckDue } from "../modules/payments/reconcile-service.ts";
import { ALL_PROVIDERS } from "../shared/pay-type-rules.ts";
import { isDue, isOpen, type TASK_TABLES } from "../shared/task-queue.ts";

/** The state of one queue. */
export type JobCount = {
  queue: string;
  /** The number of tasks that may be taken now. It grows if there are too few workers or if the workers are stopped. */
  due: number;
  /** The number of tasks that a worker has taken. */
  running: number;
  /** The number of tasks that were given up, or of schedules that keep failing. An operator must act. */
  dead: number;
  /** Seconds since the task that has been due for the longest time became due; 0 if no task is due. */
  oldest_due_seconds: number;
};

type Conditions = {
  from: PgTable;
  due: SQL | undefined;
  running: SQL | undefined;
  dead: SQL | undefined;
  /** The column with the time at which a row became due. */
  since: SQL;
};
type TaskTable = (typeof TASK_TABLES)[keyof typeof TASK_TABLES];

/**
 * Returns the state of each queue, for the operator and for metrics. The queue `orders` (start-jobs.ts) is left out,
 * because no table stores its tasks.
 */
export async function jobCounts(deps: Pick<Deps, "db" | "now">): Promise<JobCount[]> {
  const now = epochSeconds(deps);
  const queues: [string, Conditions][] = [
    ["payment-request", tasksOf(outbox, now, eq(outbox.kind, "payment-request"))],
    ["payment-refund", tasksOf(outbox, now, eq(outbox.kind, "payment-refund"))],
    ...ALL_PROVIDERS.map((provider): [string, Conditions] => [
      `payment-check:${provider}`,
      {
        from: payments,
        due: isCheckDue(provider, now),
        running: and(eq(payments.provider, provider), gt(payments.claimed_until, now)),
        dead: sql`false`,
        since: sql`${payments.next_check_time}`,
      },
    ]),
    [
      "card-check",
      {
        from: card_bindings,
        due: lte(card_bindings.next_check_time, now),
        running: gt(card_bindings.claimed_until, now),
        dead: sql`false`,
        since: sql`${card_bindings.next_check_time}`,
      },
    ],
    ["sms", tasksOf(sms_messages, now)],
    ["leads", tasksOf(merchant_leads, now)],
    [
      "schedules",
      {
        from: schedules,
        due: and(
          lte(schedules.next_run_time, now),
          sql`coalesce(${schedules.leased_until}, 0) <= ${now}`,
        ),
        running: gt(schedules.leased_until, now),
        // A schedule is never given up. After three failures in a row it counts as dead, because an operator must act.
        dead: gt(schedules.failures, 2),
        since: sql`${schedules.next_run_time}`,
      },
    ],
  ];
  return Promise.all(
    queues.map(async ([queue, part]) => ({ queue, ...(await count(deps, part)) })),
  );

  async function count({ db }: Pick<Deps, "db">, { from, due, running, dead, since }: Conditions) {
    const [row] = await db
      .select({
        due: sql`count(*) filter (where ${due})`.mapWith(Number),
        running: sql`count(*) filter (where ${running})`.mapWith(Number),
        dead: sql`count(*) filter (where ${dead})`.mapWith(Number),
        oldest_due_seconds:
          sql`coalesce(${now}::int - min(${since}) filter (where ${due}), 0)`.mapWith(Number),
      })
      .from(from)
      .where(sql`${due} or ${running} or ${dead}`);
    return row ?? { due: 0, running: 0, dead: 0, oldest_due_seconds: 0 };
  }
}

function tasksOf(table: TaskTable, now: number, condition?: SQL): Conditions {
  return {
    from: table,
    due: and(isDue(table, now), condition),
    running: and(isOpen(table), gt(table.leased_until, now), condition),
    dead: and(isNotNull(table.given_up_time), condition),
    since: sql`${table.next_try_time}`,
  };
}
