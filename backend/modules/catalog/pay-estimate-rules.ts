import { type Column, type SQL, sql } from "drizzle-orm";
import { DINING_TYPE, type DiningType } from "../../../lib/contracts/codes.ts";
import { store_places } from "../../db/schema/place-tables.ts";
import {
  minimumCharge,
  minimumChargeColumn,
  serviceFee,
  serviceFeeColumn,
} from "./delivery-rules.ts";
import { couponConfigs } from "./offer-text.ts";
import type { CardRow } from "./store-row.ts";

type EstimateInput = {
  dining_type: DiningType;
  delivery_fee: number;
  /** The median price of the store's products, in NT$. */
  usual_price: number;
};

/**
 * Returns the estimated total of an order in NT$ (RU-65). The order is assumed to consist of one product with the usual
 * price. If the minimum charge is higher, the subtotal is assumed to be the minimum charge. The customer is assumed to
 * have no coupons, no points and no subscription.
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

/** Returns the column with the usual price of this dining type. */
export function usualPriceColumn(dining_type: DiningType) {
  return {
    [DINING_TYPE.pickup]: store_places.take_price,
    [DINING_TYPE.delivery]: store_places.delivery_price,
    [DINING_TYPE.dineIn]: store_places.eatin_price,
    [DINING_TYPE.businessReservation]: store_places.business_price,
    [DINING_TYPE.courier]: store_places.delivery_price,
  }[dining_type];
}

/** Returns the SQL expression of the total that `payEstimate` computes; null without a usual price. */
export function payEstimateColumn(
  dining_type: DiningType,
  { usual_price, delivery_fee }: { usual_price: Column; delivery_fee: SQL },
): SQL<number | null> {
  const { global_cut, global_cut_from, brand_cut, brand_cut_from, store_cut, store_cut_from } =
    store_places;
  const subtotal = sql`greatest(${usual_price}, ${minimumChargeColumn(dining_type)})`;
  const cut = (amount: Column, from: Column) =>
    sql`case when ${subtotal} >= ${from} then least(${amount}, ${subtotal}) else 0 end`;
  const cuts = [
    cut(global_cut, global_cut_from),
    cut(brand_cut, brand_cut_from),
    cut(store_cut, store_cut_from),
  ];
  const fee = sql`case when ${subtotal} >= ${store_places.free_delivery_from} then 0 else ${delivery_fee} end`;
  const total = sql`${subtotal} - greatest(${sql.join(cuts, sql`, `)}) + ${serviceFeeColumn(subtotal, dining_type)} + ${fee}`;
  return sql<number | null>`case when ${usual_price} is not null then ${total} end`;
}
