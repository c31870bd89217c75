import { eq } from "drizzle-orm";
import { schema } from "../../../../backend/db/client.ts";
import { CODE, ORDER_STATUS, type OrderStatus, PAY_TYPE } from "../../../../lib/contracts/codes.ts";
import { insertMember } from "../../../factories/member-rows";
import { insertOrder } from "../../../factories/order-rows";
import {
  createTestBackend,
  type TestBackend,
  type TestSession,
} from "../../../setup/in-process-backend";
import { only, openShop, type Shop } from "./order-shop";

jest.setTimeout(60_000);

let backend: TestBackend;
let shop: Shop;
beforeAll(async () => {
  backend = await createTestBackend();
});
beforeEach(async () => {
  shop = await openShop(backend);
  await shop.setPayTypes("2,5,7,9,10");
});
afterAll(() => backend.close());

/** Returns a cart with this quantity. Another quantity makes a different order, which is not a repeat. */
const cart = (quantity: number) => ({ foods: [{ id: shop.plain.id, quantity }] });
const seconds = () => Math.floor(shop.clock.now() / 1000);
const slotIn = (hours: number) => {
  const start = Math.ceil(seconds() / 3600 + hours) * 3600;
  return { is_reservation: 1, reservation_start_time: start, reservation_end_time: start + 1800 };
};
const setStatus = (id: number, order_status: OrderStatus) =>
  shop.db.update(schema.orders).set({ order_status }).where(eq(schema.orders.id, id));

describe("unpaid orders of a member", () => {
  const placeUnpaidOrders = async (count: number) => {
    const placed = [];
    for (let n = 1; n <= count; n += 1) {
      const { envelope } = await shop.order({ pay_type: PAY_TYPE.linePay, ...cart(n) });
      expect(envelope.code).toBe(CODE.ok);
      placed.push(envelope.data);
    }
    return placed;
  };

  it("are limited to three: the fourth is refused with a message and not stored (RU-26)", async () => {
    await placeUnpaidOrders(3);
    shop.clock.advance(61_000);
    const { envelope } = await shop.order({ pay_type: PAY_TYPE.linePay, ...cart(4) });
    expect(envelope).toEqual({
      code: CODE.refused,
      message: "您有 3 筆訂單尚未付款，請先完成付款，或約 24 分鐘後再試",
      data: null,
      reason: "orders-unpaid",
    });
    expect(await shop.orders()).toHaveLength(3);
    const other = await shop.asMember(await insertMember(shop.db));
    expect(
      (await shop.order({ pay_type: PAY_TYPE.linePay, ...cart(4) }, { as: other })).envelope.code,
    ).toBe(CODE.ok);
  });

  it("do not prevent cash orders and orders on the corporate bill", async () => {
    await placeUnpaidOrders(3);
    expect((await shop.order({ pay_type: PAY_TYPE.cash, ...cart(4) })).envelope.code).toBe(CODE.ok);
    await shop.db
      .update(schema.members)
      .set({ business_id: 1001 })
      .where(eq(schema.members.id, shop.member.id));
    for (let n = 5; n <= 9; n += 1) {
      expect(
        (await shop.order({ pay_type: PAY_TYPE.corporateBill, ...cart(n) })).envelope.code,
      ).toBe(CODE.ok);
    }
  });

  it("can be replaced by an order of the same cart with another pay type, even at the limit", async () => {
    const [first] = await placeUnpaidOrders(3);
    const { envelope } = await shop.order({ pay_type: PAY_TYPE.payuni, ...cart(1) });
    expect(envelope).toMatchObject({
      code: CODE.ok,
      data: { pay_type: PAY_TYPE.payuni, order_status: ORDER_STATUS.awaitingPayment },
    });
    expect(await shop.orderOf(first?.id ?? 0)).toMatchObject({
      order_status: ORDER_STATUS.cancelled,
    });
    expect((await shop.order({ pay_type: PAY_TYPE.linePay, ...cart(4) })).envelope.code).toBe(
      CODE.refused,
    );
  });

  it("no longer count after they are paid or cancelled at LINE Pay", async () => {
    const [first, second] = await placeUnpaidOrders(3);
    await shop.pay(first?.payment_url_web ?? "");
    await shop.comeBack(first?.id ?? 0);
    expect((await shop.order({ pay_type: PAY_TYPE.linePay, ...cart(4) })).envelope.code).toBe(
      CODE.ok,
    );
    await shop.pay(second?.payment_url_web ?? "", "cancel");
    // The payer does not return to the shop, so the backend asks LINE Pay for the result during the next submit.
    expect((await shop.order({ pay_type: PAY_TYPE.linePay, ...cart(5) })).envelope.code).toBe(
      CODE.ok,
    );
    expect(await shop.orderOf(second?.id ?? 0)).toMatchObject({
      order_status: ORDER_STATUS.cancelled,
    });
  });

  it("are looked up at the provider only when their number has reached the limit (3 × RATE_LIMIT_SCALE)", async () => {
    jest.replaceProperty(backend.deps.config, "RATE_LIMIT_SCALE", 2);
    const ask = jest.spyOn(backend.deps.providers.linePay, "check");
    await placeUnpaidOrders(6);
    expect(ask).not.toHaveBeenCalled();
    const { envelope } = await shop.order({ pay_type: PAY_TYPE.linePay, ...cart(7) });
    expect(envelope).toMatchObject({ code: CODE.refused, reason: "orders-unpaid" });
    expect(ask).toHaveBeenCalledTimes(6);
  });

  it("cannot have the same open_place, because of a unique index", async () => {
    await placeUnpaidOrders(1);
    const { id, ...row } = only(await shop.orders());
    const twice = { ...row, order_no: `${row.order_no}-2` };
    await expect(shop.db.insert(schema.orders).values(twice)).rejects.toThrow();
  });
});

