import { DINING_TYPE } from "../../../lib/contracts/codes.ts";
import type { Sentence } from "../../shared/text-rules.ts";
import { couponRefusal, couponTerms, unusableText } from "../benefits/coupon-rules.ts";
import type { HeldCoupon } from "../benefits/coupon-service.ts";
import { type Points, pointsHold } from "../benefits/point-service.ts";
import { SUBSCRIPTION_TERMS, subscriptionKind } from "../benefits/subscription-rules.ts";
import { type Subscription, subscriptionHold } from "../benefits/subscription-service.ts";
import type { Hold } from "../ledger/hold-service.ts";
import { type DraftRequest, requestedEvent } from "./draft-request.ts";
import type { MemberDiscounts, Price } from "./price-rules.ts";

/**
 * The value of a point in NT$ (`POINT_RATE`), and the maximum number of points that an order can use as a discount
 * (`POINT_LIMIT`, RU-16). The points for the points event do not count.
 */
export const POINT_RATE = 1;
export const POINT_RATE_TEXT = "1點折抵1元";
export const POINT_LIMIT = 300;

/** The only points event: `use_points` points waive the delivery fee, up to `cap` in NT$. */
export const DELIVERY_EVENT = { event_id: 1, use_points: 30, cap: 65 };

/** The benefits that the member has now. `coupon` is the coupon that the request names. */
export type Benefits = {
  coupon: HeldCoupon | null;
  is_first_order: boolean;
  points: Points;
  subscription: Subscription | null;
};

export type BenefitRequest = {
  request: DraftRequest;
  benefits: Benefits;
  /** The price of the food after the store coupon, in NT$. */
  base: number;
  now: number;
};

/**
 * Decides which of the requested benefits may reduce the price (RU-14 to RU-18). `coupon_refusal` says why the
 * requested coupon may not reduce it. It is null if the coupon may, or if no coupon is requested.
 */
export function memberDiscounts(input: BenefitRequest) {
  const { request, benefits } = input;
  const { coupon, points, subscription } = benefits;
  const coupon_refusal = coupon ? couponRefusal(coupon, couponFacts(input)) : null;
  const isSubscribed = request.subscription_type === 1 && usesLeft(subscription, request) > 0;
  const discounts: MemberDiscounts = {
    coupon: coupon && coupon_refusal === null ? couponTerms(coupon.coupon) : undefined,
    subscription: isSubscribed ? SUBSCRIPTION_TERMS : undefined,
    pointsDelivery: isEventOffered(request, points) ? DELIVERY_EVENT : undefined,
    points: takesPoints(request)
      ? { use_op: request.use_op, have_op: points.have_op, limit: POINT_LIMIT, rate: POINT_RATE }
      : undefined,
  };
  return { discounts, coupon_refusal };
}

export function couponFacts({ request, benefits, base, now }: BenefitRequest) {
  const { store_id, dining_type, is_reservation } = request;
  const { is_first_order } = benefits;
  return { now, is_first_order, store_id, dining_type, is_reservation, base };
}

export function takesPoints({ dining_type }: Pick<DraftRequest, "dining_type">): boolean {
  return dining_type !== DINING_TYPE.businessReservation && dining_type !== DINING_TYPE.courier;
}

/** Returns the remaining uses of the subscription for this dining type in the current period. */
export function usesLeft(
  subscription: Subscription | null,
  { dining_type }: Pick<DraftRequest, "dining_type">,
): number {
  const kind = subscriptionKind(dining_type);
  if (!subscription || !kind) return 0;
  return kind === "delivery" ? subscription.delivery_left : subscription.take_left;
}

function isEventOffered(request: DraftRequest, { have_op }: Points): boolean {
  const isAsked = requestedEvent(request) === DELIVERY_EVENT.event_id;
  return isAsked && takesPoints(request) && have_op >= DELIVERY_EVENT.use_points;
}

/**
 * The benefits of this order. A requested coupon or points event that does not reduce the price is left out.
 * `subscription_type` is 1 if the request wants the subscription and the subscription has uses left, even if the
 * subscription does not reduce the price. `holds` reserves only the benefits that reduce the price.
 */
export type Applied = {
  code_id: number;
  alert_toast: string;
  alert_toast_said?: Sentence["said"] | undefined;
  subscription_type: 0 | 1;
  op_event_id: number | null;
  holds: Hold[];
};

type Outcome = { price: Price; discounts: MemberDiscounts; coupon_refusal: Sentence | null };

export function appliedBenefits(input: BenefitRequest, outcome: Outcome): Applied {
  const { coupon } = input.benefits;
  const { price, discounts, coupon_refusal } = outcome;
  const isCouponUsed = price.discount_price > 0;
  const unused = coupon && !isCouponUsed ? (coupon_refusal ?? unusableText(coupon.coupon)) : null;
  return {
    code_id: coupon && isCouponUsed ? coupon.id : 0,
    alert_toast: unused ? `此優惠券目前無法使用：${unused.text}` : "",
    alert_toast_said: unused?.said,
    subscription_type: discounts.subscription ? 1 : 0,
    op_event_id: price.op_delivery_waiver > 0 ? DELIVERY_EVENT.event_id : null,
    holds: benefitHolds(input, price),
  };
}

function benefitHolds({ benefits, request }: BenefitRequest, price: Price): Hold[] {
  const { coupon, points, subscription } = benefits;
  const isCouponUsed = coupon !== null && price.discount_price > 0;
  const spent = price.use_op + (price.op_delivery_waiver > 0 ? DELIVERY_EVENT.use_points : 0);
  const kind = subscriptionKind(request.dining_type);
  const saved = price.subscribe_delivery_discount_price + price.subscribe_take_food_discount_price;
  const isSubscriptionUsed = subscription && kind && saved > 0;
  return [
    ...(isCouponUsed ? [coupon.hold] : []),
    ...(spent > 0 ? [pointsHold(points, spent)] : []),
    ...(isSubscriptionUsed ? [subscriptionHold(subscription, kind)] : []),
  ];
}
