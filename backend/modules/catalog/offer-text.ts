import { DINING_TYPE, type DiningType } from "../../../lib/contracts/codes.ts";
import type { StoreCouponConfig } from "../../../lib/contracts/stores.ts";
import { moneyText } from "../../shared/text-rules.ts";
import type { StoreRow } from "./store-row.ts";

type OfferStore = Pick<StoreRow, "global_coupon" | "brand_coupon" | "store_coupon">;

export function couponConfigs(store: OfferStore): StoreCouponConfig[] {
  return [store.global_coupon, store.brand_coupon, store.store_coupon].filter(
    (config) => config !== null,
  );
}

/** True if the store waives the delivery fee from some subtotal on. */
export function offersFreeDelivery(store: OfferStore): boolean {
  return couponConfigs(store).some((config) => config.full_delivery_free_cut !== null);
}

/** The lowest subtotal from which a delivery is free. */
export function freeDeliveryFrom(store: OfferStore, dining_type: DiningType): number | undefined {
  if (dining_type !== DINING_TYPE.delivery) return undefined;
  const [lowest] = couponConfigs(store)
    .flatMap((config) => config.full_delivery_free_cut ?? [])
    .sort((a, b) => a - b);
  return lowest;
}

/** The biggest reduction from a subtotal on. */
export function biggestCut(store: OfferStore) {
  const [cut] = couponConfigs(store)
    .flatMap((config) => config.full_cut ?? [])
    .sort((a, b) => b.cut_money - a.cut_money || a.full_money - b.full_money);
  return cut;
}

/** The offers that a card shows: the biggest reduction and, for a delivery, the lowest subtotal of a free delivery. */
export function offerText(store: OfferStore, dining_type: DiningType): string {
  const cut = biggestCut(store);
  const threshold = freeDeliveryFrom(store, dining_type);
  const cutText = cut && `滿${moneyText(cut.full_money)}折${moneyText(cut.cut_money)}`;
  const freeText = threshold === undefined ? "" : `滿${moneyText(threshold)}免運費`;
  return [cutText, freeText].filter(Boolean).join("・");
}
