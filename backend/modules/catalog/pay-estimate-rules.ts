import type { DiningType } from "../../../lib/contracts/codes.ts";
import { minimumCharge, serviceFee } from "./delivery-rules.ts";
import { couponConfigs } from "./offer-text.ts";
import type { CardRow } from "./store-row.ts";

type EstimateInput = {
  dining_type: DiningType;
  delivery_fee: number;
  /** The median price of the store's products, in NT$. */
  usual_price: number;
};

/**
 * Returns the total in NT$ of an order of one product with the usual price, or of an order of the minimum charge if the
 * minimum charge is higher (RU-65). The customer is assumed to have no coupons, no points and no subscription.
 */
export function payEstimate(store: CardRow, input: EstimateInput): number {
  const { dining_type, delivery_fee, usual_price } = input;
  const subtotal = Math.max(usual_price, minimumCharge(store, dining_type));
  const configs = couponConfigs(store);
  const cuts = configs.map(({ full_cut }) =>
    full_cut && subtotal >= full_cut.full_money ? Math.min(full_cut.cut_money, subtotal) : 0,
  );
  const isFree = configs.some(
    ({ full_delivery_free_cut: from }) => from !== null && subtotal >= from,
  );
  const fee = isFree ? 0 : delivery_fee;
  return subtotal - Math.max(0, ...cuts) + serviceFee(subtotal, store, dining_type) + fee;
}
