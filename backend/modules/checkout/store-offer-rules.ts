import { NO_STORE_COUPON } from "../../../lib/contracts/codes.ts";
import type { StoreCouponConfig } from "../../../lib/contracts/stores.ts";

/** The values of `coupon_type` in requests and answers (RU-15). */
export const STORE_OFFER = { global: 1, brand: 2, store: 3 } as const;
export type StoreOfferType = (typeof STORE_OFFER)[keyof typeof STORE_OFFER];

export type StoreOffer = StoreCouponConfig & { coupon_type: StoreOfferType };

type OfferConfigs = {
  global_coupon: StoreCouponConfig | null;
  brand_coupon: StoreCouponConfig | null;
  store_coupon: StoreCouponConfig | null;
};

export function storeOffers({
  global_coupon,
  brand_coupon,
  store_coupon,
}: OfferConfigs): StoreOffer[] {
  const levels = [
    { coupon_type: STORE_OFFER.global, config: global_coupon },
    { coupon_type: STORE_OFFER.brand, config: brand_coupon },
    { coupon_type: STORE_OFFER.store, config: store_coupon },
  ];
  return levels.flatMap(({ coupon_type, config }) => (config ? [{ ...config, coupon_type }] : []));
}

/**
 * Returns the reduction of this subtotal by the offer, in NT$. It is 0 below the offer's minimum subtotal, and for an
 * offer that has only free delivery.
 */
export function usableCut({ full_cut }: StoreOffer, subtotal: number): number {
  if (full_cut === null || subtotal < full_cut.full_money) return 0;
  return Math.min(full_cut.cut_money, subtotal);
}

/**
 * Returns the type of the applied offer, or `NO_STORE_COUPON`. A requested offer is applied if it is usable. If no
 * offer is requested, the usable offer with the largest reduction is applied. Among equal reductions, the offer of the
 * shop comes first, then the offer of the brand (RU-15).
 */
export function selectOffer(
  offers: StoreOffer[],
  subtotal: number,
  chosenType: number | undefined,
): StoreOfferType | typeof NO_STORE_COUPON {
  const usable = offers
    .filter((offer) => usableCut(offer, subtotal) > 0)
    .filter(({ coupon_type }) => chosenType === undefined || coupon_type === chosenType)
    .toSorted((a, b) => usableCut(b, subtotal) - usableCut(a, subtotal));
  return usable[0]?.coupon_type ?? NO_STORE_COUPON;
}

export function offerChoice(
  offer: StoreOffer | undefined,
  { subtotal, selected }: { subtotal: number; selected: number },
) {
  const cut_money = offer ? usableCut(offer, subtotal) : 0;
  const coupon_type = offer?.coupon_type ?? NO_STORE_COUPON;
  return {
    is_show: cut_money > 0 ? (1 as const) : (0 as const),
    is_selected: cut_money > 0 && coupon_type === selected ? (1 as const) : (0 as const),
    coupon_type,
    name: offer?.name ?? "",
    cut_money,
  };
}
