import type { StorePage } from "../../../lib/contracts/store-lists.ts";
import type { StoreCard } from "../../../lib/contracts/stores.ts";
import { type Deps, epochSeconds } from "../../call.ts";
import type { NearbyStore } from "./nearby-stores.ts";
import { type Place, pointOf } from "./store-service.ts";
import { storeCard } from "./store-view.ts";

export const PAGE_STORES = 24;

/** `match_txt`: the dishes that a search found in this store. */
type ShownStore = NearbyStore & { match_txt?: string };

export function storeCards(deps: Deps, place: Place, shown: ShownStore[]): StoreCard[] {
  const now = epochSeconds(deps);
  const { dining_type } = place;
  const at = pointOf(place);
  return shown.map(({ store, types, open_orders, match_txt }) => ({
    ...storeCard({ store, types, at, dining_type, now, open_orders }),
    match_txt,
  }));
}

export function storeCardPage(
  deps: Deps,
  query: Place & { page: number },
  found: ShownStore[],
): StorePage {
  const first = (query.page - 1) * PAGE_STORES;
  return {
    stores: storeCards(deps, query, found.slice(first, first + PAGE_STORES)),
    total: found.length,
    last_page: Math.max(1, Math.ceil(found.length / PAGE_STORES)),
  };
}
