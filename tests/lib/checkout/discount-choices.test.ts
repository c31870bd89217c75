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

it("a business order uses no points that were chosen before (CK-55)", () => {
  const requested = { use_op: 50, op_event_id: 1 };
  expect(pointsInUse(requested, 4)).toEqual({ use_op: 0, op_event_id: null });
  expect(pointsInUse(requested, 1)).toEqual(requested);
});

it("removing a coupon also clears the event, but only if the coupon blocked it (CK-41, CK-42)", () => {
  expect(
    withoutCoupon({ op_delivery_event: { ...event, reason: REASON.otherDeliveryRelief } }),
  ).toEqual({
    code_id: null,
    op_event_id: null,
  });
  expect(withoutCoupon({ op_delivery_event: event })).toEqual({ code_id: null });
});

it.each(["已套用運費優惠", "目前已套用運費優惠，無法再使用點數"])(
  "without a reason, the hint %s tells that the coupon blocked the event (CK-42)",
  (hint) => {
    const both = { code_id: null, op_event_id: null };
    expect(withoutCoupon({ op_delivery_event: { ...event, hint } })).toEqual(both);
    const other = { ...event, hint, reason: REASON.coupon };
    expect(withoutCoupon({ op_delivery_event: other })).toEqual({ code_id: null });
  },
);

it("removing the subscription switches off the points for the fee (CK-50)", () => {
  expect(withoutSubscription()).toEqual({ subscription_type: 0, op_event_id: null });
});

it("the points of the event reduce the points for the discount (CK-57)", () => {
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
  ["everything was applied", {}, {}],
  ["the coupon took nothing off (CK-43)", { discount_price: 0 }, { code_id: null }],
  ["the points were reduced", { use_op: 70 }, { use_op: 70 }],
  ["the points are switched off (CK-54)", { op_discount: quote.op_discount }, { use_op: 0 }],
  [
    "the event is off",
    { op_delivery_event: { ...event, enable: -1 as const } },
    { op_event_id: null },
  ],
  ["the subscription is used up", { subscription }, { subscription_type: 0 }],
])("when %s, keeps the choices that were applied", (_case, answer, expected) => {
  const order = makeQuote({ ...applied, ...answer });
  expect(unappliedDiscounts(order, { requested, current: requested })).toEqual(expected);
});

it("keeps a choice that has changed since the request", () => {
  const order = makeQuote({ discount_price: 0, use_op: 10 });
  const current = { code_id: 6, use_op: 120, op_event_id: null, subscription_type: 0 } as const;
  expect(unappliedDiscounts(order, { requested, current })).toEqual({});
});

it("removes only choices that were made", () => {
  const nothing = { code_id: null, use_op: 0, op_event_id: null, subscription_type: 0 } as const;
  expect(unappliedDiscounts(quote, { requested: nothing, current: nothing })).toEqual({});
});

it("switches on points that the server has switched on (CK-54)", () => {
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
  ["it can be chosen", { subscription: running }, null],
  [
    "the points event is on (CK-52)",
    { subscription: running, op_delivery_event: applied.op_delivery_event },
    "points-event",
  ],
  ["there is none (CK-51)", {}, "not-subscribed"],
  [
    "its period is used up (CK-51)",
    { subscription: { ...running, enable: 0 as const } },
    "none-left",
  ],
  [
    "a business order (CK-51)",
    {
      subscription: { ...running, enable: 0 as const },
      dining_type: DINING_TYPE.businessReservation,
    },
    "other-dining",
  ],
])("the subscription, when %s", (_case, order, block) => {
  expect(subscriptionBlock(makeQuote(order))).toBe(block);
});
