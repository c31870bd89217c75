import { applyEvent, lockOrder } from "../../../../backend/modules/orders/order-event-service.ts";
import type { OrderEvent } from "../../../../backend/modules/orders/order-state-rules.ts";
import { CODE, ORDER_STATUS, PAY_STATUS, PAY_TYPE } from "../../../../lib/contracts/codes.ts";
import { openShop, type Shop } from "../checkout/order-shop";

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());
beforeEach(() => shop.clock.advance(120_000));

const cancel = async (order_id: number) =>
  (await shop.call("cancelOrder", { body: { order_id }, as: shop.session })).envelope;
const apply = (order_id: number, event: OrderEvent) =>
  shop.db.transaction(async (tx) => {
    const now = Math.floor(shop.clock.now() / 1000);
    await applyEvent(tx, await lockOrder(tx, order_id), { event, now });
  });
const placeOrder = async (values = {}) => (await shop.order(values)).envelope.data.id;

it("cancels a new order and releases the stock that the order held (RU-19, RU-30)", async () => {
  const foods = [{ id: shop.last.id, quantity: 2 }];
  const id = await placeOrder({ foods });
  expect(await shop.balance(`stock:${shop.last.id}`)).toBe(2);
  const { code, data } = await cancel(id);
  expect(code).toBe(CODE.ok);
  expect(data).toMatchObject({
    id,
    order_status: ORDER_STATUS.cancelled,
    cancel_until: null,
    eta_time: null,
  });
  expect(data.events.map(({ step }) => step)).toEqual(["placed", "cancelled-by-member"]);
  expect(await shop.balance(`stock:${shop.last.id}`)).toBe(0);
});

it("refunds a paid order only once, even if the member cancels it several times", async () => {
  const { envelope } = await shop.order({ pay_type: PAY_TYPE.linePay });
  const { id, payment_url_web } = envelope.data;
  await shop.pay(payment_url_web);
  await shop.comeBack(id);
  expect(await shop.providerBalance()).toBe(318);
  const first = await cancel(id);
  expect(first.data).toMatchObject({
    order_status: ORDER_STATUS.cancelled,
    pay_status: PAY_STATUS.refunding,
  });
  const second = await cancel(id);
  expect(second).toEqual(first);
  await shop.reconcile(1);
  expect(await shop.providerBalance()).toBe(0);
  expect(await cancel(id)).toMatchObject({
    code: CODE.ok,
    data: { order_status: ORDER_STATUS.cancelled, pay_status: PAY_STATUS.refunded },
  });
  await shop.reconcile(60);
  expect(await shop.providerBalance()).toBe(0);
});

it("accepts a cancellation until five minutes after the order was placed (RU-30)", async () => {
  const early = await placeOrder();
  shop.clock.advance(300_000);
  expect(await cancel(early)).toMatchObject({ code: CODE.ok });
  const late = await placeOrder();
  shop.clock.advance(301_000);
  expect(await cancel(late)).toEqual({
    code: CODE.refused,
    message: "已超過 5 分鐘，無法取消",
    data: null,
    reason: "cancel-time-over",
  });
  expect(await shop.orderOf(late)).toMatchObject({ order_status: ORDER_STATUS.ordered });
});

describe("an order with a reservation", () => {
  const slot = () => {
    const reservation_start_time = Math.ceil(shop.clock.now() / 3_600_000 + 3) * 3600;
    const reservation_end_time = reservation_start_time + 1800;
    return { is_reservation: 1, reservation_start_time, reservation_end_time };
  };
  const advanceTo = (seconds: number) => shop.clock.advance(seconds * 1000 - shop.clock.now());

  it("can be cancelled until the store begins to prepare it, half an hour before its slot (RU-30)", async () => {
    const values = slot();
    const begins = values.reservation_start_time - 1800;
    expect((await shop.quote(values)).envelope.data.free_cancel).toEqual({
      minutes: 5,
      until: begins,
    });
    const [early, late] = [
      await placeOrder(values),
      await placeOrder({ ...values, remark: "晚一點" }),
    ];
    advanceTo(begins);
    expect(await cancel(early)).toMatchObject({
      code: CODE.ok,
      data: { order_status: ORDER_STATUS.cancelled },
    });
    advanceTo(begins + 1);
    expect(await cancel(late)).toMatchObject({
      code: CODE.refused,
      message: "店家已開始準備，無法取消",
    });
  });

  it("cannot be cancelled after the store has accepted it", async () => {
    const id = await placeOrder(slot());
    await apply(id, { type: "store-accepts" });
    expect(await cancel(id)).toMatchObject({ code: CODE.refused, message: "店家已接單，無法取消" });
  });
});

it("free_cancel in the quote of an order for now has 5 as `minutes` and null as `until`", async () => {
  const { envelope } = await shop.quote();
  expect(envelope.data.free_cancel).toEqual({ minutes: 5, until: null });
});

it.each(["store-accepts", "leaves", "arrives"] as const)(
  'refuses a cancellation after the event "%s", even within five minutes',
  async (last) => {
    const id = await placeOrder({ remark: last });
    for (const type of ["store-accepts", "leaves", "arrives"] as const) {
      await apply(id, { type });
      if (type === last) break;
    }
    const before = await shop.orderOf(id);
    expect(await cancel(id)).toMatchObject({ code: CODE.refused, message: "店家已接單，無法取消" });
    expect(await shop.orderOf(id)).toEqual(before);
  },
);

it("refuses to cancel an order that waits for its payment", async () => {
  const id = await placeOrder({ pay_type: PAY_TYPE.linePay, remark: "等待付款" });
  expect(await cancel(id)).toMatchObject({
    code: CODE.refused,
    message: "訂單等待付款中，未付款將自動取消",
  });
});

it("answers the cancellation of an order with code 0 if the store has already rejected the order", async () => {
  const id = await placeOrder();
  await shop.reject(id);
  const { code, data } = await cancel(id);
  expect(code).toBe(CODE.ok);
  expect(data.events.at(-1)?.step).toBe("cancelled-by-store");
});
