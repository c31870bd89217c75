import { eq } from "drizzle-orm";
import { fc } from "@/tests/setup/seeded-properties";
import { schema } from "../../../backend/db/client.ts";
import { jobCounts } from "../../../backend/jobs/job-counts.ts";
import {
  backoffSeconds,
  type NotDone,
  runNextTask,
  type TaskQueue,
} from "../../../backend/shared/task-queue.ts";
import { CODE } from "../../../lib/contracts/answer-code.ts";
import { insertMember } from "../../factories/member-rows";
import { insertOrder } from "../../factories/order-rows";
import { insertStore } from "../../factories/store-rows";
import { createTestBackend, TEST_NOW, type TestBackend } from "../../setup/in-process-backend";

const NOW = TEST_NOW / 1000;
const LEASE_SECONDS = 60;
const { outbox, schedules } = schema;

let backend: TestBackend;
let order_id: number;
beforeAll(async () => {
  backend = await createTestBackend();
  const store = await insertStore(backend.db);
  const member = await insertMember(backend.db);
  const order = await insertOrder(backend.db, { member_id: member.id, store_id: store.id });
  order_id = order.id;
});
beforeEach(async () => {
  backend.clock.set(TEST_NOW);
  await backend.db.delete(outbox);
});
afterAll(() => backend.close());

const add = async (next_try_time = NOW) => {
  const row = { kind: "payment-refund" as const, order_id, create_time: NOW, next_try_time };
  const [added] = await backend.db.insert(outbox).values(row).returning();
  return added?.id ?? 0;
};
const read = async (id: number) => {
  const [row] = await backend.db.select().from(outbox).where(eq(outbox.id, id));
  return row;
};
const queueOf = (work: () => Promise<NotDone | null>): TaskQueue<typeof outbox> => ({
  name: "payment-refund",
  table: outbox,
  leaseSeconds: () => LEASE_SECONDS,
  maxTries: 3,
  waitSeconds: (tries) => 10 * tries,
  texts: { failed: "test: not done", givenUp: "test: given up" },
  work,
});
const run = (work: () => Promise<NotDone | null>) => runNextTask(backend.deps, queueOf(work));
const finishAtOnce = async () => null;
const refundCount = async () =>
  (await jobCounts(backend.deps)).find(({ queue }) => queue === "payment-refund");

describe("a task", () => {
  it("runs once and not before it is due, and the task that has been due longest runs first (JB-01)", async () => {
    const [late, early] = [await add(NOW - 5), await add(NOW - 9)];
    await add(NOW + 1);
    expect([await run(finishAtOnce), await run(finishAtOnce), await run(finishAtOnce)]).toEqual([
      true,
      true,
      false,
    ]);
    expect(await read(early)).toMatchObject({ done_time: NOW, tries: 1, leased_until: null });
    expect(await read(late)).toMatchObject({ done_time: NOW, tries: 1 });
  });

  it("is run by one worker until the worker's lease ends, and then by another worker (JB-01)", async () => {
    const id = await add();
    const started: string[] = [];
    let finish = () => {};
    const slow = run(async () => {
      started.push("slow");
      await new Promise<void>((resolve) => {
        finish = resolve;
      });
      return null;
    });
    while (started.length === 0) await new Promise((resolve) => setImmediate(resolve));
    backend.clock.advance((LEASE_SECONDS - 1) * 1000);
    expect(await run(finishAtOnce)).toBe(false);
    expect(await refundCount()).toMatchObject({ due: 0, running: 1, dead: 0 });
    backend.clock.advance(1000);
    const second = run(async () => ({ error: "still closed" }));
    expect(await second).toBe(true);
    // The first worker finishes after its lease has ended. Its result must not replace the second worker's result.
    finish();
    await slow;
    expect(await read(id)).toMatchObject({ tries: 2, done_time: null, last_error: "still closed" });
  });

  it("that fails waits longer before each further try, and is a dead task after the last try (JB-02, JB-03)", async () => {
    const id = await add();
    await run(async () => ({ error: "first" }));
    expect(await read(id)).toMatchObject({ next_try_time: NOW + 10, last_error: "first" });
    expect(await run(finishAtOnce)).toBe(false);
    backend.clock.advance(10_000);
    await run(async () => {
      throw new Error("thrown");
    });
    expect(await read(id)).toMatchObject({ next_try_time: NOW + 30, leased_until: null });
    backend.clock.advance(20_000);
    await run(async () => ({ error: "third" }));
    expect(await read(id)).toMatchObject({ given_up_time: NOW + 30, last_error: "third" });
    expect(backend.logged.at(-1)).toBe(`test: given up: third id=${id} tries=3`);
    backend.clock.advance(1_000_000);
    expect(await run(finishAtOnce)).toBe(false);
    expect(await refundCount()).toMatchObject({ due: 0, dead: 1 });
  });

  it("that fails with not_before is not tried again before that time", async () => {
    const id = await add();
    await run(async () => ({ error: "leased", not_before: NOW + 340 }));
    expect(await read(id)).toMatchObject({ next_try_time: NOW + 340 });
  });
});

describe("the call /operator/jobs", () => {
  const call = async (method: "GET" | "POST", path: string) => {
    const answer = await backend.app.inject({ method, url: `/operator/jobs${path}` });
    return { status: answer.statusCode, ...answer.json() };
  };

  it("lists dead tasks and can start one of them again (JB-03)", async () => {
    const id = await add(NOW - 90);
    await backend.db.update(outbox).set({ given_up_time: NOW, tries: 80, last_error: "no answer" });
    await add(NOW - 30);
    const { data } = await call("GET", "");
    expect(data.dead).toEqual([
      { table: "outbox", id, tries: 80, given_up_time: NOW, last_error: "no answer" },
    ]);
    expect(data.queues).toContainEqual({
      queue: "payment-refund",
      due: 1,
      running: 0,
      dead: 1,
      oldest_due_seconds: 30,
    });
    expect(await call("POST", `/outbox/${id}/retry`)).toMatchObject({ status: 200, code: CODE.ok });
    expect(await read(id)).toMatchObject({ given_up_time: null, tries: 0, next_try_time: NOW });
    expect(await run(finishAtOnce)).toBe(true);
  });

  it.each([
    ["/outbox/999999/retry", 404],
    ["/members/1/retry", 400],
    ["/outbox/1;drop/retry", 400],
  ])("refuses a POST to %s with status %d", async (path, status) => {
    expect(await call("POST", path)).toMatchObject({ status });
  });

  it("counts a schedule as dead after three failures (JB-03)", async () => {
    const failed = { next_run_time: NOW + 60, failures: 3, last_error: "away" };
    await backend.db.insert(schedules).values({ name: "broken", ...failed });
    const { data } = await call("GET", "");
    expect(data.queues).toContainEqual(expect.objectContaining({ queue: "schedules", dead: 1 }));
    await backend.db.delete(schedules);
  });
});

it("doubles the wait after each failed try up to an hour, and shortens each wait at random by up to a half (JB-02)", () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 100 }),
      fc.nat(2 ** 32 - 1),
      fc.integer({ min: 1, max: 60 }),
      (tries, drawn, first_seconds) => {
        const bytes = Buffer.alloc(4);
        bytes.writeUInt32BE(drawn);
        const backoff = { tries, first_seconds, max_seconds: 3600 };
        const seconds = backoffSeconds({ randomBytes: () => bytes }, backoff);
        const longest = Math.min(3600, first_seconds * 2 ** (tries - 1));
        expect(seconds).toBeLessThanOrEqual(longest);
        expect(seconds).toBeGreaterThanOrEqual(longest / 2);
      },
    ),
  );
});
