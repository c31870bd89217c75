import { fc } from "@/tests/setup/seeded-properties";
import type { CouponTerms } from "../../../../backend/modules/benefits/coupon-rules.ts";
import {
  type MemberDiscounts,
  type PriceInput,
  priceOrder,
} from "../../../../backend/modules/checkout/price-rules.ts";
import { priceLines } from "../../../../lib/checkout/price-lines";
import { DINING_TYPE, NO_STORE_COUPON } from "../../../../lib/contracts/codes.ts";
import { makeQuote } from "../../../factories/checkout-shapes";

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
  cut_type: fc.constantFrom(1 as const, 2 as const),
  full_money: fc.nat(2000),
  cut_money: fc.nat(500),
  cut_percent: fc.integer({ min: 1, max: 100 }),
  consumption_rate: fc.constantFrom(100, 50, 33),
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
    // In these tests, the points event costs at most 35 points. At NT$1 per point, they are worth at most NT$35. That
    // is the smallest delivery fee above NT$0 (RU-05, RU-17), so the event cannot raise the amount to pay.
    pointsDelivery: fc.record({
      cap: fc.integer({ min: 35, max: 80 }),
      use_points: fc.integer({ min: 0, max: 35 }),
    }),
    points: pointsArb,
  },
  { requiredKeys: [] },
);
const inputArb: fc.Arbitrary<PriceInput> = fc.record({
  dining_type: fc.constantFrom(DINING_TYPE.pickup, DINING_TYPE.delivery),
  lines: linesArb,
  delivery_fee: fc.oneof(fc.constant(0), fc.integer({ min: 35, max: 65 })),
  service_rate: fc.constantFrom(0, 5),
  offers: offersArb,
  selected: fc.constantFrom(NO_STORE_COUPON, 1, 2, 3),
  discounts: discountsArb,
});

const percentOf = (sum: number, percent: number) => (sum * percent - ((sum * percent) % 100)) / 100;
const least = (...values: number[]) => values.sort((a, b) => a - b)[0] ?? 0;

/** Computes the amount to pay in NT$ by the formula of RU-02, without calling `priceOrder`. */
function oracle(cart: PriceInput) {
  const { dining_type, lines, service_rate, discounts = {} } = cart;
  let food = 0;
  for (const one of lines) {
    for (let n = 0; n < one.quantity; n += 1) food += one.unit_price + one.option_price;
  }
  const service =
    dining_type === DINING_TYPE.pickup
      ? 0
      : least(40, Math.floor((food * service_rate + 50) / 100));
  const chosen = cart.offers.filter((offer) => offer.coupon_type === cart.selected)[0]?.full_cut;
  const base = chosen && chosen.full_money <= food ? food - least(chosen.cut_money, food) : food;
  const relief = oracleRelief(cart, { food, base });
  const due = oracleFood(cart, base) + service + cart.delivery_fee - relief.money;
  return due - oraclePoints(discounts, { due, gone: relief.points });
}

function oraclePoints({ points }: MemberDiscounts, { due, gone }: { due: number; gone: number }) {
  if (!points) return 0;
  const room = (due - (due % points.rate)) / points.rate;
  const have = points.have_op - gone;
  const used = least(points.use_op, have, points.limit || have, room);
  return (used < 0 ? 0 : used) * points.rate;
}

function oracleFood({ dining_type, discounts = {} }: PriceInput, base: number) {
  const { coupon, subscription } = discounts;
  let rest = base;
  if (coupon && coupon.cut_type === 1) rest -= oracleCoupon(coupon, { base, of: base });
  if (!subscription || dining_type !== DINING_TYPE.pickup) return rest;
  return rest - least(percentOf(rest, subscription.take_percent), subscription.take_cap);
}

function oracleCoupon(terms: CouponTerms, { base, of }: { base: number; of: number }) {
  if (base < terms.full_money) return 0;
  const share = percentOf(of, terms.consumption_rate);
  if (terms.type !== 3) return least(terms.cut_money, of, share);
  const percent = percentOf(of, terms.cut_percent);
  return terms.cut_money > 0 ? least(percent, terms.cut_money, share) : least(percent, share);
}

type Sums = { food: number; base: number };

