import { and, asc, eq, isNull, lte, or, type SQL, sql } from "drizzle-orm";
import { startSpan, withSpan } from "../../lib/process/tracing.ts";
import { describeError } from "../backend-log.ts";
import { type Deps, epochSeconds } from "../call.ts";
import { sms_messages } from "../db/schema/member-tables.ts";
import { merchant_leads } from "../db/schema/merchant-tables.ts";
import { outbox } from "../db/schema/payment-tables.ts";

const MAX_ERROR_LENGTH = 500;

/**
 * The tables whose rows are tasks. Workers try each task until it succeeds or has failed `maxTries` times. A task that
 * has failed `maxTries` times is a dead task.
 */
export const TASK_TABLES = { outbox, sms_messages, merchant_leads };
type TaskTable = (typeof TASK_TABLES)[keyof typeof TASK_TABLES];

/** The result of a failed try: the reason, and the earliest time in epoch seconds at which another try can succeed. */
export type NotDone = { error: string; not_before?: number };

/** The table, the work and the limits of the tasks of one kind. */
export type TaskQueue<Table extends TaskTable> = {
  name: string;
  table: Table;
  /** Selects the rows of this queue if the table also holds tasks of other queues. */
  condition?: SQL;
  /**
   * The length of a worker's lease. After this time another worker may take the task, so the lease must be longer than
   * the work takes.
   */
  leaseSeconds: (deps: Deps) => number;
  /** The number of tries after which the task is given up. */
  maxTries: number;
  /** Seconds between a failed try and the next try. `tries` is 1 after the first try. */
  waitSeconds: (tries: number, deps: Deps) => number;
  /** `failed` is logged after a failed try, but after the last allowed try `givenUp` is logged instead. */
  texts: { failed: string; givenUp: string };
  /** Carries out the task. Returns null if the task is done. */
  work: (deps: Deps, task: Table["$inferSelect"]) => Promise<NotDone | null>;
};

/**
 * Carries out the task of the queue that has been due for the longest time and that no worker has leased. Returns false
 * if there is no such task. A task that fails is tried again later, up to `maxTries` tries in all. If the process
 * crashes, another worker takes the task when the lease ends, so no task is lost.
 *
 * Locks: the row of the task; a row that another transaction holds is skipped.
 */
export async function runNextTask<Table extends TaskTable>(
  deps: Deps,
  queue: TaskQueue<Table>,
): Promise<boolean> {
  const task = await takeTask(deps, queue);
  if (!task) return false;
  const span = startSpan({ name: `task ${queue.name}`, kind: "task" }, task.traceparent);
  await withSpan(span, () => carryOut(deps, { queue, task }));
  return true;
}

async function carryOut<Table extends TaskTable>(
  deps: Deps,
  { queue, task }: TakenTask<Table>,
): Promise<void> {
  const notDone = await queue
    .work(deps, task)
    .catch((error: unknown) => ({ error: describeError(error) }));
  if (notDone === null) await changeTask(deps, { queue, task }, { done_time: epochSeconds(deps) });
  else await recordFailure(deps, { queue, task }, notDone);
}

type Backoff = { tries: number; first_seconds: number; max_seconds: number };

/**
 * The seconds to wait after a failed try. The wait doubles after each try, up to `max_seconds`. A random part, at most
 * half of the wait, is subtracted, so that many failed tasks do not run again at the same time.
 */
export function backoffSeconds(
  { randomBytes }: Pick<Deps, "randomBytes">,
  { tries, first_seconds, max_seconds }: Backoff,
): number {
  const longest = Math.min(max_seconds, first_seconds * 2 ** (tries - 1));
  const share = randomBytes(4).readUInt32BE() / 2 ** 32;
  return Math.ceil(longest * (1 - share / 2));
}

/** The SQL condition for tasks that are due and that no worker has leased. */
export function isDue(table: TaskTable, now: number): SQL | undefined {
  const isFree = or(isNull(table.leased_until), lte(table.leased_until, now));
  return and(isOpen(table), lte(table.next_try_time, now), isFree);
}

/** The SQL condition for tasks that are neither done nor given up. */
export function isOpen(table: TaskTable): SQL | undefined {
  return and(isNull(table.done_time), isNull(table.given_up_time));
}

async function takeTask<Table extends TaskTable>(
  deps: Deps,
  { table, condition, leaseSeconds }: TaskQueue<Table>,
): Promise<Table["$inferSelect"] | undefined> {
  const now = epochSeconds(deps);
  // All task tables have the columns that this query uses, so each can be treated as `outbox`.
  const rows = table as typeof outbox;
  const due = deps.db
    .select({ id: rows.id })
    .from(rows)
    .where(and(isDue(table, now), condition))
    .orderBy(asc(rows.next_try_time), asc(rows.id))
    .limit(1)
    .for("update", { skipLocked: true });
  const [claimed] = await deps.db
    .update(rows)
    .set({ tries: sql`${rows.tries} + 1`, leased_until: now + leaseSeconds(deps) })
    .where(eq(rows.id, due))
    .returning();
  return claimed;
}

type TakenTask<Table extends TaskTable> = { queue: TaskQueue<Table>; task: Table["$inferSelect"] };

async function recordFailure<Table extends TaskTable>(
  deps: Deps,
  { queue, task }: TakenTask<Table>,
  { error, not_before = 0 }: NotDone,
): Promise<void> {
  const { id, tries } = task;
  const now = epochSeconds(deps);
  const last_error = error.slice(0, MAX_ERROR_LENGTH);
  const isLast = tries >= queue.maxTries;
  const next_try_time = Math.max(now + queue.waitSeconds(tries, deps), not_before);
  const ending = isLast ? { given_up_time: now } : { next_try_time };
  await changeTask(deps, { queue, task }, { last_error, ...ending });
  const { failed, givenUp } = queue.texts;
  if (isLast) deps.log.error(`${givenUp}: ${last_error}`, { id, tries });
  else deps.log.info(`${failed}: ${last_error}`, { id, tries });
}

type Change = Partial<
  Pick<typeof outbox.$inferSelect, "done_time" | "given_up_time" | "next_try_time" | "last_error">
>;

/**
 * Writes the change and ends the lease. If the lease has already ended and another worker has taken the task, the row
 * has a higher `tries` than `task`, and this function changes nothing.
 */
async function changeTask<Table extends TaskTable>(
  { db }: Deps,
  { queue: { table }, task: { id, tries } }: TakenTask<Table>,
  change: Change,
): Promise<void> {
  const isMine = and(eq(table.id, id), eq(table.tries, tries));
  await db
    .update(table as TaskTable)
    .set({ ...change, leased_until: null })
    .where(isMine);
}
