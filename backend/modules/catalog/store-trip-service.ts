import { inArray } from "drizzle-orm";
import type { DiningType } from "../../../lib/contracts/codes.ts";
import type { StoreTrip } from "../../../lib/contracts/stores.ts";
import { type Deps, epochSeconds } from "../../call.ts";
import type { Database } from "../../db/client.ts";
import { store_places } from "../../db/schema/place-tables.ts";
import { stores } from "../../db/schema/store-tables.ts";
import { isCourierDesk } from "./courier-desk.ts";
import { payEstimate, usualPriceColumn } from "./pay-estimate-rules.ts";
import { openOrders } from "./store-load.ts";
import { cardColumns } from "./store-row.ts";
import { storeCard } from "./store-view.ts";

type TripQuery = { ids: number[]; lat: number; lng: number; dining_type: DiningType };

/**
 * Returns the distance, delivery fee, waiting time and opening status of these stores for one point (HM-28). They are
 * computed by the rules of `storeDetail`. A store that has products also gets its pay estimate. Unknown stores and the
 * courier desk are left out.
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
 * Returns the median price of the products that each store now sells for this dining type, in NT$. A store without such
 * products is not in the map.
 */
async function usualPrices(
  db: Database,
  store_ids: number[],
  dining_type: DiningType,
): Promise<Map<number, number>> {
  const price = usualPriceColumn(dining_type);
  const rows = await db
    .select({ store_id: store_places.store_id, price })
    .from(store_places)
    .where(inArray(store_places.store_id, store_ids));
  return new Map(
    rows.flatMap(({ store_id, price }) => (price === null ? [] : [[store_id, price]])),
  );
}
