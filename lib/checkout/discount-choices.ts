import { REASON } from "@/lib/contracts/answer-code";
import { DINING_TYPE, type DiningType } from "@/lib/contracts/codes";
import type { Order } from "@/lib/contracts/orders";
import type { CheckoutDraft } from "./checkout-draft";
import { pointsCap } from "./points-cap";

type Points = Pick<CheckoutDraft, "use_op" | "op_event_id">;
type DiscountDraft = Pick<CheckoutDraft, "code_id" | "subscription_type"> & Points;

/** If the backend sends no `reason`, this text in the hint shows that another reduction of the fee applies (CK-42). */
const OTHER_RELIEF = "已套用運費優惠";

const NO_POINTS: Points = { use_op: 0, op_event_id: null };

/** The points that the request contains. A business reservation cannot use points (CK-55). */
export function pointsInUse({ use_op, op_event_id }: Points, dining_type: DiningType): Points {
  return dining_type === DINING_TYPE.businessReservation ? NO_POINTS : { use_op, op_event_id };
}

/**
 * The changes of the draft that remove the coupon. If the coupon blocked the points event, they also switch off the
 * points event (CK-41, CK-42).
 */
export function withoutCoupon({ op_delivery_event }: Pick<Order, "op_delivery_event">) {
  const { reason, hint } = op_delivery_event;
  const isEventBlocked =
    reason === undefined ? hint.includes(OTHER_RELIEF) : reason === REASON.otherDeliveryRelief;
  return { code_id: null, ...(isEventBlocked && { op_event_id: null }) };
}

/** The changes of the draft that switch off the subscription and the points event (CK-50). */
export function withoutSubscription() {
  return { subscription_type: 0, op_event_id: null } as const;
}

/**
 * The points after the points event is switched on. The points that the event uses are no longer available for the
 * discount (CK-57).
 */
export function withPointsEvent(order: Order, { use_op }: Pick<CheckoutDraft, "use_op">): Points {
  const { event_id: op_event_id } = order.op_delivery_event;
  return { op_event_id, use_op: Math.min(use_op, pointsCap(order, { op_event_id })) };
}

type Comparison = { requested: DiscountDraft; current: DiscountDraft };

/**
 * The changes that make the draft equal to what the server applied. An unapplied coupon or subscription is removed, and
 * the number of points and the points event are set as the server decided (CK-54). With an unapplied choice, the server
 * would refuse the submit. A choice that the customer changed after the request stays.
 */
export function unappliedDiscounts(order: Order, drafts: Comparison): Partial<DiscountDraft> {
  return {
    ...unappliedCoupon(order, drafts),
    ...switchedPoints(order, drafts),
    ...switchedEvent(order, drafts),
    ...unappliedSubscription(order, drafts),
  };
}

type CouponComparison = Record<keyof Comparison, Pick<DiscountDraft, "code_id">>;

/** The changes that remove a coupon that the server did not apply (CK-43). */
export function unappliedCoupon(order: Order, { requested, current }: CouponComparison) {
  const isUnchanged = requested.code_id !== null && requested.code_id === current.code_id;
  return isUnchanged && order.discount_price === 0 && withoutCoupon(order);
}

function switchedPoints(
  { op_discount, use_op: counted }: Order,
  { requested, current }: Comparison,
) {
  const use_op = op_discount.enable === 1 ? counted : 0;
  return requested.use_op === current.use_op && use_op !== requested.use_op && { use_op };
}

function switchedEvent({ op_delivery_event: event }: Order, { requested, current }: Comparison) {
  const op_event_id = event.enable === 1 && event.event_id !== 0 ? event.event_id : null;
  const isUnchanged = requested.op_event_id === current.op_event_id;
  return isUnchanged && op_event_id !== requested.op_event_id && { op_event_id };
}

function unappliedSubscription({ subscription }: Order, { requested, current }: Comparison) {
  const isUnchanged = requested.subscription_type === current.subscription_type;
  const isUnapplied = isUnchanged && subscription.type < requested.subscription_type;
  return isUnapplied && { subscription_type: 0 as const };
}

type SubscriptionBlock = "points-event" | "not-subscribed" | "other-dining" | "none-left";

type SubscriptionFacts = Pick<Order, "subscription" | "op_delivery_event" | "dining_type">;

/** The reason why the subscription cannot be chosen, or null if it can be chosen (CK-51, CK-52). */
export function subscriptionBlock(order: SubscriptionFacts): SubscriptionBlock | null {
  const { subscription, op_delivery_event, dining_type } = order;
  if (op_delivery_event.enable === 1) return "points-event";
  if (subscription.enable === 1) return null;
  if (subscription.end_date === "") return "not-subscribed";
  const isCovered = dining_type === DINING_TYPE.delivery || dining_type === DINING_TYPE.pickup;
  return isCovered ? "none-left" : "other-dining";
}
