import { desc, gte, inArray, isNotNull, or, type SQL, sql } from "drizzle-orm";
import {
  DINING_TYPE,
  type DiningType,
  RATED_STARS,
  type StoreFilter,
  type StoreSort,
} from "../../../lib/contracts/codes.ts";
import { store_places } from "../../db/schema/place-tables.ts";
import { ASSUMED_M, deliveryFeeColumn, waitingTimeColumn } from "./delivery-rules.ts";
import { hasCut } from "./offer-text.ts";
import { payEstimateColumn, usualPriceColumn } from "./pay-estimate-rules.ts";
import type { Reach } from "./store-reach.ts";

export type ListChoice = { sort: StoreSort; filter: StoreFilter[]; dining_type: DiningType };

/** Returns the condition that a store in reach meets the filter, or undefined if every store meets it. */
export function meets(filter: StoreFilter, { dining_type, open_rank }: Reach): SQL | undefined {
  const { free_delivery_from, avg_star_count } = store_places;
  const isDelivered = dining_type === DINING_TYPE.delivery;
  switch (filter) {
    case "open":
      return sql`${open_rank} = 0`;
    case "free":
      // Every delivery has a fee, so this filter selects the stores that waive it from a minimum subtotal. Other dining
      // types have no delivery fee, so every store meets the filter.
      return isDelivered ? isNotNull(free_delivery_from) : undefined;
    case "offers":
      return or(hasCut(), isDelivered ? isNotNull(free_delivery_from) : undefined);
    case "rated":
      return gte(avg_star_count, RATED_STARS);
  }
}

/**
 * Returns the expressions that sort stores in reach. Stores with equal values keep the default order of the list.
 * `recommended` is this default order, so it has no expressions. The expressions of every other sort order put open
 * stores first.
 */
export function sortColumns(sort: StoreSort, reach: Reach): SQL[] {
  const { dining_type, distance_m, open_rank, open_orders, shown_m } = reach;
  const shownDistance = shown_m ?? sql`${ASSUMED_M}::integer`;
  const delivery_fee = deliveryFeeColumn(dining_type, shownDistance);
  switch (sort) {
    case "recommended":
      return [];
    case "distance":
      return [open_rank, distance_m];
    case "rating":
      return [open_rank, desc(store_places.avg_star_count), desc(store_places.star_num)];
    case "fee":
      return [open_rank, delivery_fee];
    case "pay": {
      const usual_price = usualPriceColumn(dining_type);
      // A store without products has no estimate. PostgreSQL sorts the value `null` last.
      return [open_rank, payEstimateColumn(dining_type, { usual_price, delivery_fee })];
    }
    case "time":
      return [
        open_rank,
        waitingTimeColumn(dining_type, {
          distance_m: shownDistance,
          open_orders: openOrdersColumn(open_orders),
        }),
      ];
  }
}

function openOrdersColumn(open_orders: Map<number, number>): SQL {
  const counts = JSON.stringify(Object.fromEntries(open_orders));
  const { store_id } = store_places;
  return sql`case when ${inArray(store_id, [...open_orders.keys()])}
    then (${counts}::jsonb ->> ${store_id}::text)::double precision else 0 end`;
}
