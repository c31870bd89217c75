import { eq } from "drizzle-orm";
import { schema } from "../../../../backend/db/client.ts";
import {
  CODE,
  DINING_TYPE,
  NO_STORE_COUPON,
  ORDER_STATUS,
  PAY_TYPE,
} from "../../../../lib/contracts/codes.ts";
import { insertFood, insertStore } from "../../../factories/store-rows";
import { freeDelivery, points, quote, shop } from "./benefit-shop";
import { only } from "./order-shop";

describe("points on an order", () => {
  it("are limited by the member's points, the limit of 300 and the amount to pay (RU-16)", async () => {
    await points(120);
    expect(await quote({ use_op: 500 })).toMatchObject({
      have_op: 120,
      use_op: 120,
      op_discount_price: 120,
      op_exchange_on: 1,
      op_exchange_point_limit: 300,
      op_exchange_rate_int: 1,
      op_exchange_rate_str: "1點折抵1元",
      op_discount: { enable: 1, use_points: 120, hint: "本次最多可使用 120 點" },
      pay_total: 198,
    });
    await points(1000);
    expect(await quote({ use_op: 500 })).toMatchObject({ use_op: 300, pay_total: 18 });
    const foods = [{ id: shop.last.id }];
    expect(await quote({ use_op: 500, foods, dining_type: DINING_TYPE.pickup })).toMatchObject({
      use_op: 80,
      pay_total: 0,
    });
  });

  it("are held by the order, which is a zero-amount order if nothing is left to pay", async () => {
    await points(100);
    const request = {
      use_op: 80,
      foods: [{ id: shop.last.id }],
      dining_type: DINING_TYPE.pickup,
      pay_type: PAY_TYPE.zeroAmount,
    };
    const { envelope } = await shop.order(request);
    expect(envelope).toMatchObject({
      code: CODE.ok,
      data: { pay_type: PAY_TYPE.zeroAmount, order_status: ORDER_STATUS.ordered },
    });
    expect(only(await shop.orders())).toMatchObject({ use_op: 80, op_discount_price: 80 });
    expect(await shop.balance(`points:${shop.member.id}`)).toBe(80);
    expect(await quote()).toMatchObject({ have_op: 20, op_discount: { enable: 0 } });
  });

  it("are not earned by a delivered order, and cannot be used for a business reservation", async () => {
    await points(50);
    const { id } = (await shop.order()).envelope.data;
    await shop.deliver(id);
    expect(await shop.orderOf(id)).toMatchObject({ order_status: ORDER_STATUS.delivered });
    expect(
      await quote({
        dining_type: DINING_TYPE.businessReservation,
        use_op: 50,
        use_op_delivery: 1,
        op_event_id: 1,
      }),
    ).toMatchObject({
      have_op: 50,
      use_op: 0,
      op_exchange_on: 0,
      op_discount: { enable: -1 },
      op_delivery_event: { enable: -1, event_id: 0 },
    });
  });

  it("can pay the delivery fee through the points event, whose 30 points do not also reduce the price (RU-17)", async () => {
    await points(50);
    const request = { op_event_id: 1, use_op_delivery: 1, use_op: 50 };
    expect(await quote()).toMatchObject({
      op_delivery_event: { enable: 0, event_id: 1, use_points: 30, title: "點數免運", hint: "" },
    });
    expect(await quote(request)).toMatchObject({
      delivery_fee: 45,
      delivery_discount: 45,
      use_op: 20,
      op_delivery_event: { enable: 1 },
      pay_total: 253,
    });
    const { envelope } = await shop.submit({ op_delivery_event_id: 1, use_op: 50 });
    expect(envelope.code).toBe(CODE.ok);
    expect(only(await shop.orders())).toMatchObject({ op_delivery_waiver: 45, use_op: 20 });
    expect(await shop.balance(`points:${shop.member.id}`)).toBe(50);
  });

  it.each([
    ["the member has too few points", 29, {}, "點數不足 30 點"],
    ["the store delivers free of charge", 99, { global_coupon: freeDelivery }, "已套用運費優惠"],
  ])(
    "cannot be used for the points event if %s, and the quote has a hint",
    async (_what, amount, values, hint) => {
      await points(amount);
      const store = await insertStore(shop.db, { ...values, lat: 25.0517, lng: 121.5645 });
      const food = await insertFood(shop.db, store, { unit_price: 120 });
      const request = { store_id: store.id, foods: [{ id: food.id }] };
      expect(await quote({ ...request, op_event_id: 1, use_op_delivery: 1 })).toMatchObject({
        op_delivery_event: { enable: -1, hint },
      });
      const { envelope } = await shop.submit({
        ...request,
        op_delivery_event_id: 1,
        selected_store_coupon_type: NO_STORE_COUPON,
      });
      expect(envelope).toMatchObject({
        code: CODE.refused,
        message: "此點數活動目前未提供，請重新選擇",
      });
    },
  );

  it("lead to a refusal with quoteChanged if the member has too few of them at the submit", async () => {
    await points(50);
    await quote({ use_op: 50 });
    await shop.db
      .update(schema.point_grants)
      .set({ amount: 20 })
      .where(eq(schema.point_grants.member_id, shop.member.id));
    expect((await shop.submit({ use_op: 50 })).envelope).toMatchObject({
      code: CODE.quoteChanged,
      message: "",
    });
    expect(await shop.orders()).toEqual([]);
  });
});