function oracleRelief(cart: PriceInput, { food, base }: Sums) {
  const { delivery_fee, offers, discounts = {} } = cart;
  const thresholds = offers.map((offer) => offer.full_delivery_free_cut);
  const isFree = thresholds.some((threshold) => threshold !== null && food >= threshold);
  if (isFree) return { money: delivery_fee, points: 0 };
  const { subscription, pointsDelivery } = discounts;
  const byCoupon = oracleFeeCoupon(cart, base);
  const bySubscription = subscription ? least(delivery_fee, subscription.delivery_cap) : 0;
  const larger = byCoupon > bySubscription ? byCoupon : bySubscription;
  if (larger > 0 || !pointsDelivery) return { money: larger, points: 0 };
  const money = least(delivery_fee, pointsDelivery.cap);
  return { money, points: money > 0 ? pointsDelivery.use_points : 0 };
}

function oracleFeeCoupon({ delivery_fee, discounts = {} }: PriceInput, base: number) {
  const { coupon } = discounts;
  return coupon?.cut_type === 2 ? oracleCoupon(coupon, { base, of: delivery_fee }) : 0;
}

const many = { numRuns: 20_000, seed: 20261121 };

describe("for random carts", () => {
  it("the amount to pay is the result of the formula (RU-02, RE-11)", () => {
    fc.assert(
      fc.property(inputArb, (cart) => priceOrder(cart).pay_total === oracle(cart)),
      many,
    );
  });

  it("every amount is a whole number and none is negative (RU-01)", () => {
    fc.assert(
      fc.property(inputArb, (cart) =>
        Object.values(priceOrder(cart)).every((value) => Number.isSafeInteger(value) && value >= 0),
      ),
      many,
    );
  });

  it("the price does not depend on the sequence of the lines", () => {
    fc.assert(
      fc.property(inputArb, (cart) => {
        const sums = (lines: PriceInput["lines"]) => JSON.stringify(priceOrder({ ...cart, lines }));
        const reordered = [...cart.lines.slice(1).toReversed(), ...cart.lines.slice(0, 1)];
        return sums(reordered) === sums(cart.lines);
      }),
      many,
    );
  });

  // The next two tests use the rate of NT$1 per point (RU-16). At a higher rate, a lower amount may allow fewer points,
  // so that a further discount could raise the amount to pay.
  const atOne = (discounts: MemberDiscounts) =>
    discounts.points ? { ...discounts, points: { ...discounts.points, rate: 1 } } : discounts;
  const moreArb = discountsArb.map(atOne);
  const cartArb = inputArb.map((cart) => ({ ...cart, discounts: atOne(cart.discounts ?? {}) }));
  const isWorse = (without: PriceInput, withIt: PriceInput) =>
    priceOrder(withIt).pay_total > priceOrder(without).pay_total;

  it.each(["coupon", "subscription", "pointsDelivery", "points"] as const)(
    "adding %s never raises the amount to pay",
    (kind) => {
      fc.assert(
        fc.property(cartArb, moreArb, (cart, more) => {
          // Any other discount of the delivery fee replaces the points event, even if that discount is smaller. Adding
          // the discount could then raise the amount to pay, so the points event of the cart is left out. It stays if
          // points are added, because points do not replace it.
          const { pointsDelivery: _event, ...others } = cart.discounts;
          const base = kind === "points" ? cart.discounts : others;
          return !isWorse(
            { ...cart, discounts: { ...base, [kind]: undefined } },
            { ...cart, discounts: { ...base, [kind]: more[kind] } },
          );
        }),
        { ...many, numRuns: 5000 },
      );
    },
  );

  it("a store coupon never raises the amount to pay if the member's coupon has no threshold", () => {
    const withoutThreshold = cartArb.map((cart) => {
      const { coupon: terms } = cart.discounts;
      const free = terms && { ...terms, full_money: 0 };
      return { ...cart, discounts: { ...cart.discounts, coupon: free } };
    });
    fc.assert(
      fc.property(
        withoutThreshold,
        (cart) => !isWorse({ ...cart, selected: NO_STORE_COUPON }, cart),
      ),
      { ...many, numRuns: 5000 },
    );
  });

  it("the amounts that the checkout page shows add up to the amount to pay", () => {
    fc.assert(
      fc.property(inputArb, (cart) => {
        const { dining_type } = cart;
        const delivery_fee = dining_type === DINING_TYPE.delivery ? cart.delivery_fee : 0;
        const { op_delivery_waiver, ...price } = priceOrder({ ...cart, delivery_fee });
        const delivery_discount = price.delivery_discount + op_delivery_waiver;
        const shown = priceLines(makeQuote({ ...price, dining_type, delivery_discount }));
        return shown.reduce((sum, { amount }) => sum + amount, 0) === price.pay_total;
      }),
      many,
    );
  });
});
