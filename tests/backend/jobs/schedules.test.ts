import { eq } from "drizzle-orm";
import { schema } from "../../../backend/db/client.ts";
import { createScheduleRunner } from "../../../backend/jobs/schedules.ts";
import { createTestBackend, TEST_NOW, type TestBackend } from "../../setup/in-process-backend";

const NOW = TEST_NOW / 1000;
const NAME = "old-carts";
const { schedules } = schema;

let backend: TestBackend;
beforeAll(async () => {
  backend = await createTestBackend();
});
beforeEach(() => backend.clock.set(TEST_NOW));
afterAll(() => backend.close());

const read = async () => {
  const [row] = await backend.db.select().from(schedules).where(eq(schedules.name, NAME));
  return row;
};
/** Lets several workers run all schedules that are due. Returns the number of runs. */
async function runAll(workers: number): Promise<number> {
  const runs = await Promise.all(
    Array.from({ length: workers }, async () => {
      const next = createScheduleRunner(backend.deps);
      let count = 0;
      while (await next()) count += 1;
      return count;
    }),
  );
  return runs.reduce((sum, one) => sum + one, 0);
}

it("lets only one of several workers run a due schedule, and runs the schedule again after its interval (JB-04)", async () => {
  const count = await runAll(3);
  expect(count).toBe(await backend.db.$count(schedules));
  expect(await read()).toMatchObject({ next_run_time: NOW + 3600, last_run_time: NOW });
  backend.clock.advance(59_000);
  expect(await runAll(2)).toBe(0);
  backend.clock.advance(1000);
  // Four schedules have an interval of a minute: the audits of three payment providers, and the subscriptions.
  expect(await runAll(2)).toBe(4);
});

it("repeats a failed run within 30 seconds instead of after its interval (JB-04)", async () => {
  backend.clock.advance(7200_000);
  await backend.db.execute("alter table cart_types rename to cart_types_away");
  await runAll(2);
  const failed = await read();
  expect(failed).toMatchObject({ failures: 1, leased_until: null });
  expect(failed?.last_error).toContain("query failed");
  expect((failed?.next_run_time ?? 0) - NOW - 7200).toBeLessThanOrEqual(30);
  await backend.db.execute("alter table cart_types_away rename to cart_types");
  backend.clock.advance(30_000);
  await runAll(2);
  expect(await read()).toMatchObject({ failures: 0, last_error: null });
});

it("runs the schedule of a killed worker again when the lease of this worker has ended (JB-04)", async () => {
  backend.clock.advance(20_000_000);
  const now = Math.floor(backend.clock.now() / 1000);
  await backend.db
    .update(schedules)
    .set({ next_run_time: now, leased_until: now + 900 })
    .where(eq(schedules.name, NAME));
  await runAll(1);
  expect((await read())?.last_run_time).toBeLessThan(now);
  backend.clock.advance(900_000);
  await runAll(1);
  expect(await read()).toMatchObject({ last_run_time: now + 900, leased_until: null });
});
