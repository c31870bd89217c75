import {
  reviews,
  store_store_types,
  store_types,
} from "../../../../backend/db/schema/store-tables.ts";
import {
  CODE,
  DINING_TYPE,
  OPEN_STATUS,
  ORDER_STATUS,
  PAY_STATUS,
} from "../../../../lib/contracts/codes.ts";
import { insertMember } from "../../../factories/member-rows";
import { insertOrder } from "../../../factories/order-rows";
import { insertStore } from "../../../factories/store-rows";
import { createTestBackend, TEST_NOW, type TestBackend } from "../../../setup/in-process-backend";

const now = TEST_NOW / 1000;
const cityHall = { lat: 25.0375, lng: 121.5637 };
const EVERY_DAY = [0, 1, 2, 3, 4, 5, 6];
let backend: TestBackend;

beforeAll(async () => {
  backend = await createTestBackend();
});
afterAll(() => backend.close());

const detail = (store_id: number, query: Record<string, unknown> = {}) =>
  backend.call("storeDetail", {
    query: { store_id, dining_type: DINING_TYPE.delivery, ...cityHall, ...query },
  });

it("returns the distance, fee and delivery time for the visitor's address", async () => {
  const store = await insertStore(backend.db, { service_rate: 5, lat: 25.0475, lng: 121.5637 });
  const { envelope } = await detail(store.id);
  expect(envelope.code).toBe(CODE.ok);
  expect(envelope.data).toMatchObject({
    id: store.id,
    name: store.name,
    open_status: OPEN_STATUS.open,
    distance: 1.4,
    in_delivery_range: 1,
    take_service_range: 1,
    delivery_fee: 35,
    delivery_fee_txt: "外送費 NT$35",
    waiting_time: 20,
    google_predict_time_text: "20~30 分鐘",
    service_fee: 5,
  });
});

it("without an address, returns no distance and the lowest fee", async () => {
  const store = await insertStore(backend.db);
  const { envelope } = await detail(store.id, { lat: undefined, lng: undefined });
  expect(envelope.data).toMatchObject({
    distance: null,
    in_delivery_range: 0,
    take_service_range: 1,
    delivery_fee_txt: "外送費 NT$35 起",
  });
});

it("for pick-up, returns fees of 0, and the preparation time as the waiting time", async () => {
  const store = await insertStore(backend.db, { service_rate: 5 });
  const { envelope } = await detail(store.id, { dining_type: DINING_TYPE.pickup });
  expect(envelope.data).toMatchObject({
    delivery_fee: 0,
    service_fee: 0,
    waiting_time: 12,
    google_predict_time_text: "約 15 分鐘可取餐",
  });
});

it("marks a distant store as outside the delivery range and the pick-up range", async () => {
  const store = await insertStore(backend.db, { lat: 24.15, lng: 120.68 });
  const { envelope } = await detail(store.id);
  expect(envelope.data).toMatchObject({ in_delivery_range: 0, take_service_range: 0 });
});

it("does not return the merchant's internal fields", async () => {
  const store = await insertStore(backend.db);
  const { envelope } = await detail(store.id);
  for (const field of ["is_paused", "capacity", "delivery_radius_m"]) {
    expect(envelope.data).not.toHaveProperty(field);
  }
});

it("returns the days that can be reserved, each with the store's opening hours", async () => {
  const opening_hours = [{ days: EVERY_DAY, start: "10:00", end: "21:00" }];
  const store = await insertStore(backend.db, { opening_hours, has_business_reservation: 1 });
  const { envelope } = await detail(store.id);
  expect(envelope.data.reservation_time_list[0]).toEqual({
    day: "2026-11-21",
    time: ["10:00-21:00"],
  });
  expect(envelope.data.business_reservation_time_list[0]?.day).toBe("2026-11-22");
});

