import type { StorePage } from "../../../lib/contracts/store-lists.ts";
import type { StoreCard } from "../../../lib/contracts/stores.ts";
import { type Deps, epochSeconds } from "../../call.ts";
import type { NearbyStore } from "./nearby-stores.ts";
import { type Place, pointOf } from "./store-service.ts";
import { storeCard } from "./store-view.ts";

export const STORES_PER_PAGE = 24;

/** `match_txt` names the dishes of this store that a search found. */
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

/** Returns the offset and the number of stores of a page in its list. Pages are counted from 1. */
export function sliceOf(page: number): { offset: number; limit: number } {
  return { offset: (page - 1) * STORES_PER_PAGE, limit: STORES_PER_PAGE };
}

export function pageOf(page: { stores: StoreCard[]; total: number }): StorePage {
  return { ...page, last_page: Math.max(1, Math.ceil(page.total / STORES_PER_PAGE)) };
}
