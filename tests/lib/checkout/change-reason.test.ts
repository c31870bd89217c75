import { isCustomerChange, quoteChange } from "@/lib/checkout/change-reason";
import { DINING_TYPE } from "@/lib/contracts/codes";
import type { Order } from "@/lib/contracts/orders";
import { makeQuote, makeStoreOfOrder } from "../../factories/checkout-shapes";

const quote = makeQuote();
const offer = (name: string) => ({
  is_show: 1 as const,
  is_selected: 1 as const,
  coupon_type: 3,
  name,
  cut_money: 20,
});
const event = (enable: -1 | 1) => ({ ...quote.op_delivery_event, enable });
const subscription = (discount_count: number) => ({ ...quote.subscription, discount_count });

function reasons(
  before: Partial<Order>,
  after: Partial<Order>,
  couponMessage: string | null = null,
) {
  const change = quoteChange(makeQuote(before), makeQuote(after), couponMessage);
  return change?.lines.map(({ reason }) => reason);
}

it.each<[string, Partial<Order>, Partial<Order>, object | null]>([
  [
    "the store has raised the price of a dish",
    {},
    { foods: quote.foods.map((food) => ({ ...food, total_price: 130 })), subtotal: 130 },
    { type: "food-price" },
  ],
  [
    "the distance has changed (the reason contains the old and the new distance)",
    {},
    { delivery_fee: 45, store: makeStoreOfOrder({ distance: 2.7 }) },
    { type: "distance", from: 1.2, to: 2.7 },
  ],
  [
    "the store has changed the delivery fee for the same distance",
    {},
    { delivery_fee: 45 },
    { type: "store-fee" },
  ],
  ["the store has added a service fee", {}, { service_fee: 6 }, { type: "store-fee" }],
  [
    "the points event has ended",
    { delivery_discount: 35, op_delivery_event: event(1) },
    { op_delivery_event: event(-1) },
    { type: "event-off" },
  ],
  [
    "the store's free delivery has ended",
    { delivery_discount: 35 },
    {},
    { type: "delivery-offer" },
  ],
  [
    "the subscription has no uses left",
    { subscribe_delivery_discount_price: 35, subscription: subscription(1) },
    { subscription: subscription(0) },
    { type: "subscription-used" },
  ],
  [
    "the subscription has ended with uses left",
    { subscribe_delivery_discount_price: 35, subscription: subscription(2) },
    { subscription: subscription(2) },
    { type: "subscription-off" },
  ],
  [
    "the subscription has no uses left for pick-up orders",
    {
      dining_type: DINING_TYPE.pickup,
      subscribe_take_food_discount_price: 5,
      subscription: subscription(2),
    },
    { dining_type: DINING_TYPE.pickup, subscription: subscription(2) },
    { type: "subscription-used" },
  ],
  [
    "a coupon no longer applies and there is no message",
    { discount_price: 20 },
    {},
    { type: "coupon-gone" },
  ],
  [
    "the store coupon has ended",
    { store_coupon_discount_money: 20, store_coupon: offer("滿百折二十") },
    {},
    { type: "offer-gone" },
  ],
  [
    "another store coupon is now the best",
    { store_coupon_discount_money: 20, store_coupon: offer("滿百折二十") },
    { store_coupon_discount_money: 30, store_coupon: offer("滿百折三十") },
    { type: "offer", name: "滿百折三十" },
  ],
  [
    "the member has fewer points",
    { op_discount_price: 15, have_op: 15 },
    { op_discount_price: 10, have_op: 10 },
    { type: "points-balance", points: 10 },
  ],
  [
    "the order accepts fewer points",
    { op_discount_price: 15, use_op: 15, have_op: 15 },
    { op_discount_price: 10, use_op: 10, have_op: 15, op_exchange_point_limit: 10 },
    { type: "points-limit" },
  ],
  [
    "the customer has typed fewer points",
    { op_discount_price: 50, use_op: 50, have_op: 60 },
    { op_discount_price: 10, use_op: 10, have_op: 60 },
    { type: "points-entered" },
  ],
  [
    "the dining type has changed from pick-up to delivery",
    { dining_type: DINING_TYPE.pickup, delivery_fee: 0 },
    { dining_type: DINING_TYPE.delivery },
    { type: "other-dining" },
  ],
  [
    "the order has become a reservation",
    {},
    { is_reservation: 1, service_fee: 6 },
    { type: "other-slot" },
  ],
  [
    "a discount has changed and the reason is unknown",
    { discount_price: 20 },
    { discount_price: 10 },
    null,
  ],
])("quoteChange returns the expected reason when %s", (_what, before, after, reason) => {
  expect(reasons(before, after)).toEqual([reason]);
});

it.each([
  ["優惠券已過期", { type: "server-message", text: "優惠券已過期" }],
  ["", { type: "coupon-gone" }],
])(
  "the reason for a coupon that no longer applies is the backend's message if the message is not empty (%j)",
  (couponMessage, reason) => {
    expect(reasons({ discount_price: 20 }, {}, couponMessage)).toEqual([reason]);
  },
);

it("equal quotes have no change, and a different total is a change even if no line has changed", () => {
  expect(reasons({}, {})).toBeUndefined();
  expect(quoteChange(quote, makeQuote({ pay_total: 160 }), null)).toEqual({
    lines: [],
    from: 155,
    to: 160,
  });
});

it('a line that changes with the subtotal or the delivery fee has the reason "with-subtotal" or "with-fee"', () => {
  const before = { service_fee: 6, discount_price: 12, store_coupon_discount_money: 20 };
  const after = { service_fee: 7, discount_price: 13, store_coupon_discount_money: 21 };
  const foods = quote.foods.map((food) => ({ ...food, total_price: 130 }));
  expect(
    reasons(
      { ...before, store_coupon: offer("九折") },
      { ...after, store_coupon: offer("九折"), subtotal: 130, foods },
    ),
  ).toEqual([
    { type: "food-price" },
    { type: "with-subtotal" },
    { type: "with-subtotal" },
    { type: "with-subtotal" },
  ]);
  expect(
    reasons(
      { subscribe_delivery_discount_price: 35 },
      { subscribe_delivery_discount_price: 45, delivery_fee: 45 },
    ),
  ).toEqual([{ type: "store-fee" }, { type: "with-fee" }]);
});

it.each([
  ["the points that the customer typed", {}, true],
  ["the points and the delivery fee", { delivery_fee: 45 }, false],
])("after a change of %s (%j), isCustomerChange returns %s", (_what, otherChanges, isOwn) => {
  const before = makeQuote({ op_discount_price: 50, use_op: 50, have_op: 60 });
  const after = makeQuote({ op_discount_price: 10, use_op: 10, have_op: 60, ...otherChanges });
  const change = quoteChange(before, after, null);
  expect(change && isCustomerChange(change)).toBe(isOwn);
});
