import { CODE, ORDER_STATUS, PAY_TYPE } from "../../../../lib/contracts/codes";
import { insertMember } from "../../../factories/member-rows";
import type { OrderRow } from "../../../factories/order-rows";
import { insertOrder } from "../../../factories/order-rows";
import { insertStore } from "../../../factories/store-rows";
import {
  createTestBackend,
  TEST_NOW,
  type TestBackend,
  type TestSession,
} from "../../../setup/in-process-backend";

const NOW = TEST_NOW / 1000;
const DAY_SECONDS = 86_400;
let backend: TestBackend;
let mine: TestSession;
let insertOwnOrder: (values?: Partial<OrderRow>) => Promise<OrderRow>;
beforeAll(async () => {
  backend = await createTestBackend();
  const store = await insertStore(backend.db);
  const member = await insertMember(backend.db);
  mine = await backend.asMember(member);
  insertOwnOrder = (values = {}) =>
    insertOrder(backend.db, { member_id: member.id, store_id: store.id, ...values });
});
afterAll(() => backend.close());
beforeEach(() => backend.clock.set(TEST_NOW));

const ask = async (order_id: number, as = mine) =>
  (await backend.call("orderCodBarcode", { query: { order_id }, as })).envelope;

it("the barcode of a cash order is 99, ten digits of the order number, the amount and a check digit (API-28, RU-45)", async () => {
  const { id } = await insertOwnOrder({ order_no: "F26112101234567", pay_total: 318 });
  expect(await ask(id)).toEqual({
    code: CODE.ok,
    message: "",
    data: { barcode: "992101234567003181", amount: 318, expire_time: NOW + DAY_SECONDS },
  });
});

it("the check digit is wrong for a barcode in which one digit was changed", async () => {
  const { id } = await insertOwnOrder({ order_no: "F26112101234568", pay_total: 3000 });
  const { barcode } = (await ask(id)).data;
  const sum = (digits: string) =>
    [...digits].reduce((all, digit, at) => all + Number(digit) * (at % 2 === 0 ? 3 : 1), 0) % 10;
  expect(sum(barcode)).toBe(0);
  for (let at = 0; at < barcode.length; at += 1) {
    const wrong = (Number(barcode[at]) + 1) % 10;
    expect(sum(barcode.slice(0, at) + wrong + barcode.slice(at + 1))).not.toBe(0);
  }
});

const { ordered, confirming, delivering, selfConfirming, selfDelivering } = ORDER_STATUS;
const OPEN = [ordered, confirming, delivering, selfConfirming, selfDelivering];
it.each(OPEN)("a cash order with status %i has a barcode", async (order_status) => {
  const { id } = await insertOwnOrder({ order_status });
  expect(await ask(id)).toMatchObject({ code: CODE.ok });
});

it.each<[string, Partial<OrderRow>]>([
  ["delivered", { order_status: ORDER_STATUS.delivered }],
  ["paid in cash to the courier", { order_status: ORDER_STATUS.selfCashDone }],
  ["cancelled", { order_status: ORDER_STATUS.cancelled }],
  ["waiting for its payment", { order_status: ORDER_STATUS.awaitingPayment }],
  ["paid by LINE Pay", { pay_type: PAY_TYPE.linePay }],
  ["on the corporate bill", { pay_type: PAY_TYPE.corporateBill }],
  ["free of charge", { pay_type: PAY_TYPE.zeroAmount, pay_total: 0 }],
  ["a day old", { create_time: NOW - DAY_SECONDS }],
])("an order that is %s has no barcode", async (_what, values) => {
  const { id } = await insertOwnOrder(values);
  expect(await ask(id)).toEqual({
    code: CODE.refused,
    message: "此訂單沒有可使用的付款條碼",
    data: null,
    reason: "no-payment-barcode",
  });
});

it("the barcode of an order with a reservation is valid until a day after its slot", async () => {
  const end = NOW + 3 * DAY_SECONDS;
  const { id } = await insertOwnOrder({ is_reservation: 1, reservation_end_time: end });
  backend.clock.set((end + DAY_SECONDS - 1) * 1000);
  expect(await ask(id)).toMatchObject({ code: CODE.ok, data: { expire_time: end + DAY_SECONDS } });
  backend.clock.set((end + DAY_SECONDS) * 1000);
  expect(await ask(id)).toMatchObject({ code: CODE.refused });
});

it("another member's order is refused in the same way as an unknown order", async () => {
  const { id } = await insertOwnOrder();
  const theirs = await ask(id, await backend.asMember(await insertMember(backend.db)));
  expect(theirs).toEqual({
    code: CODE.refused,
    message: "找不到這筆訂單",
    data: null,
    reason: "unknown-order",
  });
  expect(await ask(999_999_999)).toEqual(theirs);
});

it("answers a visitor with status 401", async () => {
  const { id } = await insertOwnOrder();
  const { status } = await backend.call("orderCodBarcode", { query: { order_id: id } });
  expect(status).toBe(401);
});
