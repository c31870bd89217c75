import { eq } from "drizzle-orm";
import { schema } from "../../../../backend/db/client.ts";
import {
  CODE,
  DINING_TYPE,
  OPEN_STATUS,
  ORDER_STATUS,
  PAY_STATUS,
  PAY_TYPE,
} from "../../../../lib/contracts/codes.ts";
import { insertMember } from "../../../factories/member-rows";
import type { TestSession } from "../../../setup/in-process-backend";
import { only, openShop, type Shop } from "./order-shop";

let shop: Shop;
let buyer: TestSession;
beforeAll(async () => {
  shop = await openShop();
  await shop.db
    .update(schema.stores)
    .set({
      has_business_reservation: 1,
      business_reservation_min_amount: 500,
      business_reservation_payment_method: "2,5,7",
    })
    .where(eq(schema.stores.id, shop.store.id));
  buyer = await shop.asMember(await insertMember(shop.db, { business_id: 1001 }));
});
afterAll(() => shop.close());
beforeEach(() => shop.clock.advance(120_000));

const DAY_SECONDS = 86_400;
/** Returns the time 12:00 in Taipei, `days` days after today, in seconds since 1970. */
function noonIn(days: number): number {
  const today = Math.floor((shop.clock.now() / 1000 + 8 * 3600) / DAY_SECONDS);
  return (today + days) * DAY_SECONDS + 4 * 3600;
}
const business = (start: number | null = noonIn(2)) => ({
  dining_type: DINING_TYPE.businessReservation,
  foods: [{ id: shop.plain.id, quantity: 5 }],
  ...(start !== null && {
    is_reservation: 1,
    reservation_start_time: start,
    reservation_end_time: start + 1800,
  }),
});

it("a business reservation is quoted without a delivery fee and with the minimum amount and days of business reservations (CA-39, CA-45)", async () => {
  const { envelope } = await shop.quote(business(), buyer);
  expect(envelope.data).toMatchObject({
    is_disallow_order: 0,
    dining_type: DINING_TYPE.businessReservation,
    delivery_fee: 0,
    minimum_charge: 500,
    subtotal: 500,
    reservation: 1,
  });
  const { store, reservation_time_list } = envelope.data;
  expect(reservation_time_list).toEqual(store.business_reservation_time_list);
  expect(reservation_time_list).toHaveLength(14);
});

it.each([
  ["in cash", PAY_TYPE.cash],
  ["by LINE Pay", PAY_TYPE.linePay],
])("a business reservation can be ordered and paid %s", async (how, pay_type) => {
  const placed = await shop.order({ ...business(), pay_type, remark: how }, { as: buyer });
  expect(placed.envelope.code).toBe(CODE.ok);
  const { id, payment_url_web } = placed.envelope.data;
  if (pay_type === PAY_TYPE.linePay) {
    await shop.pay(payment_url_web);
    await shop.comeBack(id, buyer);
  }
  expect(await shop.orderOf(id)).toMatchObject({
    dining_type: DINING_TYPE.businessReservation,
    order_status: ORDER_STATUS.ordered,
    pay_type,
    is_reservation: 1,
    reservation_start_time: noonIn(2),
  });
});

it("a business reservation on the corporate bill is placed unpaid without a payment attempt (RU-46, CK-86)", async () => {
  const pay_type = PAY_TYPE.corporateBill;
  const { envelope } = await shop.order({ ...business(), pay_type, remark: "月結" }, { as: buyer });
  const { id } = envelope.data;
  expect(envelope).toMatchObject({
    code: CODE.ok,
    data: {
      pay_type: PAY_TYPE.corporateBill,
      order_status: ORDER_STATUS.ordered,
      payment_url_web: "",
    },
  });
  expect(await shop.orderOf(id)).toMatchObject({
    order_status: ORDER_STATUS.ordered,
    pay_status: PAY_STATUS.unpaid,
    pay_type: PAY_TYPE.corporateBill,
  });
  expect((await shop.payments()).filter(({ order_id }) => order_id === id)).toEqual([]);
  await shop.reconcile(1500);
  expect(await shop.orderOf(id)).toMatchObject({
    order_status: ORDER_STATUS.ordered,
    pay_status: PAY_STATUS.unpaid,
  });
});

it("a delivery order cannot use the corporate bill if the store does not offer the corporate bill for deliveries", async () => {
  const order = { pay_type: PAY_TYPE.corporateBill, remark: "外送月結" };
  const { envelope } = await shop.order(order, { as: buyer });
  expect(envelope).toMatchObject({
    code: CODE.refused,
    message: "店家不提供此付款方式，請重新選擇",
  });
});

