import { fc } from "@/tests/setup/seeded-properties";
import type { HeldCoupon } from "../../../../backend/modules/benefits/coupon-service.ts";
import { DELIVERY_EVENT } from "../../../../backend/modules/checkout/benefit-rules.ts";
import { findBestDeal } from "../../../../backend/modules/checkout/best-deal-rules.ts";
import { type Pricing, pricedOrder } from "../../../../backend/modules/checkout/order-pricing.ts";
import {
  COUPON_USER_TYPE,
  CUT_TYPE,
  DINING_TYPE,
  type DiningType,
  NO_STORE_COUPON,
} from "../../../../lib/contracts/codes.ts";
import { makeCoupon } from "../../../factories/benefit-rows";

const NOW = Date.parse("2026-11-21T12:00:00+08:00") / 1000;

function heldCoupon(
  id: number,
  values: Parameters<typeof makeCoupon>[0] & { used_times?: number } = {},
) {
  const { used_times = 0, ...terms } = values;
  const coupon = {
    id,
    cut_type: CUT_TYPE.food,
    user_type: COUPON_USER_TYPE.anyOrder,
    full_money: 0,
    cut_percent: 0,
    discount_money: 0,
    target_type: 0,
    store_ids: [],
    limit_times: 1,
    consumption_rate: 100,
    takes_reservations: 1,
    remark: "",
    ...makeCoupon(terms),
  };
  const hold = { account: `coupon:${id}`, amount: 1, most: 1 };
  return { id, used_times, coupon, hold } as HeldCoupon;
}

const offer = (full_money: number, cut_money: number) => ({
  name: `滿${full_money}折${cut_money}`,
  full_cut: { full_money, cut_money },
  full_delivery_free_cut: null,
});

const NO_OFFERS = { global_coupon: null, brand_coupon: null, store_coupon: null };

/** The default is the delivery of one product of NT$260 with a fee of NT$45, for a member without benefits. */
function makePricing({ food = 260, fee = 45, dining_type = 1, ...values }: Values = {}): Pricing {
  const { points = 0, uses = 0, offers = {}, first = false, request = {} } = values;
  return {
    store: { service_rate: 0, ...NO_OFFERS, ...offers },
    view: { delivery_fee: dining_type === DINING_TYPE.delivery ? fee : 0 },
    lines: [{ price: { quantity: 1, unit_price: food, list_price: food, option_price: 0 } }],
    request: {
      store_id: 1,
      dining_type,
      is_reservation: 0,
      code_id: 0,
      use_op: 0,
      subscription_type: 0,
      selected_store_coupon_type: 0,
      ...request,
    } as Pricing["request"],
    benefits: {
      coupon: null,
      is_first_order: first,
      points: { member_id: 1, granted: points, have_op: points },
      subscription:
        uses === 0
          ? null
          : {
              id: 1,
              end_time: NOW + 1000,
              period: 0,
              period_end: NOW + 1000,
              delivery_left: uses,
              take_left: uses,
            },
    },
    now: NOW,
  };
}

type Values = {
  food?: number;
  fee?: number;
  dining_type?: Pricing["request"]["dining_type"];
  points?: number;
  uses?: number;
  offers?: Partial<Pick<Pricing["store"], keyof typeof NO_OFFERS>>;
  first?: boolean;
  request?: Partial<Pricing["request"]>;
};

/** Prices the order with these choices and this coupon. The result says which choices were applied. */
function quoteWith(
  pricing: Pricing,
  choice: Partial<Pricing["request"]>,
  coupon: HeldCoupon | null,
) {
  const request = { ...pricing.request, ...choice, code_id: coupon?.id ?? 0 };
  return pricedOrder({ ...pricing, request, benefits: { ...pricing.benefits, coupon } });
}

const requestOf = (deal: ReturnType<typeof findBestDeal>) => ({
  selected_store_coupon_type: deal.selected_store_coupon_type,
  subscription_type: deal.subscription_type,
  use_op: deal.price.use_op,
  op_event_id: deal.op_event_id,
  use_op_delivery: deal.op_event_id === null ? (0 as const) : (1 as const),
});

