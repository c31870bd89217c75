import { sql } from "drizzle-orm";
import { bigint, index, integer, pgTable, text } from "drizzle-orm/pg-core";
import { currentSpan } from "../../../lib/process/tracing.ts";

/**
 * A column with the span of the request that wrote the row. With it, the work of a job belongs to the trace of that
 * request.
 */
export const traceColumn = () => text().$defaultFn(() => currentSpan()?.traceparent ?? sql`null`);

/** The columns of a table whose rows are tasks. A worker takes a task with a lease (backend/shared/task-queue.ts). */
export const taskColumns = {
  next_try_time: integer().notNull(),
  /**
   * The number of times that the task was taken. It also identifies the current lease, because each lease increases it.
   */
  tries: integer().notNull().default(0),
  /** Until this time only the worker that took the task may carry it out. */
  leased_until: integer(),
  done_time: integer(),
  /** The time when the last allowed try failed. An operator must act. */
  given_up_time: integer(),
  /** Why the most recent failed try failed, without personal data. */
  last_error: text(),
  traceparent: traceColumn(),
};

/**
 * Work that is repeated at an interval. Each row is an entry of backend/jobs/schedules.ts, and only one worker runs it
 * at a time.
 */
export const schedules = pgTable("schedules", {
  name: text().primaryKey(),
  next_run_time: integer().notNull(),
  /** Until this time only the worker that took the schedule may run it. */
  leased_until: integer(),
  /** The time when the schedule last ran without an error. */
  last_run_time: integer(),
  /** The number of failures since the last run without an error, and the error of the last failure. */
  failures: integer().notNull().default(0),
  last_error: text(),
});

/**
 * The progress of each backfill (`backend/db/backfills.ts`). The next batch continues after `cursor`. `cursor` is null
 * if the backfill is complete.
 */
export const backfills = pgTable("backfills", {
  name: text().primaryKey(),
  cursor: text(),
});

/**
 * One row for each name that a transaction locks (`lockNames`). Rows are used instead of advisory locks, because some
 * database engines have no advisory locks.
 */
export const named_locks = pgTable(
  "named_locks",
  {
    name: text().primaryKey(),
    used_time: bigint({ mode: "number" }).notNull(),
  },
  (table) => [index("named_locks_used").on(table.used_time)],
);
