import type { CouponTerms } from "../../../../backend/modules/benefits/coupon-rules.ts";
import { type PriceInput, priceOrder } from "../../../../backend/modules/checkout/price-rules.ts";
import {
  STORE_OFFER,
  type StoreOffer,
} from "../../../../backend/modules/checkout/store-offer-rules.ts";
import {
  COUPON_TYPE,
  CUT_TYPE,
  DINING_TYPE,
  NO_STORE_COUPON,
} from "../../../../lib/contracts/codes.ts";

const line = (quantity: number, unit_price: number, option_price = 0) => ({
  quantity,
  unit_price,
  list_price: unit_price,
  option_price,
});

const cutOffer = (full_money: number, cut_money: number): StoreOffer => ({
  coupon_type: STORE_OFFER.store,
  name: "滿額折抵",
  full_cut: { full_money, cut_money },
  full_delivery_free_cut: null,
});

const freeDelivery = (threshold: number): StoreOffer => ({
  coupon_type: STORE_OFFER.global,
  name: "滿額免運",
  full_cut: null,
  full_delivery_free_cut: threshold,
});

const coupon = (values: Partial<CouponTerms>): CouponTerms => ({
  type: COUPON_TYPE.cash,
  cut_type: CUT_TYPE.food,
  full_money: 0,
  cut_money: 0,
  cut_percent: 0,
  consumption_rate: 100,
  ...values,
});

const SUBSCRIPTION = { take_percent: 5, take_cap: 30, delivery_cap: 50 };
const EVENT = { cap: 65, use_points: 30 };

const input = (values: Partial<PriceInput>): PriceInput => ({
  dining_type: DINING_TYPE.delivery,
  lines: [line(1, 100)],
  delivery_fee: 0,
  service_rate: 0,
  offers: [],
  selected: NO_STORE_COUPON,
  ...values,
});

