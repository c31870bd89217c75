import { asc, eq, inArray } from "drizzle-orm";
import sharp from "sharp";
import { schema } from "../../../../backend/db/client.ts";
import { startJobs } from "../../../../backend/jobs/start-jobs.ts";
import { findHelpPhoto } from "../../../../backend/modules/orders/help-photo-service.ts";
import { readProgress } from "../../../../backend/modules/orders/order-progress-service.ts";
import { simulateOrdersOnce } from "../../../../backend/modules/orders/order-simulator-service.ts";
import { refuseUnanswered } from "../../../../backend/modules/orders/unanswered-service.ts";
import {
  DINING_TYPE,
  ORDER_STATUS,
  PAY_STATUS,
  PAY_TYPE,
} from "../../../../lib/contracts/codes.ts";
import { insertMember } from "../../../factories/member-rows";
import { insertOrder, type OrderRow } from "../../../factories/order-rows";
import { insertStore } from "../../../factories/store-rows";
import { createTestBackend, TEST_NOW, type TestBackend } from "../../../setup/in-process-backend";

const NOW = TEST_NOW / 1000;
let backend: TestBackend;
let place: (values?: Partial<OrderRow>) => Promise<OrderRow>;
beforeAll(async () => {
  backend = await createTestBackend();
  const store = await insertStore(backend.db);
  const member = await insertMember(backend.db);
  place = (values = {}) =>
    insertOrder(backend.db, { member_id: member.id, store_id: store.id, ...values });
});
afterAll(() => backend.close());
beforeEach(() => backend.clock.set(TEST_NOW));

const statusOf = async (id: number) => {
  const [row] = await backend.db.select().from(schema.orders).where(eq(schema.orders.id, id));
  return row?.order_status;
};
const eventsOf = async (id: number) => {
  const rows = await backend.db
    .select()
    .from(schema.order_events)
    .where(eq(schema.order_events.order_id, id))
    .orderBy(asc(schema.order_events.id));
  return rows.map((row) => `${row.event} ${row.to_status} ${row.create_time - NOW}`);
};
const stepAt = async (seconds: number) => {
  backend.clock.set(TEST_NOW + seconds * 1000);
  return simulateOrdersOnce(backend.deps);
};

it.each([
  ["delivery by a courier of the operator", { track: "platform" }, [0, 1, 4, 2]],
  ["delivery by the store's courier, paid in cash", { track: "self" }, [0, 7, 8, 11]],
  [
    "delivery by the store's courier, paid online",
    { track: "self", pay_type: PAY_TYPE.linePay, pay_status: PAY_STATUS.paid, paid_time: NOW },
    [0, 7, 8, 2],
  ],
  ["pickup", { track: "pickup", dining_type: DINING_TYPE.pickup }, [0, 1, 2, 2]],
] as const)("moves an order through its states as time passes: %s", async (_what, values, path) => {
  const { id } = await place(values);
  const seen: (number | undefined)[] = [];
  for (const seconds of [59, 60, 240, 480]) {
    await stepAt(seconds);
    seen.push(await statusOf(id));
  }
  expect(seen).toEqual(path);
});

const REPORTS = [
  "store-accepts 1 60",
  "ready 1 195",
  "leaves 4 240",
  "courier-arrived 4 420",
  "courier-called 4 450",
  "arrives 2 480",
  "delivery-photo 2 510",
];

it("records each event once, at its own time (OR-33)", async () => {
  // The simulator first finishes the orders of the earlier tests, so that the counts below belong to one order.
  await stepAt(510);
  const { id } = await place();
  const times = [59, 60, 194, 195, 239, 240, 419, 420, 449, 450, 479, 480, 509, 510, 511];
  const counts: number[] = [];
  for (const seconds of times) counts.push(await stepAt(seconds));
  expect(counts).toEqual([0, 1, 0, 1, 0, 1, 0, 1, 0, 1, 0, 1, 0, 1, 0]);
  expect(await eventsOf(id)).toEqual(REPORTS);
});

it("sends a photo that the member of the order can open (OR-31, OR-33)", async () => {
  const { id, member_id } = await place();
  await stepAt(510);
  const [progress] = await readProgress(backend.db, [id], NOW);
  const photo = progress?.progress.history?.at(-1)?.photo ?? "";
  const bytes = await findHelpPhoto(backend.db, photo.replace("/api/help-photos/", ""), member_id);
  expect(await sharp(bytes ?? undefined).metadata()).toMatchObject({ format: "webp", width: 800 });
});

it("sends no photo for a pick-up order or for an order that was delivered hours ago (OR-33)", async () => {
  const { id } = await place({ track: "pickup", dining_type: DINING_TYPE.pickup });
  const old = await place({ order_status: ORDER_STATUS.delivered, update_time: NOW - 10_000 });
  await stepAt(510);
  expect(await eventsOf(id)).toEqual(["store-accepts 1 60", "ready 1 195", "leaves 2 240"]);
  expect(await eventsOf(old.id)).toEqual([]);
});

