import type { StorePage } from "../../../lib/contracts/store-lists.ts";
import type { StoreCard } from "../../../lib/contracts/stores.ts";
import { type Deps, epochSeconds } from "../../call.ts";
import type { NearbyStore } from "./nearby-stores.ts";
import { type Place, pointOf } from "./store-service.ts";
import { storeCard } from "./store-view.ts";

export const STORES_PER_PAGE = 24;

/** `match_txt` contains the names of the dishes that the card of a found store shows; it may be empty. */
type ShownStore = NearbyStore & { match_txt?: string };

export function storeCards(deps: Deps, place: Place, shown: ShownStore[]): StoreCard[] {
  const now = epochSeconds(deps);
  const { dining_type } = place;
  const point = pointOf(place);
  return shown.map(({ store, types, open_orders, match_txt }) => ({
    ...storeCard({ store, types, at: point, dining_type, now, open_orders }),
    match_txt,
  }));
}

/**
 * Returns the offset of a page's first store in the list, and the maximum number of stores on the page. Pages are
 * counted from 1.
 */
export function sliceOf(page: number): { offset: number; limit: number } {
  return { offset: (page - 1) * STORES_PER_PAGE, limit: STORES_PER_PAGE };
}

export function pageOf(page: { stores: StoreCard[]; total: number }): StorePage {
  return { ...page, last_page: Math.max(1, Math.ceil(page.total / STORES_PER_PAGE)) };
}
