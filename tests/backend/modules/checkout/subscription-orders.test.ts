import { CODE, DINING_TYPE, PAY_TYPE } from "../../../../lib/contracts/codes.ts";
import { giveSubscription } from "../../../factories/benefit-rows";
import { insertFood, insertStore } from "../../../factories/store-rows";
import { coupon, freeDelivery, ledger, points, quote, shop, subscribe } from "./benefit-shop";

type Values = Record<string, unknown>;

/** Requests a quote in a new session, because a session does not last until the next period of the subscription. */
const quoteAnew = async (values: Values = {}) => {
  const { envelope } = await shop.quote(values, await shop.asMember(shop.member));
  return envelope.data;
};

describe("the subscription 福饕免運", () => {
  it("takes up to NT$50 off the delivery fee, four times in each period (RU-18)", async () => {
    const id = await subscribe();
    expect(await quote()).toMatchObject({
      subscription: {
        type: 0,
        enable: 1,
        title: "福饕免運",
        end_date: "2027-11-09",
        discount_count: 4,
        limit_text: expect.stringContaining("本期至 2026/12/09"),
      },
      subscribe_take_discount_num: 4,
      subscribe_delivery_discount_price: 0,
    });
    for (let n = 1; n <= 4; n += 1) {
      const { envelope } = await shop.order({ subscription_type: 1, remark: `第${n}份` });
      expect(envelope.code).toBe(CODE.ok);
      await shop.finish(envelope.data.id);
    }
    expect(await shop.balance(`subscription:${id}:0:delivery`)).toBe(4);
    expect(await quote({ subscription_type: 1 })).toMatchObject({
      subscription: { type: 0, enable: 0, discount_count: 0 },
      subscribe_take_discount_num: 4,
      pay_total: 318,
    });
    const fifth = await shop.submit({ subscription_type: 1, remark: "第5份" });
    expect(fifth.envelope).toMatchObject({
      code: CODE.refused,
      message: "目前沒有可使用的福饕免運",
    });
    shop.clock.set("2026-12-10T12:00:00+08:00");
    const renewed = await quoteAnew({ subscription_type: 1 });
    expect(renewed).toMatchObject({
      subscription: { type: 1, enable: 1, discount_count: 4 },
      subscribe_delivery_discount_price: 45,
      pay_total: 273,
    });
  });

  it("takes 5 % (at most NT$30) off the food of a pick-up order, and counts pick-ups and deliveries separately (RU-18)", async () => {
    const id = await subscribe();
    const request = { dining_type: DINING_TYPE.pickup, subscription_type: 1 };
    expect(await quote(request)).toMatchObject({
      subscribe_take_food_discount_price: 13,
      subscribe_delivery_discount_price: 0,
      pay_total: 247,
    });
    await shop.order(request);
    expect(await shop.balance(`subscription:${id}:0:take`)).toBe(1);
    expect(await quote()).toMatchObject({
      subscribe_take_discount_num: 3,
      subscription: { discount_count: 4 },
    });
  });

  it("gets its use back when the order is cancelled, and does not carry unused uses into the next period (RU-19)", async () => {
    const id = await subscribe();
    const { envelope } = await shop.order({ subscription_type: 1, pay_type: PAY_TYPE.linePay });
    await shop.pay(envelope.data.payment_url_web, "cancel");
    await shop.reconcile(15);
    expect(await shop.balance(`subscription:${id}:0:`)).toBe(0);
    shop.clock.set("2026-12-10T12:00:00+08:00");
    expect(await quoteAnew()).toMatchObject({ subscription: { discount_count: 4 } });
  });

  it("disables the points event for the delivery fee, and is not used for an order whose delivery is free because of a store coupon", async () => {
    const id = await subscribe();
    await points(100);
    expect(await quote({ subscription_type: 1, op_event_id: 1, use_op_delivery: 1 })).toMatchObject(
      {
        subscribe_delivery_discount_price: 45,
        delivery_discount: 0,
        op_delivery_event: { enable: -1, hint: "已套用運費優惠" },
      },
    );
    const store = await insertStore(shop.db, { global_coupon: freeDelivery });
    const food = await insertFood(shop.db, store, { unit_price: 120 });
    const request = { store_id: store.id, foods: [{ id: food.id }], subscription_type: 1 };
    expect((await shop.order(request)).envelope.code).toBe(CODE.ok);
    expect(await shop.balance(`subscription:${id}:`)).toBe(0);
  });

  it("is disabled for a member without a subscription, after the end of the subscription, and for a business reservation", async () => {
    const off = { subscription: { type: 0, enable: 0, title: "福饕免運" } };
    expect(await quote({ subscription_type: 1 })).toMatchObject(off);
    await giveSubscription(shop.db, shop.member, { end_time: 1_795_000_000 });
    expect(await quote({ subscription_type: 1 })).toMatchObject(off);
    await subscribe();
    expect(
      await quote({ subscription_type: 1, dining_type: DINING_TYPE.businessReservation }),
    ).toMatchObject(off);
  });
});

it("an order can use a coupon, points and the subscription together, and the benefits are returned if the order is cancelled", async () => {
  const code_id = await coupon();
  await points(40);
  const id = await subscribe();
  const request = { code_id, use_op: 40, subscription_type: 1, pay_type: PAY_TYPE.linePay };
  expect(await quote(request)).toMatchObject({ pay_total: 318 - 50 - 45 - 40 });
  const { envelope } = await shop.submit(request);
  expect(envelope.code).toBe(CODE.ok);
  expect(await ledger()).toEqual([
    [`coupon:${code_id}`, "hold", 1],
    [`points:${shop.member.id}`, "hold", 40],
    [`subscription:${id}:0:delivery`, "hold", 1],
  ]);
  await shop.pay(envelope.data.payment_url_web, "cancel");
  await shop.reconcile(15);
  for (const account of ["coupon:", "points:", "subscription:"]) {
    expect(await shop.balance(account)).toBe(0);
  }
});