it("records missed events in order after a pause, each with the time when it was due", async () => {
  const { id } = await place();
  expect(await stepAt(90_000)).toBe(1);
  expect(await eventsOf(id)).toEqual(REPORTS);
  expect(await stepAt(90_001)).toBe(0);
});

it("accepts a reserved order after the first wait, which begins half an hour before the reserved time", async () => {
  const slot = { is_reservation: 1, reservation_start_time: NOW + 7200 } as const;
  const { id } = await place({ ...slot, dining_type: DINING_TYPE.businessReservation });
  await stepAt(5459);
  expect(await statusOf(id)).toBe(ORDER_STATUS.ordered);
  await stepAt(5460);
  expect(await eventsOf(id)).toEqual(["store-accepts 1 5460"]);
  await stepAt(10_000);
});

it.each([
  [
    "waits for its payment",
    { order_status: ORDER_STATUS.awaitingPayment, pay_type: PAY_TYPE.linePay },
  ],
  ["was cancelled", { order_status: ORDER_STATUS.cancelled }],
  ["was delivered", { order_status: ORDER_STATUS.delivered }],
] as const)("does not change an order that %s", async (_what, values) => {
  const { id, order_status, update_time } = await place(values);
  expect(await stepAt(90_000)).toBe(0);
  const [row] = await backend.db.select().from(schema.orders).where(eq(schema.orders.id, id));
  expect(row).toMatchObject({ order_status, update_time });
});

it("moves 301 due orders from ordered to delivering in one run", async () => {
  const { id: _id, order_no: _no, ...like } = await place();
  const many = Array.from({ length: 300 }, (_none, n) => ({ ...like, order_no: `MANY${n}` }));
  const made = await backend.db
    .insert(schema.orders)
    .values(many)
    .returning({ id: schema.orders.id });
  expect(await stepAt(300)).toBe(301);
  const ids = made.map(({ id }) => id);
  const states = await backend.db
    .selectDistinct({ order_status: schema.orders.order_status })
    .from(schema.orders)
    .where(inArray(schema.orders.id, ids));
  expect(states).toEqual([{ order_status: ORDER_STATUS.delivering }]);
  await stepAt(480);
});

it("changes no order when ORDER_SIMULATOR_SECONDS is empty", async () => {
  const { id } = await place();
  backend.clock.set(TEST_NOW + 90_000_000);
  const config = { ...backend.deps.config, ORDER_SIMULATOR_SECONDS: null };
  expect(await simulateOrdersOnce({ ...backend.deps, config })).toBe(0);
  expect(await statusOf(id)).toBe(ORDER_STATUS.ordered);
  await simulateOrdersOnce(backend.deps);
});

describe("refuseUnanswered", () => {
  const refuseUnansweredAt = async (seconds: number) => {
    backend.clock.set(TEST_NOW + seconds * 1000);
    const config = { ...backend.deps.config, ORDER_SIMULATOR_SECONDS: null };
    return refuseUnanswered({ ...backend.deps, config });
  };

  it("cancels an order that the store has not answered for ten minutes, and refunds a paid order (RU-31)", async () => {
    const paid = {
      pay_type: PAY_TYPE.linePay,
      pay_status: PAY_STATUS.paid,
      paid_time: NOW + 60,
    } as const;
    const [cash, online] = [await place(), await place(paid)];
    expect(await refuseUnansweredAt(599)).toBe(0);
    expect(await refuseUnansweredAt(600)).toBe(1);
    expect(await eventsOf(cash.id)).toEqual(["store-rejects -2 600"]);
    expect(await statusOf(online.id)).toBe(ORDER_STATUS.ordered);
    expect(await refuseUnansweredAt(660)).toBe(1);
    const [row] = await backend.db
      .select()
      .from(schema.orders)
      .where(eq(schema.orders.id, online.id));
    expect(row).toMatchObject({
      order_status: ORDER_STATUS.cancelled,
      pay_status: PAY_STATUS.refunding,
    });
  });

  it("cancels an unanswered reservation ten minutes after the time when its preparation should begin", async () => {
    const slot = { is_reservation: 1, reservation_start_time: NOW + 7200 } as const;
    const { id } = await place({ ...slot, dining_type: DINING_TYPE.businessReservation });
    expect(await refuseUnansweredAt(5999)).toBe(0);
    expect(await refuseUnansweredAt(6000)).toBe(1);
    expect(await statusOf(id)).toBe(ORDER_STATUS.cancelled);
  });

  it("does not cancel an accepted order, or any order while the order simulator runs", async () => {
    const answered = await place({ order_status: ORDER_STATUS.confirming });
    await place();
    backend.clock.set(TEST_NOW + 9000_000);
    expect(await refuseUnanswered(backend.deps)).toBe(0);
    await stepAt(9000);
    expect(await refuseUnansweredAt(90_000)).toBe(0);
    expect(await statusOf(answered.id)).toBe(ORDER_STATUS.delivered);
  });
});

it("the order simulator is one of the jobs that startJobs runs", async () => {
  const { id } = await place();
  backend.clock.set(TEST_NOW + 60_000);
  await startJobs(backend.deps).stop();
  expect(await statusOf(id)).toBe(ORDER_STATUS.confirming);
});