it("if the store offers the corporate bill for deliveries, only a corporate member can use the corporate bill", async () => {
  const mine = eq(schema.stores.id, shop.store.id);
  await shop.db.update(schema.stores).set({ delivery_payment_method: "2,7" }).where(mine);
  const order = { pay_type: PAY_TYPE.corporateBill, remark: "外送月結二" };
  const refused = await shop.order(order);
  expect(refused.envelope).toMatchObject({
    code: CODE.refused,
    message: "店家不提供此付款方式，請重新選擇",
  });
  const placed = await shop.order(order, { as: buyer });
  expect(placed.envelope).toMatchObject({
    code: CODE.ok,
    data: { pay_type: PAY_TYPE.corporateBill, order_status: ORDER_STATUS.ordered },
  });
  await shop.db.update(schema.stores).set({ delivery_payment_method: "2,5,10,11" }).where(mine);
});

it("the quote of a business reservation allows the order even while the store is paused, because the reservation is for another day", async () => {
  const paused = { is_paused: true };
  const mine = eq(schema.stores.id, shop.store.id);
  await shop.db.update(schema.stores).set(paused).where(mine);
  const { envelope } = await shop.quote(business(), buyer);
  await shop.db.update(schema.stores).set({ is_paused: false }).where(mine);
  expect(envelope.data).toMatchObject({
    is_disallow_order: 0,
    store: { open_status: OPEN_STATUS.resting },
  });
});

it("a business reservation of a member without a company is disallowed in the quote and refused as an order (CA-31, RO-04)", async () => {
  const reason = "非企業客戶無法使用企業預訂";
  const { envelope } = await shop.quote(business());
  expect(envelope.data).toMatchObject({ is_disallow_order: 1, disallow_order_reason: reason });
  const order = await shop.submit(business());
  expect(order.envelope).toMatchObject({ code: CODE.refused, message: reason });
});

it.each([
  ["without a time", null, "請選擇預訂時段"],
  ["for today", 0, "預訂時段已額滿或已過，請重新選擇時段"],
  ["for the fifteenth day after today", 15, "預訂時段已額滿或已過，請重新選擇時段"],
] as const)("a business reservation %s is refused", async (_what, days, reason) => {
  const start = days === null ? null : noonIn(days);
  const { envelope } = await shop.quote(business(start), buyer);
  expect(envelope.data.disallow_order_reason).toBe(reason);
  const order = await shop.submit(business(start), { as: buyer });
  expect(order.envelope).toMatchObject({ code: CODE.refused, message: reason });
});

it("tomorrow can be reserved until 17:00 today (RU-39)", async () => {
  const reasonAt = async (hour: number) => {
    const wanted = noonIn(1) - DAY_SECONDS + (hour - 12) * 3600;
    shop.clock.advance(Math.max(0, wanted * 1000 - shop.clock.now()));
    const { envelope } = await shop.quote(business(noonIn(1)), buyer);
    return envelope.data.disallow_order_reason;
  };
  expect(await reasonAt(16.9)).toBe("");
  expect(await reasonAt(17)).toBe("預訂時段已額滿或已過，請重新選擇時段");
});

it("refuses a pay type that the store does not offer for business reservations", async () => {
  const mine = eq(schema.stores.id, shop.store.id);
  const listed = { business_reservation_payment_method: "5,7" };
  await shop.db.update(schema.stores).set(listed).where(mine);
  const { envelope } = await shop.order({ ...business(), remark: "現金" }, { as: buyer });
  expect(envelope.message).toBe("店家不提供此付款方式，請重新選擇");
});

it("the quote says how much the order is below the minimum amount, or that the store offers no business reservations", async () => {
  const mine = eq(schema.stores.id, shop.store.id);
  const { envelope } = await shop.quote(
    { ...business(), foods: [{ id: shop.plain.id, quantity: 1 }] },
    buyer,
  );
  expect(envelope.data.disallow_order_reason).toBe("未滿足低消，還差 NT$400");
  await shop.db.update(schema.stores).set({ has_business_reservation: 0 }).where(mine);
  const none = await shop.quote(business(), buyer);
  expect(none.envelope.data).toMatchObject({
    disallow_order_reason: "店家未提供企業預訂服務",
    reservation: 0,
    reservation_time_list: [],
  });
  expect(only(await shop.db.select().from(schema.stores).where(mine)).reservation).toBe(1);
});
