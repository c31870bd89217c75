import { DINING_TYPE, NO_STORE_COUPON } from "../../../lib/contracts/codes.ts";
import { couponRefusal, couponTerms } from "../benefits/coupon-rules.ts";
import type { HeldCoupon } from "../benefits/coupon-service.ts";
import { couponFacts, DELIVERY_EVENT, takesPoints, usesLeft } from "./benefit-rules.ts";
import { type Pricing, pricedOrder } from "./order-pricing.ts";
import { storeOffers, usableCut } from "./store-offer-rules.ts";

/** A choice of benefits for an order, with the fields of a pre-order's request. */
type DealChoice = {
  coupon: HeldCoupon | null;
  selected_store_coupon_type: number;
  subscription_type: 0 | 1;
  op_event_id: number | null;
};

export type Deal = DealChoice & Pick<ReturnType<typeof pricedOrder>, "price">;

/**
 * Returns the allowed combination of benefits with the lowest amount to pay (RU-70). If several combinations have the
 * same amount, the combination with fewer points is preferred, then one without a coupon, then one without the
 * subscription, then the one whose coupon ends first. `held` are the coupons of the member.
 */
export function findBestDeal(pricing: Pricing, held: HeldCoupon[]): Deal {
  const deals = dealChoices(pricing, held).flatMap((choice) => {
    const deal = { ...choice, price: priceOf(pricing, choice) };
    return isEffective(deal) ? [deal] : [];
  });
  const [best] = deals.toSorted(byCost);
  if (!best) throw new Error("best deal: not even the order without benefits was possible");
  return best;
}

function dealChoices(pricing: Pricing, held: HeldCoupon[]): DealChoice[] {
  const { request, benefits } = pricing;
  const subtotal = subtotalOf(pricing);
  const offers = storeOffers(pricing.store).filter((offer) => usableCut(offer, subtotal) > 0);
  const types = [NO_STORE_COUPON, ...offers.map(({ coupon_type }) => coupon_type)];
  const subscription_types = usesLeft(benefits.subscription, request) > 0 ? [0, 1] : [0];
  const isEventOffered =
    takesPoints(request) &&
    request.dining_type === DINING_TYPE.delivery &&
    benefits.points.have_op >= DELIVERY_EVENT.use_points;
  const events = isEventOffered ? [null, DELIVERY_EVENT.event_id] : [null];
  return types.flatMap((selected_store_coupon_type) => {
    const coupons = usableCoupons(pricing, held, baseWith(pricing, selected_store_coupon_type));
    return [null, ...coupons].flatMap((coupon) =>
      subscription_types.flatMap((type) =>
        events.map((op_event_id) => ({
          coupon,
          selected_store_coupon_type,
          subscription_type: type === 1 ? (1 as const) : (0 as const),
          op_event_id,
        })),
      ),
    );
  });
}

/** Returns the usable coupons. Of several coupons with the same terms, only the coupon that ends first is returned. */
function usableCoupons(pricing: Pricing, held: HeldCoupon[], base: number): HeldCoupon[] {
  const facts = couponFacts({ ...pricing, base });
  const usable = held
    .filter((one) => couponRefusal(one, facts) === null)
    .toSorted((a, b) => b.coupon.end_time - a.coupon.end_time);
  // The coupon that ends first is the last entry and replaces the earlier entries with the same terms.
  const byTerms = new Map(usable.map((one) => [JSON.stringify(couponTerms(one.coupon)), one]));
  return [...byTerms.values()];
}

/** Returns the price with this choice of benefits and with as many points as the order allows (RU-16). */
function priceOf(pricing: Pricing, { coupon, ...choice }: DealChoice) {
  const { request, benefits } = pricing;
  const proposal = {
    ...request,
    ...choice,
    code_id: coupon?.id ?? 0,
    use_op: benefits.points.have_op,
    use_op_delivery: choice.op_event_id === null ? (0 as const) : (1 as const),
    op_delivery_event_id: null,
  };
  return pricedOrder({ ...pricing, request: proposal, benefits: { ...benefits, coupon } }).price;
}

/**
 * Returns the price of the food after the store coupon, in NT$. The minimum amount of a coupon is compared with this
 * price.
 */
export function baseWith(pricing: Pricing, selected_store_coupon_type: number): number {
  const subtotal = subtotalOf(pricing);
  const offer = storeOffers(pricing.store).find(
    ({ coupon_type }) => coupon_type === selected_store_coupon_type,
  );
  return subtotal - (offer ? usableCut(offer, subtotal) : 0);
}

export function subtotalOf({ lines }: Pricing): number {
  return lines.reduce(
    (sum, { price }) => sum + (price.unit_price + price.option_price) * price.quantity,
    0,
  );
}

/**
 * Returns false if a benefit of the choice does not reduce the price. Such a choice is not needed, because the choice
 * without this benefit has the same price.
 */
function isEffective({ coupon, subscription_type, op_event_id, price }: Deal): boolean {
  const isCouponIdle = coupon !== null && price.discount_price === 0;
  const isSubscriptionIdle = subscription_type === 1 && subscriptionCut(price) === 0;
  const isEventIdle = op_event_id !== null && price.op_delivery_waiver === 0;
  return !isCouponIdle && !isSubscriptionIdle && !isEventIdle;
}

export function subscriptionCut(price: Deal["price"]): number {
  return price.subscribe_delivery_discount_price + price.subscribe_take_food_discount_price;
}

function byCost(a: Deal, b: Deal): number {
  const [ours, theirs] = [costs(a), costs(b)];
  const at = ours.findIndex((cost, index) => cost !== theirs[index]);
  return at < 0 ? 0 : (ours[at] ?? 0) - (theirs[at] ?? 0);
}

function costs({ price, coupon, subscription_type, op_event_id }: Deal): number[] {
  const onEvent = op_event_id === null ? 0 : DELIVERY_EVENT.use_points;
  const isCouponUsed = coupon === null ? 0 : 1;
  const coupon_end = coupon?.coupon.end_time ?? 0;
  return [price.pay_total, price.use_op + onEvent, isCouponUsed, subscription_type, coupon_end];
}
