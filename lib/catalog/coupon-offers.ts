import type { Store } from "@/lib/contracts/stores";

export type CouponOffer = { kind: "cut" | "freeDelivery"; full: number; cut: number };

type Levels = Pick<Store, "global_coupon" | "brand_coupon" | "store_coupon">;

/**
 * The offers of the shop, the brand and the store that need a minimum amount. The offer with the lowest minimum comes
 * first. Equal offers appear once (ST-24).
 */
export function couponOffers({ global_coupon, brand_coupon, store_coupon }: Levels): CouponOffer[] {
  const offers = [global_coupon, brand_coupon, store_coupon].flatMap((level): CouponOffer[] => {
    const cut = level?.full_cut;
    const free = level?.full_delivery_free_cut ?? null;
    return [
      ...(cut ? [{ kind: "cut" as const, full: cut.full_money, cut: cut.cut_money }] : []),
      ...(free === null ? [] : [{ kind: "freeDelivery" as const, full: free, cut: 0 }]),
    ];
  });
  const once = new Map(offers.map((offer) => [JSON.stringify(offer), offer]));
  return [...once.values()].sort((a, b) => a.full - b.full);
}
