import { and, asc, eq, isNotNull } from "drizzle-orm";
import type { FastifyInstance } from "fastify";
import { z } from "zod";
import { idSchema } from "../../lib/contracts/fields.ts";
import { type Deps, epochSeconds } from "../call.ts";
import type { outbox } from "../db/schema/payment-tables.ts";
import { RequestRefused } from "../service-error.ts";
import { TASK_TABLES } from "../shared/task-queue.ts";
import { jobCounts } from "./job-counts.ts";

const JOBS_PATH = "/operator/jobs";
/**
 * The maximum number of dead tasks of each table in one answer. Further dead tasks are listed after these are resolved.
 */
const PAGE = 50;

const taskSchema = z.object({
  table: z.enum(Object.keys(TASK_TABLES) as [keyof typeof TASK_TABLES]),
  id: idSchema,
});

/** Registers the operator's calls for background work (docs/operations.md). They need the shop key. */
export function registerJobOperator(app: FastifyInstance, deps: Deps): void {
  app.get(JOBS_PATH, async () => ({
    code: 0,
    message: "",
    data: { queues: await jobCounts(deps), dead: await deadTasks(deps) },
  }));
  app.post<{ Params: unknown }>(`${JOBS_PATH}/:table/:id/retry`, async ({ params }) => {
    const task = taskSchema.safeParse(params);
    if (!task.success) throw new RequestRefused(400, "資料格式不正確");
    if (!(await retry(deps, task.data))) throw new RequestRefused(404, "找不到已放棄的工作");
    return { code: 0, message: "", data: null };
  });
}

async function deadTasks({ db }: Deps) {
  const found = await Promise.all(
    Object.entries(TASK_TABLES).map(async ([table, columns]) => {
      const { id, tries, given_up_time, last_error } = columns;
      const rows = await db
        .select({ id, tries, given_up_time, last_error })
        .from(columns)
        .where(isNotNull(given_up_time))
        .orderBy(asc(given_up_time))
        .limit(PAGE);
      return rows.map((row) => ({ table, ...row }));
    }),
  );
  return found.flat();
}

async function retry(deps: Deps, { table, id }: z.output<typeof taskSchema>): Promise<boolean> {
  // The cast is safe, because all task tables have the columns that are used here.
  const rows = TASK_TABLES[table] as typeof outbox;
  const isDead = and(eq(rows.id, id), isNotNull(rows.given_up_time));
  const firstTry = { given_up_time: null, tries: 0, next_try_time: epochSeconds(deps) };
  const changed = await deps.db.update(rows).set(firstTry).where(isDead).returning({ id: rows.id });
  return changed.length > 0;
}
