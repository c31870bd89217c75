import fc from "fast-check";
import {
  type MemberDiscounts,
  type PriceInput,
  priceOrder,
} from "../../../backend/orders/price-rules.ts";
import type { StoreOffer } from "../../../backend/orders/store-offer-rules.ts";
import { DINING_TYPE, NO_STORE_COUPON } from "../../../lib/contracts/codes.ts";

const line = (quantity: number, unit_price: number, option_price = 0) => ({
  quantity,
  unit_price,
  list_price: unit_price,
  option_price,
});

const cut = (full_money: number, cut_money: number): StoreOffer => ({
  coupon_type: 3,
  name: "滿額折抵",
  full_cut: { full_money, cut_money },
  full_delivery_free_cut: null,
});

const freeDelivery = (threshold: number): StoreOffer => ({
  coupon_type: 1,
  name: "滿額免運",
  full_cut: null,
  full_delivery_free_cut: threshold,
});

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
  it("oracle a: cut, coupon, service fee, delivery fee and points together", () => {
    const price = priceOrder(
      input({
        lines: [line(2, 120, 10)],
        delivery_fee: 45,
        service_rate: 5,
        offers: [cut(200, 20)],
        selected: 3,
        discounts: {
          coupon: { type: 3, full_money: 0, cut_money: 0, cut_percent: 10 },
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

  it("oracle b: a subscriber's pickup", () => {
    const subscription = { take_percent: 5, take_cap: 30, delivery_cap: 50 };
    const price = priceOrder(
      input({
        dining_type: DINING_TYPE.pickup,
        lines: [line(1, 180)],
        service_rate: 5,
        discounts: { subscription },
      }),
    );
    expect(price).toMatchObject({
      subscribe_take_food_discount_price: 9,
      service_fee: 0,
      pay_total: 171,
    });
  });

  it("oracle c: free delivery and a cash coupon leave nothing to pay", () => {
    const price = priceOrder(
      input({
        lines: [line(1, 150)],
        delivery_fee: 55,
        offers: [freeDelivery(150)],
        discounts: { coupon: { type: 2, full_money: 0, cut_money: 200, cut_percent: 0 } },
      }),
    );
    expect(price).toMatchObject({ delivery_discount: 55, discount_price: 150, pay_total: 0 });
  });

  it.each`
    what                                      | values                                                            | expected
    ${"a service fee is rounded half up"}     | ${{ lines: [line(1, 110)], service_rate: 5 }}                     | ${{ service_fee: 6 }}
    ${"a service fee never passes NT$40"}     | ${{ lines: [line(10, 300)], service_rate: 5 }}                    | ${{ service_fee: 40 }}
    ${"a cut below its threshold is nothing"} | ${{ lines: [line(1, 199)], offers: [cut(200, 20)], selected: 3 }} | ${{ store_coupon_discount_money: 0, pay_total: 199 }}
    ${"a cut never passes the subtotal"}      | ${{ lines: [line(1, 10)], offers: [cut(5, 50)], selected: 3 }}    | ${{ store_coupon_discount_money: 10, pay_total: 0 }}
    ${"a cut not chosen is nothing"}          | ${{ lines: [line(3, 100)], offers: [cut(200, 20)] }}              | ${{ store_coupon_discount_money: 0, pay_total: 300 }}
    ${"free delivery below its threshold"}    | ${{ delivery_fee: 35, offers: [freeDelivery(101)] }}              | ${{ delivery_discount: 0, pay_total: 135 }}
    ${"options count once per piece"}         | ${{ lines: [line(3, 100, 15)] }}                                  | ${{ subtotal: 345, food_count: 3 }}
  `("$what", ({ values, expected }) => {
    expect(priceOrder(input(values))).toMatchObject(expected);
  });

  it("only one relief of the delivery fee applies, the store's first", () => {
    const subscription = { take_percent: 5, take_cap: 30, delivery_cap: 50 };
    const discounts = { subscription, pointsDelivery: { cap: 65 } };
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
    const waived = priceOrder(
      input({ delivery_fee: 65, discounts: { pointsDelivery: { cap: 65 } } }),
    );
    expect(waived).toMatchObject({ op_delivery_waiver: 65, pay_total: 100 });
  });
});

const linesArb = fc.array(
  fc.record({
    quantity: fc.integer({ min: 1, max: 99 }),
    unit_price: fc.integer({ min: 1, max: 2000 }),
    list_price: fc.integer({ min: 1, max: 2000 }),
    option_price: fc.integer({ min: 0, max: 200 }),
  }),
  { minLength: 1, maxLength: 8 },
);
const offersArb = fc.uniqueArray(
  fc.record({
    coupon_type: fc.constantFrom(1 as const, 2 as const, 3 as const),
    name: fc.constant("優惠"),
    full_cut: fc.option(
      fc.record({ full_money: fc.nat(3000), cut_money: fc.integer({ min: 1, max: 900 }) }),
    ),
    full_delivery_free_cut: fc.option(fc.nat(3000)),
  }),
  { selector: ({ coupon_type }) => coupon_type },
);
const couponArb = fc.record({
  type: fc.constantFrom(1 as const, 2 as const, 3 as const),
  full_money: fc.nat(2000),
  cut_money: fc.nat(500),
  cut_percent: fc.integer({ min: 1, max: 100 }),
});
const subscriptionArb = fc.record({
  take_percent: fc.integer({ min: 1, max: 20 }),
  take_cap: fc.nat(60),
  delivery_cap: fc.nat(60),
});
const pointsArb = fc.record({
  use_op: fc.nat(5000),
  have_op: fc.nat(5000),
  limit: fc.constantFrom(0, 300),
  rate: fc.constantFrom(1, 2, 5),
});
const discountsArb: fc.Arbitrary<MemberDiscounts> = fc.record(
  {
    coupon: couponArb,
    subscription: subscriptionArb,
    pointsDelivery: fc.record({ cap: fc.nat(80) }),
    points: pointsArb,
  },
  { requiredKeys: [] },
);
const inputArb: fc.Arbitrary<PriceInput> = fc.record({
  dining_type: fc.constantFrom(DINING_TYPE.pickup, DINING_TYPE.delivery),
  lines: linesArb,
  delivery_fee: fc.integer({ min: 0, max: 65 }),
  service_rate: fc.constantFrom(0, 5),
  offers: offersArb,
  selected: fc.constantFrom(NO_STORE_COUPON, 1, 2, 3),
  discounts: discountsArb,
});

const percentOf = (sum: number, percent: number) => (sum * percent - ((sum * percent) % 100)) / 100;
const least = (...values: number[]) => values.sort((a, b) => a - b)[0] ?? 0;

/** Domain rule C4 read from the page again, step by step and without a word of the code under test. */
function oracle(cart: PriceInput) {
  const { dining_type, lines, service_rate, discounts = {} } = cart;
  let food = 0;
  for (const one of lines) {
    for (let n = 0; n < one.quantity; n += 1) food += one.unit_price + one.option_price;
  }
  const service = dining_type === 0 ? 0 : least(40, Math.floor((food * service_rate + 50) / 100));
  let due = oracleFood(cart, food) + service + oracleFee(cart, food);
  const { points } = discounts;
  if (points) {
    const room = (due - (due % points.rate)) / points.rate;
    due -= least(points.use_op, points.have_op, points.limit || points.have_op, room) * points.rate;
  }
  return due;
}

function oracleFood({ dining_type, offers, selected, discounts = {} }: PriceInput, food: number) {
  const { coupon, subscription } = discounts;
  let rest = food;
  const chosen = offers.filter((offer) => offer.coupon_type === selected)[0]?.full_cut;
  if (chosen && chosen.full_money <= food) rest -= least(chosen.cut_money, food);
  if (coupon) rest -= oracleCoupon(coupon, rest);
  if (!subscription || dining_type !== 0) return rest;
  return rest - least(percentOf(rest, subscription.take_percent), subscription.take_cap);
}

function oracleCoupon(coupon: NonNullable<MemberDiscounts["coupon"]>, rest: number) {
  if (rest < coupon.full_money) return 0;
  if (coupon.type !== 3) return least(coupon.cut_money, rest);
  const percent = percentOf(rest, coupon.cut_percent);
  return coupon.cut_money > 0 ? least(percent, coupon.cut_money) : percent;
}

function oracleFee({ delivery_fee, offers, discounts = {} }: PriceInput, food: number) {
  const thresholds = offers.map((offer) => offer.full_delivery_free_cut);
  if (thresholds.some((threshold) => threshold !== null && food >= threshold)) return 0;
  const { subscription, pointsDelivery } = discounts;
  if (subscription) return delivery_fee - least(delivery_fee, subscription.delivery_cap);
  return delivery_fee - least(delivery_fee, pointsDelivery?.cap ?? 0);
}

const many = { numRuns: 20_000, seed: 20261121 };

describe("over random carts", () => {
  it("the payable sum is what the rule says", () => {
    fc.assert(
      fc.property(inputArb, (cart) => priceOrder(cart).pay_total === oracle(cart)),
      many,
    );
  });

  it("every sum is a whole number and none is negative", () => {
    fc.assert(
      fc.property(inputArb, (cart) =>
        Object.values(priceOrder(cart)).every((value) => Number.isSafeInteger(value) && value >= 0),
      ),
      many,
    );
  });

  it("the order of the lines does not matter", () => {
    fc.assert(
      fc.property(inputArb, (cart) => {
        const turned = { ...cart, lines: cart.lines.toReversed() };
        expect(priceOrder(turned)).toEqual(priceOrder(cart));
      }),
      { ...many, numRuns: 2000 },
    );
  });

  // A point is worth NT$1 (domain rule C4): at a coarser rate a smaller sum may have room for fewer points.
  const atOne = (discounts: MemberDiscounts) =>
    discounts.points ? { ...discounts, points: { ...discounts.points, rate: 1 } } : discounts;
  const moreArb = discountsArb.map(atOne);
  const cartArb = inputArb.map((cart) => ({ ...cart, discounts: atOne(cart.discounts ?? {}) }));

  it.each(["coupon", "subscription", "pointsDelivery", "points"] as const)(
    "adding %s never raises the payable sum",
    (kind) => {
      fc.assert(
        fc.property(cartArb, moreArb, (cart, more) => {
          // The points event gives way to a subscription, which may relieve less: nobody has both.
          const { pointsDelivery: _event, ...others } = cart.discounts;
          const base = kind === "subscription" ? others : cart.discounts;
          const without = priceOrder({ ...cart, discounts: { ...base, [kind]: undefined } });
          const withIt = priceOrder({ ...cart, discounts: { ...base, [kind]: more[kind] } });
          return withIt.pay_total <= without.pay_total;
        }),
        { ...many, numRuns: 5000 },
      );
    },
  );
});
