import type { StoreCouponConfig } from "../../lib/contracts/stores.ts";
import { moneyText } from "./money-text.ts";
import type { StoreRow } from "./store-row.ts";

type OfferStore = Pick<StoreRow, "global_coupon" | "brand_coupon" | "store_coupon">;

export function couponConfigs(store: OfferStore): StoreCouponConfig[] {
  return [store.global_coupon, store.brand_coupon, store.store_coupon].filter(
    (config) => config !== null,
  );
}

/** What a card has room for: the biggest cut and the lowest free delivery, as far as there are any. */
export function offerText(store: OfferStore): string {
  const configs = couponConfigs(store);
  const [cut] = configs
    .flatMap((config) => config.full_cut ?? [])
    .sort((a, b) => b.cut_money - a.cut_money || a.full_money - b.full_money);
  const [threshold] = configs
    .flatMap((config) => config.full_delivery_free_cut ?? [])
    .sort((a, b) => a - b);
  const cutText = cut && `滿${moneyText(cut.full_money)}折${moneyText(cut.cut_money)}`;
  const freeText = threshold === undefined ? "" : `滿${moneyText(threshold)}免運費`;
  return [cutText, freeText].filter(Boolean).join("・");
}
