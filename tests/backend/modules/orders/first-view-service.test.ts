import { DINING_TYPE, ORDER_STATUS, PAY_STATUS, PAY_TYPE } from "../../../../lib/contracts/codes";
import { insertMember, type MemberRow } from "../../../factories/member-rows";
import { insertOrder, type OrderRow } from "../../../factories/order-rows";
import { insertStore, type StoreRow } from "../../../factories/store-rows";
import {
  createTestBackend,
  TEST_NOW,
  type TestBackend,
  type TestSession,
} from "../../../setup/in-process-backend";

const NOW = TEST_NOW / 1000;
let backend: TestBackend;
let store: StoreRow;
let member: MemberRow;
let as: TestSession;
beforeAll(async () => {
  backend = await createTestBackend();
  store = await insertStore(backend.db, { name: "阿明麵店" });
});
afterAll(() => backend.close());
beforeEach(async () => {
  member = await insertMember(backend.db);
  as = await backend.asMember(member);
});

const place = (values: Partial<OrderRow> = {}) =>
  insertOrder(backend.db, { member_id: member.id, store_id: store.id, ...values });
const look = async (session = as) => {
  const { envelope } = await backend.call("firstViews", { body: {}, as: session });
  return envelope.data;
};

it("returns a placed order once with the fields of the purchase event for analytics (AN-05)", async () => {
  const { order_no } = await place({ subtotal: 300, discount_price: 20, pay_type: PAY_TYPE.cash });
  expect(await look()).toEqual([
    {
      order_no,
      store_id: store.id,
      store_name: "阿明麵店",
      dining_type: DINING_TYPE.delivery,
      pay_type: PAY_TYPE.cash,
      subtotal: 300,
      delivery_fee: 35,
      delivery_discount: 0,
      subscribe_delivery_discount_price: 0,
      discount_price: 20,
      store_coupon_discount_money: 0,
      foods: [],
    },
  ]);
  expect(await look()).toEqual([]);
});

it("ten simultaneous calls from two devices return the order once", async () => {
  await place();
  const other = await backend.asMember(member);
  const looks = await Promise.all(Array.from({ length: 10 }, (_, n) => look(n % 2 ? as : other)));
  expect(looks.flat()).toHaveLength(1);
});

it.each([
  ["waits for its payment", { order_status: ORDER_STATUS.awaitingPayment }],
  ["was cancelled", { order_status: ORDER_STATUS.cancelled }],
  ["is older than an hour", { create_time: NOW - 3601 }],
] as const)("does not return an order that %s", async (_what, values) => {
  await place(values);
  expect(await look()).toEqual([]);
});

it("returns an order that is older than an hour if it was paid within the last hour", async () => {
  await place({ create_time: NOW - 5000, paid_time: NOW - 60, pay_status: PAY_STATUS.paid });
  expect(await look()).toHaveLength(1);
});

it("does not return another member's order, and answers a visitor with status 401", async () => {
  await place();
  const stranger = await backend.asMember(await insertMember(backend.db));
  expect(await look(stranger)).toEqual([]);
  const { response } = await backend.call("firstViews", { body: {} });
  expect(response.statusCode).toBe(401);
});
