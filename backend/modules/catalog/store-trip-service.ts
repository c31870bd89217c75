import { and, eq, gt, inArray, sql } from "drizzle-orm";
import { type DiningType, SALE_STATUS_ON_SALE } from "../../../lib/contracts/codes.ts";
import type { StoreTrip } from "../../../lib/contracts/stores.ts";
import { type Deps, epochSeconds } from "../../call.ts";
import type { Database } from "../../db/client.ts";
import { foods, stores } from "../../db/schema/store-tables.ts";
import { isCourierDesk } from "./courier-desk.ts";
import { isSoldFor, unitPriceColumn } from "./dining-menu-rules.ts";
import { payEstimate } from "./pay-estimate-rules.ts";
import { openOrders } from "./store-load.ts";
import { cardColumns } from "./store-row.ts";
import { storeCard } from "./store-view.ts";

type TripQuery = { ids: number[]; lat: number; lng: number; dining_type: DiningType };

/**
 * Returns the distance, delivery fee, waiting time and opening status of these stores for one point, with the rules of
 * `storeDetail` (HM-28). Unknown stores are left out.
 */
export async function storeTrips(deps: Deps, query: TripQuery): Promise<StoreTrip[]> {
  const { ids, lat, lng, dining_type } = query;
  const now = epochSeconds(deps);
  const [rows, open, prices] = await Promise.all([
    deps.db.select(cardColumns).from(stores).where(inArray(stores.id, ids)),
    openOrders(deps.db, ids, now),
    usualPrices(deps.db, ids, dining_type),
  ]);
  return rows
    .filter((store) => !isCourierDesk(store))
    .map((store) => {
      const open_orders = open.get(store.id) ?? 0;
      const card = storeCard({ store, types: [], at: { lat, lng }, dining_type, now, open_orders });
      const { delivery_fee } = card;
      const usual_price = prices.get(store.id);
      return {
        store_id: store.id,
        open_status: card.open_status,
        hours_txt: card.hours_txt,
        distance: card.distance,
        in_delivery_range: card.in_delivery_range,
        take_service_range: card.take_service_range,
        waiting_time: card.waiting_time,
        google_predict_time_text: card.google_predict_time_text,
        delivery_fee,
        delivery_fee_txt: card.delivery_fee_txt,
        ...(usual_price !== undefined && {
          pay_estimate: payEstimate(store, { dining_type, delivery_fee, usual_price }),
        }),
      };
    });
}

/**
 * Returns the median price of the products that each store now sells for this dining type, in NT$. A store without
 * products is not in the map.
 */
export async function usualPrices(
  db: Database,
  store_ids: number[],
  dining_type: DiningType,
): Promise<Map<number, number>> {
  const price = unitPriceColumn(dining_type);
  const rows = await db
    .select({
      store_id: foods.store_id,
      price: sql<number>`percentile_disc(0.5) within group (order by ${price})`,
    })
    .from(foods)
    .where(
      and(
        inArray(foods.store_id, store_ids),
        eq(foods.sale_status, SALE_STATUS_ON_SALE),
        gt(price, 0),
        isSoldFor(dining_type),
      ),
    )
    .groupBy(foods.store_id);
  return new Map(rows.map(({ store_id, price }) => [store_id, price]));
}