describe("the price of an order", () => {
  it("has a store coupon, a coupon, a service fee, a delivery fee and points (RU-02)", () => {
    const price = priceOrder(
      input({
        lines: [line(2, 120, 10)],
        delivery_fee: 45,
        service_rate: 5,
        offers: [cutOffer(200, 20)],
        selected: STORE_OFFER.store,
        discounts: {
          coupon: coupon({ type: COUPON_TYPE.percent, cut_percent: 10 }),
          points: { use_op: 15, have_op: 100, limit: 300, rate: 1 },
        },
      }),
    );
    expect(price).toMatchObject({
      subtotal: 260,
      service_fee: 13,
      delivery_fee: 45,
      store_coupon_discount_money: 20,
      discount_price: 24,
      op_discount_price: 15,
      pay_total: 259,
    });
  });

  it("has the subscription's discount for a pick-up order", () => {
    const price = priceOrder(
      input({
        dining_type: DINING_TYPE.pickup,
        lines: [line(1, 180)],
        service_rate: 5,
        discounts: { subscription: SUBSCRIPTION },
      }),
    );
    expect(price).toMatchObject({
      subscribe_take_food_discount_price: 9,
      service_fee: 0,
      pay_total: 171,
    });
  });

  it("is NT$0 with free delivery and a large cash coupon", () => {
    const price = priceOrder(
      input({
        lines: [line(1, 150)],
        delivery_fee: 55,
        offers: [freeDelivery(150)],
        discounts: { coupon: coupon({ cut_money: 200 }) },
      }),
    );
    expect(price).toMatchObject({ delivery_discount: 55, discount_price: 150, pay_total: 0 });
  });

  it.each`
    what                                                        | values                                                                                 | expected
    ${"rounds a service fee of NT$5.5 up"}                      | ${{ lines: [line(1, 110)], service_rate: 5 }}                                          | ${{ service_fee: 6 }}
    ${"has a service fee of at most NT$40"}                     | ${{ lines: [line(10, 300)], service_rate: 5 }}                                         | ${{ service_fee: 40 }}
    ${"has no discount of a store coupon below its threshold"}  | ${{ lines: [line(1, 199)], offers: [cutOffer(200, 20)], selected: STORE_OFFER.store }} | ${{ store_coupon_discount_money: 0, pay_total: 199 }}
    ${"has a store coupon discount of at most the subtotal"}    | ${{ lines: [line(1, 10)], offers: [cutOffer(5, 50)], selected: STORE_OFFER.store }}    | ${{ store_coupon_discount_money: 10, pay_total: 0 }}
    ${"has no discount of a store coupon that is not selected"} | ${{ lines: [line(3, 100)], offers: [cutOffer(200, 20)] }}                              | ${{ store_coupon_discount_money: 0, pay_total: 300 }}
    ${"has no free delivery below its threshold"}               | ${{ delivery_fee: 35, offers: [freeDelivery(101)] }}                                   | ${{ delivery_discount: 0, pay_total: 135 }}
    ${"adds the price of options to each unit of a product"}    | ${{ lines: [line(3, 100, 15)] }}                                                       | ${{ subtotal: 345, food_count: 3 }}
  `("$what", ({ values, expected }) => {
    expect(priceOrder(input(values))).toMatchObject(expected);
  });

  it("has only one discount of the delivery fee: from the store coupon, else from the subscription, else from the points event (RU-12)", () => {
    const discounts = { subscription: SUBSCRIPTION, pointsDelivery: EVENT };
    const own = priceOrder(input({ delivery_fee: 65, offers: [freeDelivery(100)], discounts }));
    expect(own).toMatchObject({
      delivery_discount: 65,
      subscribe_delivery_discount_price: 0,
      op_delivery_waiver: 0,
    });
    const subscribed = priceOrder(input({ delivery_fee: 65, discounts }));
    expect(subscribed).toMatchObject({
      delivery_discount: 0,
      subscribe_delivery_discount_price: 50,
      op_delivery_waiver: 0,
      pay_total: 115,
    });
    const waived = priceOrder(input({ delivery_fee: 65, discounts: { pointsDelivery: EVENT } }));
    expect(waived).toMatchObject({ op_delivery_waiver: 65, pay_total: 100 });
  });

  it.each`
    what                                                                | terms                                                                                      | discount_price
    ${"with a threshold that is not reached"}                           | ${{ type: COUPON_TYPE.threshold, full_money: 301, cut_money: 50 }}                         | ${0}
    ${"with a threshold that is reached"}                               | ${{ type: COUPON_TYPE.threshold, full_money: 300, cut_money: 50 }}                         | ${50}
    ${"of more cash than the food costs"}                               | ${{ type: COUPON_TYPE.cash, cut_money: 500 }}                                              | ${300}
    ${"of a percentage"}                                                | ${{ type: COUPON_TYPE.percent, cut_percent: 15, consumption_rate: 100 }}                   | ${45}
    ${"of a percentage with a limit"}                                   | ${{ type: COUPON_TYPE.percent, cut_percent: 50, cut_money: 80 }}                           | ${80}
    ${"that may pay 33 % of the food at most"}                          | ${{ type: COUPON_TYPE.cash, cut_money: 200, consumption_rate: 33 }}                        | ${99}
    ${"of cash for the delivery fee"}                                   | ${{ cut_type: CUT_TYPE.fee, type: COUPON_TYPE.cash, cut_money: 40 }}                       | ${40}
    ${"of more cash than the delivery fee"}                             | ${{ cut_type: CUT_TYPE.fee, type: COUPON_TYPE.cash, cut_money: 90 }}                       | ${55}
    ${"of 50 % of the delivery fee, rounded down"}                      | ${{ cut_type: CUT_TYPE.fee, type: COUPON_TYPE.percent, cut_percent: 50 }}                  | ${27}
    ${"for the delivery fee with a food threshold that is not reached"} | ${{ cut_type: CUT_TYPE.fee, type: COUPON_TYPE.threshold, full_money: 301, cut_money: 40 }} | ${0}
  `("has a discount of $discount_price for a coupon $what", ({ terms, discount_price }) => {
    const price = priceOrder(
      input({ lines: [line(3, 100)], delivery_fee: 55, discounts: { coupon: coupon(terms) } }),
    );
    expect(price).toMatchObject({ discount_price, pay_total: 355 - discount_price });
  });

  it("compares the threshold of a delivery fee coupon with the subtotal after the store coupon", () => {
    const discounts = {
      coupon: coupon({ cut_type: CUT_TYPE.fee, full_money: 281, cut_money: 40 }),
    };
    const store = { offers: [cutOffer(200, 20)], selected: STORE_OFFER.store, delivery_fee: 55 };
    const short = priceOrder(input({ ...store, lines: [line(3, 100)], discounts }));
    expect(short).toMatchObject({ store_coupon_discount_money: 20, discount_price: 0 });
    const reached = priceOrder(input({ ...store, lines: [line(1, 301)], discounts }));
    expect(reached).toMatchObject({ store_coupon_discount_money: 20, discount_price: 40 });
  });

  it.each`
    what                                            | cut_money | expected
    ${"applies a coupon with a larger discount"}    | ${60}     | ${{ discount_price: 60, subscribe_delivery_discount_price: 0 }}
    ${"applies the subscription if it saves more"}  | ${40}     | ${{ discount_price: 0, subscribe_delivery_discount_price: 50 }}
    ${"applies the subscription if they are equal"} | ${50}     | ${{ discount_price: 0, subscribe_delivery_discount_price: 50 }}
  `("with a delivery fee coupon and a subscription $what", ({ cut_money, expected }) => {
    const discounts = {
      coupon: coupon({ cut_type: CUT_TYPE.fee, cut_money }),
      subscription: SUBSCRIPTION,
      pointsDelivery: EVENT,
    };
    const price = priceOrder(input({ delivery_fee: 65, discounts }));
    expect(price).toMatchObject({ ...expected, op_delivery_waiver: 0 });
  });

  it("reduces the usable points by the points that pay the delivery fee, but not if another discount already pays this fee", () => {
    const points = { use_op: 300, have_op: 100, limit: 300, rate: 1 };
    const discounts = { points, pointsDelivery: EVENT };
    const waived = priceOrder(input({ delivery_fee: 35, discounts }));
    expect(waived).toMatchObject({ op_delivery_waiver: 35, use_op: 70, pay_total: 30 });
    const offers = [freeDelivery(0)];
    const free = priceOrder(input({ delivery_fee: 35, offers, discounts }));
    expect(free).toMatchObject({ op_delivery_waiver: 0, use_op: 100, pay_total: 0 });
  });
});