describe("open cash orders of a member", () => {
  const placeCashOrders = async (count: number, values: Record<string, unknown> = {}) => {
    const ids = [];
    for (let n = 1; n <= count; n += 1) {
      const { envelope } = await shop.order({ pay_type: PAY_TYPE.cash, ...cart(n), ...values });
      expect(envelope.code).toBe(CODE.ok);
      ids.push(envelope.data.id);
    }
    return ids;
  };
  const orderFourth = (values = {}) =>
    shop.order({ pay_type: PAY_TYPE.cash, ...cart(4), ...values });

  it("are limited to three: the fourth is refused with a message but accepted with LINE Pay (RU-26)", async () => {
    await placeCashOrders(3);
    expect((await orderFourth()).envelope).toEqual({
      code: CODE.refused,
      message: "您已有 3 筆現金訂單尚未完成，請改用線上付款，或等訂單完成後再訂購",
      data: null,
      reason: "cash-orders-open",
    });
    expect(await shop.orders()).toHaveLength(3);
    expect((await shop.order({ pay_type: PAY_TYPE.linePay, ...cart(4) })).envelope.code).toBe(
      CODE.ok,
    );
  });

  it("cannot have the same open_place, because of a unique index", async () => {
    await placeCashOrders(1);
    const { id, ...row } = only(await shop.orders());
    const twice = { ...row, order_no: `${row.order_no}-2` };
    await expect(shop.db.insert(schema.orders).values(twice)).rejects.toThrow();
  });

  it("with a reservation have a separate limit of three", async () => {
    await placeCashOrders(3, slotIn(3));
    expect((await orderFourth(slotIn(5))).envelope.code).toBe(CODE.refused);
    await placeCashOrders(3);
    expect((await orderFourth()).envelope.code).toBe(CODE.refused);
  });

  it.each([
    ["delivered", ORDER_STATUS.delivered],
    ["cancelled", ORDER_STATUS.cancelled],
  ])("no longer count after they are %s", async (_how, order_status) => {
    const [first = 0] = await placeCashOrders(3);
    await setStatus(first, order_status);
    expect((await orderFourth()).envelope.code).toBe(CODE.ok);
  });

  it("no longer count after a day, even if no store has reported their end (RU-26)", async () => {
    await placeCashOrders(3);
    shop.clock.advance(86_400_000);
    expect((await orderFourth()).envelope.code).toBe(CODE.refused);
    shop.clock.advance(1000);
    expect((await orderFourth()).envelope.code).toBe(CODE.ok);
  });

  it("are limited to three even if ten are sent at the same time", async () => {
    await shop.quote(cart(1));
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, at) => shop.submit({ ...cart(1), remark: `第${at}份` })),
    );
    expect(answers.filter(({ envelope }) => envelope.code === CODE.ok)).toHaveLength(3);
    expect(await shop.orders()).toHaveLength(3);
  });
});

