import type { Cart } from "@/lib/contracts/carts";
import { DINING_TYPE } from "@/lib/contracts/codes";
import type { Store } from "@/lib/contracts/stores";
import { type CouponOffer, couponOffers } from "./coupon-offers";

/**
 * An offer. `missing` is the amount in NT$ that the cart lacks to reach the minimum of the offer, or 0 if it has
 * reached the minimum.
 */
export type NextOffer = Pick<CouponOffer, "kind" | "cut"> & { missing: number };

type OfferStore = Pick<Store, "delivery_fee" | "global_coupon" | "brand_coupon" | "store_coupon">;
type CartSum = Pick<Cart, "total_price" | "dining_type">;

/**
 * For each kind of offer: the next better offer that the cart can reach or, if there is none, the best offer that it
 * has reached. The offer with the smallest `missing` comes first. Free delivery is left out if the order has no
 * delivery fee.
 */
export function nextOffers(store: OfferStore, { total_price, dining_type }: CartSum): NextOffer[] {
  const offers = couponOffers(store);
  const hasFee = dining_type === DINING_TYPE.delivery && store.delivery_fee > 0;
  const kinds = hasFee ? (["freeDelivery", "cut"] as const) : (["cut"] as const);
  return kinds
    .flatMap((kind) => nextOf(offers.filter((offer) => offer.kind === kind)))
    .sort((a, b) => a.missing - b.missing);

  function nextOf(sameKind: CouponOffer[]): NextOffer[] {
    const reached = sameKind
      .filter(({ full }) => full <= total_price)
      .sort((a, b) => b.cut - a.cut)[0];
    const next = sameKind.find(
      ({ full, cut }) => full > total_price && (!reached || cut > reached.cut),
    );
    if (next) return [{ kind: next.kind, cut: next.cut, missing: next.full - total_price }];
    return reached ? [{ kind: reached.kind, cut: reached.cut, missing: 0 }] : [];
  }
}
