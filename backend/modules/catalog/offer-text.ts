import { isNotNull, type SQL, sql } from "drizzle-orm";
import { DINING_TYPE, type DiningType } from "../../../lib/contracts/codes.ts";
import type { StoreCouponConfig } from "../../../lib/contracts/stores.ts";
import { store_places } from "../../db/schema/place-tables.ts";
import { moneyText } from "../../shared/text-rules.ts";
import type { StoreRow } from "./store-row.ts";

type OfferStore = Pick<StoreRow, "global_coupon" | "brand_coupon" | "store_coupon">;

export function couponConfigs(store: OfferStore): StoreCouponConfig[] {
  return [store.global_coupon, store.brand_coupon, store.store_coupon].filter(
    (config) => config !== null,
  );
}

/** Returns true if the store waives the delivery fee for orders that reach a minimum subtotal. */
export function offersFreeDelivery(store: OfferStore): boolean {
  return couponConfigs(store).some((config) => config.full_delivery_free_cut !== null);
}

/**
 * Returns the lowest subtotal in NT$ from which the delivery is free. Returns undefined without such an offer, and for
 * every dining type other than delivery.
 */
export function freeDeliveryFrom(store: OfferStore, dining_type: DiningType): number | undefined {
  if (dining_type !== DINING_TYPE.delivery) return undefined;
  const [lowest] = couponConfigs(store)
    .flatMap((config) => config.full_delivery_free_cut ?? [])
    .sort((a, b) => a - b);
  return lowest;
}

/**
 * Returns the biggest reduction that the store offers for orders that reach a minimum subtotal, with this minimum.
 * Returns undefined if the store offers no reduction.
 */
export function biggestCut(store: OfferStore) {
  const [cut] = couponConfigs(store)
    .flatMap((config) => config.full_cut ?? [])
    .sort((a, b) => b.cut_money - a.cut_money || a.full_money - b.full_money);
  return cut;
}

/** Returns the SQL expression of the biggest reduction in NT$; null without one. */
export function biggestCutColumn(): SQL<number | null> {
  const { global_cut, brand_cut, store_cut } = store_places;
  return sql<number | null>`greatest(${global_cut}, ${brand_cut}, ${store_cut})`;
}

/** Returns the condition that the store offers a reduction. */
export function hasCut(): SQL {
  return isNotNull(biggestCutColumn());
}

/**
 * Returns the offers as a store card shows them: the biggest reduction and, for delivery, the lowest subtotal with free
 * delivery.
 */
export function offerText(store: OfferStore, dining_type: DiningType): string {
  const cut = biggestCut(store);
  const threshold = freeDeliveryFrom(store, dining_type);
  const cutText = cut && `滿${moneyText(cut.full_money)}折${moneyText(cut.cut_money)}`;
  const freeText = threshold === undefined ? "" : `滿${moneyText(threshold)}免運費`;
  return [cutText, freeText].filter(Boolean).join("・");
}
