import { NO_STORE_COUPON } from "../../../lib/contracts/codes.ts";
import type { Store } from "../../../lib/contracts/stores.ts";
import type { StoreRow } from "../catalog/store-row.ts";
import { appliedBenefits, type Benefits, memberDiscounts } from "./benefit-rules.ts";
import type { DraftRequest } from "./draft-request.ts";
import type { DraftLine } from "./order-lines.ts";
import { priceOrder } from "./price-rules.ts";
import { selectOffer, storeOffers } from "./store-offer-rules.ts";

/** Everything that the price of an order depends on. */
export type Pricing = {
  store: Pick<StoreRow, "service_rate" | "global_coupon" | "brand_coupon" | "store_coupon">;
  view: Pick<Store, "delivery_fee">;
  lines: Pick<DraftLine, "price">[];
  request: DraftRequest;
  benefits: Benefits;
  now: number;
};

/** Computes the price of an order with the requested benefits, for the quote, the order and the best deal. */
export function pricedOrder({ store, view, lines, request, benefits, now }: Pricing) {
  const offers = storeOffers(store);
  const terms = {
    dining_type: request.dining_type,
    lines: lines.map(({ price }) => price),
    delivery_fee: view.delivery_fee,
    service_rate: store.service_rate,
    offers,
  };
  const { subtotal } = priceOrder({ ...terms, selected: NO_STORE_COUPON });
  const selected = selectOffer(offers, subtotal, request.selected_store_coupon_type || undefined);
  const { store_coupon_discount_money } = priceOrder({ ...terms, selected });
  const options = { request, benefits, base: subtotal - store_coupon_discount_money, now };
  const { discounts, coupon_refusal } = memberDiscounts(options);
  const price = priceOrder({ ...terms, selected, discounts });
  const applied = appliedBenefits(options, { price, discounts, coupon_refusal });
  return { offers, selected, price, applied };
}
