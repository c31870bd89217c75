import {
  COUPON_TYPE,
  CUT_TYPE,
  DINING_TYPE,
  type DiningType,
  type NO_STORE_COUPON,
} from "../../../lib/contracts/codes.ts";
import type { CouponTerms } from "../benefits/coupon-rules.ts";
import { serviceFee } from "../catalog/delivery-rules.ts";
import { type StoreOffer, type StoreOfferType, usableCut } from "./store-offer-rules.ts";

export type PriceLine = {
  quantity: number;
  unit_price: number;
  list_price: number;
  /** The price of the chosen options, and of the chosen foods of a set, for one piece, in NT$. */
  option_price: number;
};

/** The member's benefits that the price uses. A missing benefit is not used. */
export type MemberDiscounts = {
  coupon?: CouponTerms;
  subscription?: { take_percent: number; take_cap: number; delivery_cap: number };
  /** The points event: `use_points` points waive the delivery fee up to `cap`, in NT$. */
  pointsDelivery?: { cap: number; use_points: number };
  points?: { use_op: number; have_op: number; limit: number; rate: number };
};

export type PriceInput = {
  dining_type: DiningType;
  lines: PriceLine[];
  delivery_fee: number;
  service_rate: number;
  offers: StoreOffer[];
  selected: StoreOfferType | typeof NO_STORE_COUPON;
  discounts?: MemberDiscounts;
};

export type Price = ReturnType<typeof priceOrder>;

/**
 * Computes the price of an order with the formula of RU-02. All amounts are whole NT$: discounts are rounded down, fees
 * are rounded half up (RU-01).
 */
export function priceOrder(input: PriceInput) {
  const { dining_type, lines, delivery_fee, discounts = {} } = input;
  const food_price = sum(lines.map(lineTotal));
  const service_fee = serviceFee(food_price, input, dining_type);
  const store_cut = storeCut(input, food_price);
  const coupon = foodCouponCut(discounts, food_price - store_cut);
  const takeBase = dining_type === DINING_TYPE.pickup ? food_price - store_cut - coupon : 0;
  const sub_take = subscriptionTake(discounts, takeBase);
  const relief = deliveryRelief(input, { subtotal: food_price, store_cut });
  const fee = delivery_fee - sum(Object.values(relief));
  const before_op = food_price - store_cut - coupon - sub_take + service_fee + fee;
  const points = pointsUsed(discounts, { before_op, isFeeWaived: relief.points > 0 });
  return {
    food_price,
    food_count: sum(lines.map(({ quantity }) => quantity)),
    subtotal: food_price,
    total_list_price: sum(lines.map(lineListTotal)),
    service_fee,
    delivery_fee,
    delivery_discount: relief.store,
    op_delivery_waiver: relief.points,
    subscribe_delivery_discount_price: relief.subscription,
    subscribe_take_food_discount_price: sub_take,
    store_coupon_discount_money: store_cut,
    discount_price: coupon + relief.coupon,
    use_op: points.use_op,
    op_discount_price: points.money,
    total_price: food_price + service_fee + delivery_fee,
    pay_total: before_op - points.money,
  };
}

export function lineTotal({ unit_price, option_price, quantity }: PriceLine): number {
  return (unit_price + option_price) * quantity;
}

export function lineListTotal({ list_price, option_price, quantity }: PriceLine): number {
  return (list_price + option_price) * quantity;
}

function storeCut({ offers, selected }: PriceInput, subtotal: number): number {
  const offer = offers.find(({ coupon_type }) => coupon_type === selected);
  return offer ? usableCut(offer, subtotal) : 0;
}

function foodCouponCut({ coupon }: MemberDiscounts, base: number): number {
  if (coupon?.cut_type !== CUT_TYPE.food || base < coupon.full_money) return 0;
  return couponCut(coupon, base);
}

function couponCut({ type, cut_money, cut_percent, consumption_rate }: CouponTerms, base: number) {
  const cut =
    type === COUPON_TYPE.percent
      ? percentCut(base, cut_percent, cut_money)
      : Math.min(cut_money, base);
  return Math.min(cut, Math.floor((base * consumption_rate) / 100));
}

/** Returns the reduction by a percentage, in NT$. It is at most `max`; a `max` of 0 means no limit. */
function percentCut(base: number, percent: number, max: number): number {
  const cut = Math.floor((base * percent) / 100);
  return max > 0 ? Math.min(cut, max) : cut;
}

function subscriptionTake({ subscription }: MemberDiscounts, base: number): number {
  if (!subscription) return 0;
  return Math.min(subscription.take_cap, Math.floor((base * subscription.take_percent) / 100));
}

type Cut = { subtotal: number; store_cut: number };

/**
 * Returns the reductions of the delivery fee. Only one of them applies: free delivery by a store coupon, or else the
 * subscription or a coupon for the fee, or else the points event. If both the subscription and a coupon are usable, the
 * larger reduction applies, so that an additional benefit does not raise the price.
 */
function deliveryRelief(input: PriceInput, { subtotal, store_cut }: Cut) {
  const { delivery_fee, offers, discounts = {} } = input;
  const none = { store: 0, subscription: 0, coupon: 0, points: 0 };
  if (offers.some((offer) => isDeliveryFree(offer, subtotal))) {
    return { ...none, store: delivery_fee };
  }
  const { subscription, pointsDelivery } = discounts;
  const subscribed = Math.min(subscription?.delivery_cap ?? 0, delivery_fee);
  const coupon = feeCouponCut(input, subtotal - store_cut);
  if (coupon > subscribed) return { ...none, coupon };
  if (subscribed > 0) return { ...none, subscription: subscribed };
  return { ...none, points: Math.min(pointsDelivery?.cap ?? 0, delivery_fee) };
}

function feeCouponCut({ delivery_fee, discounts = {} }: PriceInput, base: number): number {
  const { coupon } = discounts;
  if (coupon?.cut_type !== CUT_TYPE.fee || base < coupon.full_money) return 0;
  return couponCut(coupon, delivery_fee);
}

function isDeliveryFree({ full_delivery_free_cut }: StoreOffer, subtotal: number): boolean {
  return full_delivery_free_cut !== null && subtotal >= full_delivery_free_cut;
}

type Due = { before_op: number; isFeeWaived: boolean };

/**
 * Returns the points that the order uses and their value in NT$. If the request asks for more points than allowed,
 * their number is reduced and the request is not refused. If the points event waives the fee, its points are subtracted
 * from the member's points first.
 */
function pointsUsed({ points, pointsDelivery }: MemberDiscounts, { before_op, isFeeWaived }: Due) {
  if (!points) return { use_op: 0, money: 0 };
  const { rate, limit } = points;
  const have_op = points.have_op - (isFeeWaived ? (pointsDelivery?.use_points ?? 0) : 0);
  const cap = Math.min(have_op, limit === 0 ? have_op : limit, Math.floor(before_op / rate));
  const use_op = Math.max(0, Math.min(points.use_op, cap));
  return { use_op, money: use_op * rate };
}

function sum(numbers: number[]): number {
  return numbers.reduce((total, one) => total + one, 0);
}