describe("the best deal (RU-70)", () => {
  it.each`
    what                                                      | values                                                           | coupons                                                                                  | deal
    ${"without benefits is the plain order"}                  | ${{}}                                                            | ${[]}                                                                                    | ${[0, -1, 0, 0, null, 305]}
    ${"takes the coupon that takes off most"}                 | ${{}}                                                            | ${[heldCoupon(1, { cut_money: 20 }), heldCoupon(2, { cut_money: 70 })]}                  | ${[2, -1, 0, 0, null, 235]}
    ${"takes a usable coupon, not a larger unusable coupon"}  | ${{}}                                                            | ${[heldCoupon(1, { cut_money: 20 }), heldCoupon(2, { cut_money: 90, full_money: 300 })]} | ${[1, -1, 0, 0, null, 285]}
    ${"adds the subscription to a coupon for the food"}       | ${{ uses: 1 }}                                                   | ${[heldCoupon(1)]}                                                                       | ${[1, -1, 1, 0, null, 210]}
    ${"uses a larger fee coupon instead of the subscription"} | ${{ uses: 1, fee: 65 }}                                          | ${[heldCoupon(1, { cut_type: 2, cut_money: 60 })]}                                       | ${[1, -1, 0, 0, null, 265]}
    ${"uses the subscription instead of an equal fee coupon"} | ${{ uses: 1 }}                                                   | ${[heldCoupon(1, { cut_type: 2, cut_money: 45 })]}                                       | ${[0, -1, 1, 0, null, 260]}
    ${"uses the points event for the fee, then other points"} | ${{ points: 100 }}                                               | ${[]}                                                                                    | ${[0, -1, 0, 70, 1, 190]}
    ${"uses no more points than the amount to pay"}           | ${{ points: 300, food: 60 }}                                     | ${[heldCoupon(1, { cut_money: 40 })]}                                                    | ${[1, -1, 0, 20, 1, 0]}
    ${"skips a store coupon that excludes a larger coupon"}   | ${{ offers: { store_coupon: offer(200, 10) } }}                  | ${[heldCoupon(1, { full_money: 255, cut_money: 60 })]}                                   | ${[1, -1, 0, 0, null, 245]}
    ${"combines a store coupon with a coupon"}                | ${{ offers: { store_coupon: offer(200, 10) } }}                  | ${[heldCoupon(1, { full_money: 250, cut_money: 60 })]}                                   | ${[1, 3, 0, 0, null, 235]}
    ${"uses the coupon for a first order"}                    | ${{ first: true }}                                               | ${[heldCoupon(1, { user_type: 1, cut_money: 60 })]}                                      | ${[1, -1, 0, 0, null, 245]}
    ${"does not use a first-order coupon for a later order"}  | ${{}}                                                            | ${[heldCoupon(1, { user_type: 1, cut_money: 60 })]}                                      | ${[0, -1, 0, 0, null, 305]}
    ${"uses no points for a business order"}                  | ${{ points: 300, dining_type: DINING_TYPE.businessReservation }} | ${[]}                                                                                    | ${[0, -1, 0, 0, null, 260]}
    ${"of equal coupons uses the coupon that ends first"}     | ${{}}                                                            | ${[heldCoupon(1), heldCoupon(2, { end_time: NOW + 60 }), heldCoupon(3)]}                 | ${[2, -1, 0, 0, null, 255]}
  `("$what", ({ values, coupons, deal: expected }) => {
    const deal = findBestDeal(makePricing(values), coupons);
    const { coupon, selected_store_coupon_type, subscription_type, op_event_id, price } = deal;
    expect([
      coupon?.id ?? 0,
      selected_store_coupon_type,
      subscription_type,
      price.use_op,
      op_event_id,
      price.pay_total,
    ]).toEqual(expected);
  });
});

const offerArb = fc.option(
  fc.record({
    name: fc.constant("優惠"),
    full_cut: fc.option(
      fc.record({ full_money: fc.nat(600), cut_money: fc.integer({ min: 1, max: 200 }) }),
    ),
    full_delivery_free_cut: fc.option(fc.integer({ min: 1, max: 900 })),
  }),
);
const couponsArb = fc
  .array(
    fc.record({
      type: fc.constantFrom(1 as const, 2 as const, 3 as const),
      cut_type: fc.constantFrom(1 as const, 2 as const),
      user_type: fc.constantFrom(0 as const, 1 as const),
      full_money: fc.nat(500),
      cut_money: fc.nat(200),
      cut_percent: fc.nat(60),
      consumption_rate: fc.constantFrom(100, 50),
      used_times: fc.constantFrom(0, 0, 1),
      end_time: fc.constantFrom(NOW - 1, NOW + 60, NOW + 600),
      dining_types: fc.constantFrom<DiningType[]>([1], [0], [0, 1], [0, 1, 4]),
    }),
    { maxLength: 4 },
  )
  .map((coupons) => coupons.map((values, index) => heldCoupon(index + 1, values)));
