import { and, between, desc, eq, exists, inArray, type SQL, sql } from "drizzle-orm";
import { DINING_TYPE, type DiningType, type StoreSort } from "../../../lib/contracts/codes.ts";
import { type Deps, epochSeconds } from "../../call.ts";
import { store_store_types, stores } from "../../db/schema/store-tables.ts";
import { distanceMetres, type Point, ROAD_FACTOR } from "../address/distance.ts";
import { deliveryFee, isInDeliveryRange, waitingTime } from "./delivery-rules.ts";
import { byOpenStatus, type OpenStatus, openStatus } from "./opening-rules.ts";
import { payEstimate } from "./pay-estimate-rules.ts";
import { openOrders } from "./store-load.ts";
import { type CardRow, cardColumns } from "./store-row.ts";
import { type Place, pointOf, type TypeOfStore, typesOf } from "./store-service.ts";
import { usualPrices } from "./store-trip-service.ts";

const NEARBY_M = 5000;
const METRES_PER_DEGREE = 111_320;
/**
 * The maximum number of stores that are read. In a dense city thousands of stores are near, but a list needs only the
 * nearest ones.
 */
const NEAREST_MAX = 240;
/** A point in 台北市信義區. A visitor without an address sees the stores near this point (RU-59). */
const DEFAULT_POINT: Point = { lat: 25.0345, lng: 121.5665 };
export const DEFAULT_DISTRICT = { city_name: "台北市", area_name: "信義區" };

const NO_PRICES = new Map<number, number>();

const SERVICE = {
  [DINING_TYPE.pickup]: stores.has_take,
  [DINING_TYPE.delivery]: stores.has_delivery,
  [DINING_TYPE.dineIn]: stores.has_eatin,
  [DINING_TYPE.businessReservation]: stores.has_business_reservation,
  [DINING_TYPE.courier]: stores.has_delivery,
};

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

type NearbyQuery = Place & {
  /** Only stores with one of these types. */
  types?: number[];
  /**
   * If there are more than `NEAREST_MAX` stores, stores that meet this condition are read before nearer stores that do
   * not meet it.
   */
  preferred?: SQL;
  sort?: StoreSort;
};

/** Returns the stores that serve this place for this dining type. Open stores come first, then nearer stores. */
export async function nearbyStores(deps: Deps, wanted: NearbyQuery): Promise<NearbyStore[]> {
  const { dining_type, sort } = wanted;
  const point = pointOf(wanted);
  const centre = point ?? DEFAULT_POINT;
  const now = epochSeconds(deps);
  const rows = await candidates(deps, centre, wanted);
  const near = rows
    .map((store) => ({ store, distance_m: distanceMetres(store, centre) }))
    .filter(({ store, distance_m }) => reaches(store, distance_m, dining_type));
  const ids = near.map(({ store }) => store.id);
  const [open, types, prices] = await Promise.all([
    openOrders(deps.db, ids, now),
    typesOf(deps.db, ids),
    sort === "pay" ? usualPrices(deps.db, ids, dining_type) : NO_PRICES,
  ]);
  return near
    .map(({ store, distance_m }) => {
      const open_orders = open.get(store.id) ?? 0;
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
    })
    .sort((a, b) => byOpenStatus(a, b) || a.distance_m - b.distance_m);
}

function reaches(store: CardRow, distance_m: number, dining_type: DiningType): boolean {
  if (distance_m > NEARBY_M) return false;
  const isFetched = dining_type === DINING_TYPE.pickup || dining_type === DINING_TYPE.dineIn;
  return isFetched || isInDeliveryRange(store, distance_m);
}

function candidates(
  { db }: Deps,
  centre: Point,
  { dining_type, types, preferred }: NearbyQuery,
): Promise<CardRow[]> {
  const reach = NEARBY_M / ROAD_FACTOR / METRES_PER_DEGREE;
  const narrowing = Math.cos((centre.lat * Math.PI) / 180);
  const lngReach = reach / narrowing;
  const east = sql`(${stores.lng} - ${centre.lng}) * ${narrowing}`;
  const squared = sql`(${stores.lat} - ${centre.lat}) ^ 2 + (${east}) ^ 2`;
  return db
    .select(cardColumns)
    .from(stores)
    .where(
      and(
        between(stores.lat, centre.lat - reach, centre.lat + reach),
        between(stores.lng, centre.lng - lngReach, centre.lng + lngReach),
        eq(SERVICE[dining_type], 1),
        types && hasOneOf(db, types),
      ),
    )
    .orderBy(...(preferred ? [desc(preferred)] : []), squared, stores.id)
    .limit(NEAREST_MAX);
}

function hasOneOf(db: Deps["db"], types: number[]): SQL {
  const { store_id, type_id } = store_store_types;
  return exists(
    db
      .select({ one: sql`1` })
      .from(store_store_types)
      .where(and(eq(store_id, stores.id), inArray(type_id, types))),
  );
}
