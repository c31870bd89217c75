import {
  type DiningType,
  MONEY_MAX,
  OPEN_STATUS,
  RATED_STARS,
  type StoreFilter,
  type StoreSort,
} from "../../../lib/contracts/codes.ts";
import type { NearbyStore } from "./nearby-stores.ts";
import { offersFreeDelivery, offerText } from "./offer-text.ts";
import { byOpenStatus } from "./opening-rules.ts";

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
