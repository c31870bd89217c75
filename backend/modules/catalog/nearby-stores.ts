import { inArray } from "drizzle-orm";
import { type Deps, epochSeconds } from "../../call.ts";
import { stores } from "../../db/schema/store-tables.ts";
import { distanceMetres } from "../address/distance.ts";
import { deliveryFee, waitingTime } from "./delivery-rules.ts";
import { type OpenStatus, openStatus } from "./opening-rules.ts";
import { openOrders } from "./store-load.ts";
import { centreOf } from "./store-reach.ts";
import { type CardRow, cardColumns } from "./store-row.ts";
import { type Place, pointOf, type TypeOfStore, typesOf } from "./store-service.ts";

export type NearbyStore = {
  store: CardRow;
  types: TypeOfStore[];
  distance_m: number;
  open_orders: number;
  open_status: OpenStatus;
  /** The delivery fee that the store card shows, in NT$. For a visitor without an address, it is the base fee. */
  delivery_fee: number;
  waiting_time: number;
};

/** Returns these stores as a visitor at this place sees them, in the order of `ids`. */
export async function readStores(deps: Deps, shown: Place, ids: number[]): Promise<NearbyStore[]> {
  const rows = await deps.db.select(cardColumns).from(stores).where(inArray(stores.id, ids));
  const near = await describeStores(deps, shown, rows);
  const byId = new Map(near.map((found) => [found.store.id, found]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

async function describeStores(deps: Deps, shown: Place, rows: CardRow[]): Promise<NearbyStore[]> {
  const { dining_type } = shown;
  const point = pointOf(shown);
  const centre = centreOf(shown);
  const now = epochSeconds(deps);
  const ids = rows.map(({ id }) => id);
  const [open, types] = await Promise.all([openOrders(deps.db, ids, now), typesOf(deps.db, ids)]);
  return rows.map((store) => {
    const open_orders = open.get(store.id) ?? 0;
    const distance_m = distanceMetres(store, centre);
    const shown_m = point && distance_m;
    const delivery_fee = deliveryFee(dining_type, shown_m);
    return {
      store,
      types: types.get(store.id) ?? [],
      distance_m,
      open_orders,
      open_status: openStatus(store, now, open_orders),
      delivery_fee,
      waiting_time: waitingTime({ dining_type, distance_m: shown_m, open_orders }),
    };
  });
}
