import { sql } from "drizzle-orm";
import { bigint, index, integer, pgTable, text } from "drizzle-orm/pg-core";
import { currentSpan } from "../../../lib/process/tracing.ts";

/** The span of the request that wrote a row, so that the work of a job belongs to the trace of the request. */
export const traceColumn = () => text().$defaultFn(() => currentSpan()?.traceparent ?? sql`null`);

/** The columns of a table whose rows are tasks, taken by lease (backend/shared/task-queue.ts). */
export const taskColumns = {
  next_try_time: integer().notNull(),
  /** The number of times that the task was taken. It identifies the taker of a lease. */
  tries: integer().notNull().default(0),
  /** Until this time only the worker that took the task may carry it out. */
  leased_until: integer(),
  done_time: integer(),
  /** The last try has failed. An operator must look. */
  given_up_time: integer(),
  /** Why the last try failed, without personal data. */
  last_error: text(),
  traceparent: traceColumn(),
};

/** Work that is repeated at an interval, by one worker at a time. One row for each entry of backend/jobs/schedules.ts. */
export const schedules = pgTable("schedules", {
  name: text().primaryKey(),
  next_run_time: integer().notNull(),
  /** Until this time only the worker that took the row may run it. */
  leased_until: integer(),
  /** The time when it last ran without an error. */
  last_run_time: integer(),
  /** The number of failures since then, and the error of the last one. */
  failures: integer().notNull().default(0),
  last_error: text(),
});

/** A backfill (`backend/db/backfills.ts`) continues after `cursor`, which is null when the backfill has ended. */
export const backfills = pgTable("backfills", {
  name: text().primaryKey(),
  cursor: text(),
});

/** One row for each name that a transaction locks (`lockNames`). An engine without advisory locks can run it. */
export const named_locks = pgTable(
  "named_locks",
  {
    name: text().primaryKey(),
    used_time: bigint({ mode: "number" }).notNull(),
  },
  (table) => [index("named_locks_used").on(table.used_time)],
);