const pricingArb = fc
  .record({
    food: fc.integer({ min: 1, max: 600 }),
    fee: fc.oneof(fc.constant(0), fc.integer({ min: 35, max: 80 })),
    dining_type: fc.constantFrom(DINING_TYPE.pickup, DINING_TYPE.delivery, 4 as const),
    points: fc.constantFrom(0, 1, 29, 30, 31, 64, 350),
    uses: fc.nat(1),
    first: fc.boolean(),
    offers: fc.record({ global_coupon: offerArb, brand_coupon: offerArb, store_coupon: offerArb }),
  })
  .map(makePricing);

const STORE_COUPONS = [NO_STORE_COUPON, 1, 2, 3];
const EVENTS = [null, DELIVERY_EVENT.event_id];
/** Prices every combination of choices, each with up to four amounts of points. Pricing ignores forbidden choices. */
function everyQuote(pricing: Pricing, coupons: HeldCoupon[]) {
  const { have_op } = pricing.benefits.points;
  const points = [...new Set([0, 1, Math.floor(have_op / 2), have_op])];
  return STORE_COUPONS.flatMap((selected_store_coupon_type) =>
    [null, ...coupons].flatMap((coupon) =>
      ([0, 1] as const).flatMap((subscription_type) =>
        EVENTS.flatMap((op_event_id) =>
          points.map((use_op) => {
            const use_op_delivery = op_event_id === null ? (0 as const) : (1 as const);
            const choice = { selected_store_coupon_type, subscription_type, op_event_id, use_op };
            return quoteWith(pricing, { ...choice, use_op_delivery }, coupon);
          }),
        ),
      ),
    ),
  );
}

const many = { numRuns: 1500, seed: 20261123 };

describe("for random carts and benefits, the best deal", () => {
  it("costs as much as the cheapest of all possible requests (RU-70)", () => {
    fc.assert(
      fc.property(pricingArb, couponsArb, (pricing, coupons) => {
        const totals = everyQuote(pricing, coupons).map(({ price }) => price.pay_total);
        return findBestDeal(pricing, coupons).price.pay_total === Math.min(...totals);
      }),
      many,
    );
  });

  it("is allowed: a quote with the choices of the deal applies every choice and has the price of the deal (RU-70)", () => {
    fc.assert(
      fc.property(pricingArb, couponsArb, (pricing, coupons) => {
        const deal = findBestDeal(pricing, coupons);
        const { price, applied, selected } = quoteWith(pricing, requestOf(deal), deal.coupon);
        expect(price).toEqual(deal.price);
        expect({ ...applied, selected }).toMatchObject({
          code_id: deal.coupon?.id ?? 0,
          alert_toast: "",
          subscription_type: deal.subscription_type,
          op_event_id: deal.op_event_id,
          selected: deal.selected_store_coupon_type,
        });
      }),
      many,
    );
  });

  it("has no useless benefit: the order costs more without the coupon, points event or subscription of the deal (RU-70)", () => {
    fc.assert(
      fc.property(pricingArb, couponsArb, (pricing, coupons) => {
        const deal = findBestDeal(pricing, coupons);
        const choice = requestOf(deal);
        const { pay_total } = deal.price;
        const without = [
          ...(deal.coupon ? [quoteWith(pricing, choice, null)] : []),
          ...(deal.op_event_id === null
            ? []
            : [
                quoteWith(
                  pricing,
                  { ...choice, op_event_id: null, use_op_delivery: 0 },
                  deal.coupon,
                ),
              ]),
          ...(deal.subscription_type === 1
            ? [quoteWith(pricing, { ...choice, subscription_type: 0 }, deal.coupon)]
            : []),
        ];
        return without.every(({ price }) => price.pay_total > pay_total);
      }),
      many,
    );
  });
});
