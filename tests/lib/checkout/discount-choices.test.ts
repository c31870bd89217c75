import {
  pointsInUse,
  subscriptionBlock,
  unappliedDiscounts,
  withoutCoupon,
  withoutSubscription,
  withPointsEvent,
} from "@/lib/checkout/discount-choices";
import { REASON } from "@/lib/contracts/answer-code";
import { DINING_TYPE } from "@/lib/contracts/codes";
import { makeQuote } from "../../factories/checkout-shapes";

const quote = makeQuote();
const event = { ...quote.op_delivery_event, event_id: 1, use_points: 30 };
const { subscription } = quote;

it("pointsInUse returns no points for a business reservation (CK-55)", () => {
  const requested = { use_op: 50, op_event_id: 1 };
  expect(pointsInUse(requested, 4)).toEqual({ use_op: 0, op_event_id: null });
  expect(pointsInUse(requested, 1)).toEqual(requested);
});

it("removing a coupon also removes the points event, but only if the coupon blocked the points event (CK-41, CK-42)", () => {
  expect(
    withoutCoupon({ op_delivery_event: { ...event, reason: REASON.otherDeliveryRelief } }),
  ).toEqual({
    code_id: null,
    op_event_id: null,
  });
  expect(withoutCoupon({ op_delivery_event: event })).toEqual({ code_id: null });
});

it.each(["已套用運費優惠", "目前已套用運費優惠，無法再使用點數"])(
  "without a reason code, the hint %s means that the coupon blocked the points event (CK-42)",
  (hint) => {
    const both = { code_id: null, op_event_id: null };
    expect(withoutCoupon({ op_delivery_event: { ...event, hint } })).toEqual(both);
    const other = { ...event, hint, reason: REASON.coupon };
    expect(withoutCoupon({ op_delivery_event: other })).toEqual({ code_id: null });
  },
);

it("removing the subscription also removes the points event (CK-50)", () => {
  expect(withoutSubscription()).toEqual({ subscription_type: 0, op_event_id: null });
});

it("choosing the points event reduces use_op to the points that the event leaves (CK-57)", () => {
  const order = makeQuote({ have_op: 100, total_price: 500, op_delivery_event: event });
  expect(withPointsEvent(order, { use_op: 100 })).toEqual({ op_event_id: 1, use_op: 70 });
  expect(withPointsEvent(order, { use_op: 20 })).toEqual({ op_event_id: 1, use_op: 20 });
});

const requested = { code_id: 5, use_op: 100, op_event_id: 1, subscription_type: 1 } as const;
const applied = {
  discount_price: 30,
  use_op: 100,
  op_discount: { ...quote.op_discount, enable: 1 as const },
  op_delivery_event: { ...event, enable: 1 as const },
  subscription: { ...subscription, type: 1 as const },
};

test.each([
  ["all choices were applied", {}, {}],
  ["the coupon gave no discount (CK-43)", { discount_price: 0 }, { code_id: null }],
  ["the points were reduced", { use_op: 70 }, { use_op: 70 }],
  ["the points are switched off (CK-54)", { op_discount: quote.op_discount }, { use_op: 0 }],
  [
    "the points event is switched off",
    { op_delivery_event: { ...event, enable: -1 as const } },
    { op_event_id: null },
  ],
  ["the subscription is used up", { subscription }, { subscription_type: 0 }],
])("unappliedDiscounts returns the changes to the draft when %s", (_case, answer, expected) => {
  const order = makeQuote({ ...applied, ...answer });
  expect(unappliedDiscounts(order, { requested, current: requested })).toEqual(expected);
});

it("unappliedDiscounts ignores a choice that has changed since the request", () => {
  const order = makeQuote({ discount_price: 0, use_op: 10 });
  const current = { code_id: 6, use_op: 120, op_event_id: null, subscription_type: 0 } as const;
  expect(unappliedDiscounts(order, { requested, current })).toEqual({});
});

it("unappliedDiscounts returns nothing if nothing was chosen and nothing was applied", () => {
  const nothing = { code_id: null, use_op: 0, op_event_id: null, subscription_type: 0 } as const;
  expect(unappliedDiscounts(quote, { requested: nothing, current: nothing })).toEqual({});
});

it("unappliedDiscounts adds points and a points event that the backend has applied by itself, but no event without an id (CK-54)", () => {
  const nothing = { code_id: null, use_op: 0, op_event_id: null, subscription_type: 0 } as const;
  const order = makeQuote({ ...applied, use_op: 50, subscription });
  expect(unappliedDiscounts(order, { requested: nothing, current: nothing })).toEqual({
    use_op: 50,
    op_event_id: 1,
  });
  const eventWithoutId = { ...applied.op_delivery_event, event_id: 0 };
  expect(
    unappliedDiscounts(makeQuote({ op_delivery_event: eventWithoutId }), {
      requested: nothing,
      current: nothing,
    }),
  ).toEqual({});
});

const running = { ...subscription, enable: 1 as const, end_date: "2027-11-11" };
test.each([
  ["null when the subscription can be chosen", { subscription: running }, null],
  [
    '"points-event" when the points event is on (CK-52)',
    { subscription: running, op_delivery_event: applied.op_delivery_event },
    "points-event",
  ],
  ['"not-subscribed" when the member has no subscription (CK-51)', {}, "not-subscribed"],
  [
    '"none-left" when no uses are left in the period (CK-51)',
    { subscription: { ...running, enable: 0 as const } },
    "none-left",
  ],
  [
    '"other-dining" when the order is a business reservation (CK-51)',
    {
      subscription: { ...running, enable: 0 as const },
      dining_type: DINING_TYPE.businessReservation,
    },
    "other-dining",
  ],
])("subscriptionBlock returns %s", (_case, order, block) => {
  expect(subscriptionBlock(makeQuote(order))).toBe(block);
});
