import { applyEvent, lockOrder } from "../../../../backend/modules/orders/order-event-service.ts";
import { REASON } from "../../../../lib/contracts/answer-code.ts";
import {
  CODE,
  COUPON_TAB,
  COUPON_TARGET_TYPE,
  COUPON_TYPE,
  CUT_TYPE,
  DINING_TYPE,
  PAY_TYPE,
} from "../../../../lib/contracts/codes.ts";
import { giveCoupon } from "../../../factories/benefit-rows";
import { insertMember } from "../../../factories/member-rows";
import { insertFood, insertStore } from "../../../factories/store-rows";
import { coupon, ledger, points, quote, shop } from "./benefit-shop";
import { only } from "./order-shop";

describe("a member's coupon", () => {
  it("reduces the amount of the quote and of the order, and is used up by the order", async () => {
    const code_id = await coupon({ cut_money: 50 });
    expect(await quote({ code_id })).toMatchObject({
      discount_price: 50,
      alert_toast: "",
      pay_total: 268,
    });
    expect((await shop.submit({ code_id })).envelope.code).toBe(CODE.ok);
    expect(only(await shop.orders())).toMatchObject({
      code_id,
      discount_price: 50,
      pay_total: 268,
    });
    expect(await ledger()).toEqual([
      [`coupon:${code_id}`, "hold", 1],
      [`coupon:${code_id}`, "commit", 0],
    ]);
    const used = await shop.call("newDiscountCodeList", {
      query: { type: COUPON_TAB.used },
      as: shop.session,
    });
    expect(used.envelope.data).toMatchObject([{ code_id, used_times: 1, is_access: 0 }]);
    expect(await quote({ code_id, remark: "再一份" })).toMatchObject({
      discount_price: 0,
      alert_toast: "此優惠券目前無法使用：已使用完畢",
      pay_total: 318,
    });
  });

  it("is computed on the food price after the store coupon, and both discounts apply (RU-15)", async () => {
    const store_coupon = {
      name: "滿200折20",
      full_cut: { full_money: 200, cut_money: 20 },
      full_delivery_free_cut: null,
    };
    const store = await insertStore(shop.db, { store_coupon, lat: 25.0517, lng: 121.5645 });
    const food = await insertFood(shop.db, store, { unit_price: 260 });
    const code_id = await coupon({
      type: COUPON_TYPE.percent,
      cut_percent: 10,
      full_money: 240,
      cut_money: 0,
    });
    const request = { store_id: store.id, foods: [{ id: food.id }], code_id };
    expect(await quote(request)).toMatchObject({
      store_coupon_discount_money: 20,
      discount_price: 24,
      pay_total: 261,
    });
  });

  it.each([
    ["expired", { end_time: 1_795_000_000 }, "已於 2026-11-18 19:06 到期"],
    ["used", { used_times: 1 }, "已使用完畢"],
    ["for a larger order", { full_money: 300 }, "未達使用門檻 NT$300，還差 NT$40"],
    [
      "for another store",
      { target_type: COUPON_TARGET_TYPE.chosenStores, store_ids: [0] },
      "此店家不適用",
    ],
    ["for pick-up", { dining_types: [DINING_TYPE.pickup] }, "僅限外帶訂單使用"],
  ] as const)(
    "that is %s gives no discount in the quote, which says why, and is refused in an order",
    async (_what, values, reason) => {
      const code_id = await coupon({
        ...values,
        dining_types: [DINING_TYPE.delivery, DINING_TYPE.pickup],
        store_ids: [0],
        ...values,
      } as never);
      const alert_toast = `此優惠券目前無法使用：${reason}`;
      expect(await quote({ code_id })).toMatchObject({
        discount_price: 0,
        alert_toast,
        pay_total: 318,
      });
      const { envelope } = await shop.submit({ code_id });
      expect(envelope).toEqual({
        code: CODE.refused,
        message: alert_toast,
        data: null,
        reason: REASON.coupon,
      });
      expect((await shop.submit()).envelope.code).toBe(CODE.ok);
    },
  );

  it("of another member is refused in a quote and in an order like an unknown coupon", async () => {
    const code_id = await giveCoupon(shop.db, await insertMember(shop.db));
    const notThere = {
      code: CODE.refused,
      message: "找不到此優惠券，請重新選擇",
      data: null,
      reason: REASON.coupon,
    };
    expect((await shop.quote({ code_id })).envelope).toEqual(notThere);
    await shop.quote();
    expect((await shop.submit({ code_id })).envelope).toEqual(notThere);
    expect((await shop.quote({ code_id: 2_000_000_000 })).envelope).toEqual(notThere);
    expect(await shop.orders()).toEqual([]);
  });

  it("that expires between the quote and the order leads to a refusal of the order with quoteChanged", async () => {
    const code_id = await coupon({ end_time: Math.floor(shop.clock.now() / 1000) + 60 });
    await quote({ code_id });
    shop.clock.advance(61_000);
    const { envelope } = await shop.submit({ code_id });
    expect(envelope).toEqual({ code: CODE.quoteChanged, message: "", data: null });
    expect(await shop.orders()).toEqual([]);
  });

  it("is returned when the payer cancels the payment, and when the time to pay is over (RU-19)", async () => {
    const code_id = await coupon();
    await shop.order({ code_id, pay_type: PAY_TYPE.linePay });
    expect(await shop.balance(`coupon:${code_id}`)).toBe(1);
    const { payment_url_web } = only(await shop.payments());
    await shop.pay(payment_url_web, "cancel");
    await shop.reconcile(15);
    expect(await shop.balance(`coupon:${code_id}`)).toBe(0);
    shop.clock.advance(61_000);
    expect((await shop.order({ code_id, pay_type: PAY_TYPE.linePay })).envelope.code).toBe(CODE.ok);
    for (let n = 0; n < 3; n += 1) await shop.reconcile(900);
    expect(await shop.balance(`coupon:${code_id}`)).toBe(0);
  });

  it("is returned when the store rejects the order", async () => {
    const code_id = await coupon();
    const { envelope } = await shop.order({ code_id });
    await shop.db.transaction(async (tx) => {
      const order = await lockOrder(tx, envelope.data.id);
      const now = Math.floor(shop.clock.now() / 1000);
      await applyEvent(tx, order, { event: { type: "store-rejects" }, now });
    });
    expect(await shop.balance(`coupon:${code_id}`)).toBe(0);
    expect(await quote({ code_id })).toMatchObject({ discount_price: 50 });
  });

  it("that an unpaid order holds can only be used for a repeat of the same order", async () => {
    const code_id = await coupon();
    const first = await shop.order({ code_id, pay_type: PAY_TYPE.linePay });
    shop.clock.advance(120_000);
    expect(await quote({ code_id, pay_type: PAY_TYPE.linePay })).toMatchObject({
      discount_price: 50,
    });
    const again = await shop.submit({ code_id, pay_type: PAY_TYPE.linePay });
    expect(again.envelope.data).toEqual(first.envelope.data);
    const other = await shop.order({ code_id, foods: [{ id: shop.plain.id }] });
    expect(other.envelope).toMatchObject({
      code: CODE.refused,
      message: "此優惠券保留給您等待付款的訂單，請完成付款或改用其他優惠",
    });
    expect(await shop.orders()).toHaveLength(1);
  });

  it("for the delivery fee disables the points event for the delivery fee", async () => {
    await points(100);
    const code_id = await coupon({ cut_type: CUT_TYPE.fee, cut_money: 30 });
    const event = { op_event_id: 1, use_op_delivery: 1 };
    expect(await quote({ code_id, ...event })).toMatchObject({
      discount_price: 30,
      delivery_discount: 0,
      op_delivery_event: { enable: -1, hint: "已套用運費優惠" },
      pay_total: 288,
    });
    expect(await quote(event)).toMatchObject({ op_delivery_event: { enable: 1, hint: "" } });
  });
});
