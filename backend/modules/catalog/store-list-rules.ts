import { desc, gte, inArray, isNotNull, or, type SQL, sql } from "drizzle-orm";
import {
  DINING_TYPE,
  type DiningType,
  MONEY_MAX,
  OPEN_STATUS,
  RATED_STARS,
  type StoreFilter,
  type StoreSort,
} from "../../../lib/contracts/codes.ts";
import { store_places } from "../../db/schema/place-tables.ts";
import { ASSUMED_M, deliveryFeeColumn, waitingTimeColumn } from "./delivery-rules.ts";
import type { NearbyStore } from "./nearby-stores.ts";
import { hasCut, offersFreeDelivery, offerText } from "./offer-text.ts";
import { byOpenStatus } from "./opening-rules.ts";
import { payEstimateColumn, usualPriceColumn } from "./pay-estimate-rules.ts";
import type { Reach } from "./store-reach.ts";

export type ListChoice = { sort: StoreSort; filter: StoreFilter[]; dining_type: DiningType };

const MEETS: Record<StoreFilter, (found: NearbyStore, dining_type: DiningType) => boolean> = {
  open: ({ open_status }) => open_status === OPEN_STATUS.open,
  // Also selects stores with free delivery from a minimum subtotal, because their cards show this offer.
  free: ({ store, delivery_fee }) => delivery_fee === 0 || offersFreeDelivery(store),
  offers: ({ store }, dining_type) => offerText(store, dining_type) !== "",
  rated: ({ store }) => store.avg_star_count >= RATED_STARS,
};

type Comparator = (a: NearbyStore, b: NearbyStore) => number;

const COMPARATORS: Record<Exclude<StoreSort, "recommended">, Comparator> = {
  distance: (a, b) => a.distance_m - b.distance_m,
  rating: (a, b) =>
    b.store.avg_star_count - a.store.avg_star_count || b.store.star_num - a.store.star_num,
  fee: (a, b) => a.delivery_fee - b.delivery_fee,
  pay: (a, b) => payOf(a) - payOf(b),
  time: (a, b) => a.waiting_time - b.waiting_time,
};

/** Returns the estimated total in NT$. A store without products has no estimate and comes last. */
function payOf({ pay_estimate }: NearbyStore): number {
  return pay_estimate ?? MONEY_MAX;
}

/**
 * Filters and sorts a list of stores. `recommended` keeps the order of the list. Every other sort order puts open
 * stores first and compares the values of stores with the same opening status. Stores with equal values keep the order
 * of the list.
 */
export function arrangeStores<Found extends NearbyStore>(
  list: Found[],
  { sort, filter, dining_type }: ListChoice,
): Found[] {
  const meeting = list.filter((found) => filter.every((name) => MEETS[name](found, dining_type)));
  if (sort === "recommended") return meeting;
  return meeting.sort((a, b) => byOpenStatus(a, b) || COMPARATORS[sort](a, b));
}

/** Returns the condition that a store in reach meets the filter, as `arrangeStores` filters. */
export function meets(filter: StoreFilter, { dining_type, open_rank }: Reach): SQL | undefined {
  const { free_delivery_from, avg_star_count } = store_places;
  const isDelivered = dining_type === DINING_TYPE.delivery;
  switch (filter) {
    case "open":
      return sql`${open_rank} = 0`;
    case "free":
      return isDelivered ? isNotNull(free_delivery_from) : undefined;
    case "offers":
      return or(hasCut(), isDelivered ? isNotNull(free_delivery_from) : undefined);
    case "rated":
      return gte(avg_star_count, RATED_STARS);
  }
}

/** Returns the expressions that sort stores in reach as `arrangeStores` sorts, before the order of the list. */
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
      // A store without products has no estimate and comes last, because `null` does.
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