it("lists types in the store's order and the newest reviews first", async () => {
  const { db } = backend;
  const store = await insertStore(db);
  await db.insert(store_types).values([
    { id: 1, name: "便當", image: "", position: 1 },
    { id: 2, name: "台式", image: "", position: 2 },
  ]);
  await db.insert(store_store_types).values([
    { store_id: store.id, type_id: 1, position: 2 },
    { store_id: store.id, type_id: 2, position: 1 },
  ]);
  const review = { store_id: store.id, food_id: 0, first_name: "小明", last_name: "王" };
  await db.insert(reviews).values([
    { ...review, star_num: 4, title: "排骨飯", content: "好吃", create_time: now - 100 },
    { ...review, star_num: 5, title: "雞腿飯", content: "準時", create_time: now - 50 },
  ]);
  const { envelope } = await detail(store.id);
  expect(envelope.data.store_types).toEqual([{ name: "台式" }, { name: "便當" }]);
  expect(envelope.data.store_comments.map((comment) => comment.title)).toEqual([
    "雞腿飯",
    "排骨飯",
  ]);
  expect(envelope.data.store_comments[0]?.user).toEqual({
    icon_url: "",
    first_name: "小明",
    last_name: "王",
  });
});

describe("a store with a capacity of one order", () => {
  const { ordered, delivering, cancelled, awaitingPayment } = ORDER_STATUS;
  const later = { is_reservation: 1 as const, reservation_start_time: now + 2 * 3600 };
  const soon = { is_reservation: 1 as const, reservation_start_time: now + 1800 };

  it.each([
    ["is busy after a new order", { order_status: ordered }, OPEN_STATUS.busy],
    [
      "is open if the courier of its order has left",
      { order_status: delivering },
      OPEN_STATUS.open,
    ],
    ["is open after a cancelled order", { order_status: cancelled }, OPEN_STATUS.open],
    [
      "is open after an order that waits for its payment",
      { order_status: awaitingPayment },
      OPEN_STATUS.open,
    ],
    [
      "is open after an order that was placed more than an hour ago",
      { create_time: now - 3601 },
      OPEN_STATUS.open,
    ],
    ["is open before a reservation in two hours", later, OPEN_STATUS.open],
    [
      "is busy before a reservation in half an hour",
      { ...soon, create_time: now - 86_400 },
      OPEN_STATUS.busy,
    ],
  ])("%s", async (_rule, values, open_status) => {
    const store = await insertStore(backend.db, { capacity: 1 });
    const { id: member_id } = await insertMember(backend.db);
    const paid = { pay_status: PAY_STATUS.paid, create_time: now };
    await insertOrder(backend.db, { member_id, store_id: store.id, ...paid, ...values });
    const { envelope } = await detail(store.id);
    expect(envelope.data.open_status).toBe(open_status);
  });
});

it("an unknown store is refused with a message", async () => {
  const { status, envelope } = await detail(2_000_000_000);
  expect(status).toBe(200);
  expect(envelope).toEqual({
    code: CODE.refused,
    message: "找不到這家店家",
    data: null,
    reason: "unknown-store",
  });
});

it.each([
  ["a store id that is not a number", { store_id: "1;drop" }],
  ["a store id below 1", { store_id: -1 }],
  ["a dining type that does not exist", { dining_type: 3 }],
  ["a latitude above 90", { lat: 91 }],
  ["an unknown field", { admin: 1 }],
])("refuses a query with %s with status 400", async (_what, query) => {
  const { status } = await detail(1, query);
  expect(status).toBe(400);
});

it.each([
  [DINING_TYPE.pickup, 100],
  [DINING_TYPE.delivery, 150],
])("the minCharge of a store for dining type %i is NT$%i", async (dining_type, expected) => {
  const store = await insertStore(backend.db, {
    min_charge: 99.5,
    fodomo_delivery_min_amount: 150,
  });
  const query = { store_id: store.id, dining_type };
  const { envelope } = await backend.call("minCharge", { query });
  expect(envelope.data).toEqual({ minimum_charge: expected });
});

it("minCharge of an unknown store is refused", async () => {
  const query = { store_id: 2_000_000_000, dining_type: DINING_TYPE.delivery };
  const { envelope } = await backend.call("minCharge", { query });
  expect(envelope).toMatchObject({ code: CODE.refused, message: "找不到這家店家" });
});
