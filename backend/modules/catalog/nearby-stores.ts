import { inArray } from "drizzle-orm";
import type { StoreSort } from "../../../lib/contracts/codes.ts";
import { type Deps, epochSeconds } from "../../call.ts";
import { stores } from "../../db/schema/store-tables.ts";
import { distanceMetres } from "../address/distance.ts";
import { deliveryFee, waitingTime } from "./delivery-rules.ts";
import { type OpenStatus, openStatus } from "./opening-rules.ts";
import { payEstimate } from "./pay-estimate-rules.ts";
import { openOrders } from "./store-load.ts";
import { centreOf } from "./store-reach.ts";
import { type CardRow, cardColumns } from "./store-row.ts";
import { type Place, pointOf, type TypeOfStore, typesOf } from "./store-service.ts";
import { usualPrices } from "./store-trip-service.ts";

const NO_PRICES = new Map<number, number>();

export type NearbyStore = {
  store: CardRow;
  types: TypeOfStore[];
  distance_m: number;
  open_orders: number;
  open_status: OpenStatus;
  /** The delivery fee that the store card shows, in NT$. For a visitor without an address, it is the base fee. */
  delivery_fee: number;
  waiting_time: number;
  /** The estimated total (RU-65) in NT$. It is set only for a list that is sorted by this estimate. */
  pay_estimate?: number | undefined;
};

type Shown = Place & { sort?: StoreSort };

/** Returns these stores as a visitor at this place sees them, in the order of `ids`. */
export async function readStores(deps: Deps, shown: Shown, ids: number[]): Promise<NearbyStore[]> {
  const rows = await deps.db.select(cardColumns).from(stores).where(inArray(stores.id, ids));
  const near = await describeStores(deps, shown, rows);
  const byId = new Map(near.map((found) => [found.store.id, found]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

async function describeStores(deps: Deps, shown: Shown, rows: CardRow[]): Promise<NearbyStore[]> {
  const { dining_type, sort } = shown;
  const point = pointOf(shown);
  const centre = centreOf(shown);
  const now = epochSeconds(deps);
  const ids = rows.map(({ id }) => id);
  const [open, types, prices] = await Promise.all([
    openOrders(deps.db, ids, now),
    typesOf(deps.db, ids),
    sort === "pay" ? usualPrices(deps.db, ids, dining_type) : NO_PRICES,
  ]);
  return rows.map((store) => {
    const open_orders = open.get(store.id) ?? 0;
    const distance_m = distanceMetres(store, centre);
    const shown_m = point && distance_m;
    const delivery_fee = deliveryFee(dining_type, shown_m);
    const usual_price = prices.get(store.id);
    return {
      store,
      types: types.get(store.id) ?? [],
      distance_m,
      open_orders,
      open_status: openStatus(store, now, open_orders),
      delivery_fee,
      ...(usual_price !== undefined && {
        pay_estimate: payEstimate(store, { dining_type, delivery_fee, usual_price }),
      }),
      waiting_time: waitingTime({ dining_type, distance_m: shown_m, open_orders }),
    };
  });
}