describe("a slot for twenty orders", () => {
  const reserve = (as: TestSession, values = {}) =>
    shop.order({ pay_type: PAY_TYPE.cash, ...slotIn(3), ...values }, { as });
  const newcomer = async () => shop.asMember(await insertMember(shop.db));

  it("accepts at most ten orders of new members that are not paid yet, in cash or online", async () => {
    for (let n = 0; n < 10; n += 1) {
      expect((await reserve(await newcomer())).envelope.code).toBe(CODE.ok);
    }
    for (const pay_type of [PAY_TYPE.cash, PAY_TYPE.linePay]) {
      expect((await reserve(await newcomer(), { pay_type })).envelope).toMatchObject({
        code: CODE.refused,
        message: "此時段的預訂名額暫時額滿，請選擇其他時段",
      });
    }
    const member = await insertMember(shop.db);
    const { delivered } = ORDER_STATUS;
    const store_id = shop.store.id;
    await insertOrder(shop.db, { member_id: member.id, store_id, order_status: delivered });
    expect((await reserve(await shop.asMember(member))).envelope.code).toBe(CODE.ok);
  });

  it("accepts at most five orders of one member", async () => {
    for (let n = 1; n <= 5; n += 1) {
      const { data } = (await reserve(shop.session, { pay_type: PAY_TYPE.linePay, ...cart(n) }))
        .envelope;
      await shop.pay(data.payment_url_web);
      expect((await shop.comeBack(data.id)).envelope.code).toBe(CODE.ok);
    }
    expect(
      (await reserve(shop.session, { pay_type: PAY_TYPE.linePay, ...cart(6) })).envelope,
    ).toMatchObject({
      code: CODE.refused,
      message: "同一時段最多可預訂 5 筆訂單，請選擇其他時段",
    });
    expect((await reserve(await newcomer())).envelope.code).toBe(CODE.ok);
  });
});

it("a new order can use the last stock that the member's own unpaid order holds, because it replaces the unpaid order", async () => {
  const take = (quantity: number) => ({ foods: [{ id: shop.last.id, quantity }] });
  const { data } = (await shop.order({ pay_type: PAY_TYPE.linePay, ...take(2) })).envelope;
  expect((await shop.order({ pay_type: PAY_TYPE.cash, ...take(1) })).envelope.code).toBe(CODE.ok);
  expect(await shop.orderOf(data.id)).toMatchObject({ order_status: ORDER_STATUS.cancelled });
  expect(await shop.balance("stock:")).toBe(1);
});

it("an order cannot use the last stock that another member's unpaid order holds", async () => {
  const two = { foods: [{ id: shop.last.id, quantity: 2 }] };
  await shop.quote(two);
  const other = await shop.asMember(await insertMember(shop.db));
  await shop.order({ pay_type: PAY_TYPE.linePay, ...two }, { as: other });
  expect((await shop.submit({ pay_type: PAY_TYPE.cash, ...two })).envelope.code).toBe(CODE.soldOut);
  expect(await shop.orders()).toMatchObject([{ order_status: ORDER_STATUS.awaitingPayment }]);
});
