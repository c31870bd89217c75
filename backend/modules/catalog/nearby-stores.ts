import { inArray } from "drizzle-orm";
import { type Deps, epochSeconds } from "../../call.ts";
import { stores } from "../../db/schema/store-tables.ts";
import { distanceMetres } from "../address/distance.ts";
import { type OpenStatus, openStatus } from "./opening-rules.ts";
import { openOrders } from "./store-load.ts";
import { centreOf } from "./store-reach.ts";
import { type CardRow, cardColumns } from "./store-row.ts";
import { type Place, type TypeOfStore, typesOf } from "./store-service.ts";

export type NearbyStore = {
  store: CardRow;
  types: TypeOfStore[];
  distance_m: number;
  open_orders: number;
  open_status: OpenStatus;
};

/** Returns these stores with their distance from the place and their opening status, in the order of `ids`. */
export async function readStores(deps: Deps, place: Place, ids: number[]): Promise<NearbyStore[]> {
  const centre = centreOf(place);
  const now = epochSeconds(deps);
  const [rows, open, types] = await Promise.all([
    deps.db.select(cardColumns).from(stores).where(inArray(stores.id, ids)),
    openOrders(deps.db, ids, now),
    typesOf(deps.db, ids),
  ]);
  const storesById = new Map(rows.map((store) => [store.id, store]));
  return ids.flatMap((id) => {
    const store = storesById.get(id);
    if (!store) return [];
    const open_orders = open.get(id) ?? 0;
    return {
      store,
      types: types.get(id) ?? [],
      distance_m: distanceMetres(store, centre),
      open_orders,
      open_status: openStatus(store, now, open_orders),
    };
  });
}
