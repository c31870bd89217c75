import { and, arrayOverlaps, between, eq, type SQL, sql } from "drizzle-orm";
import { DINING_TYPE, type DiningType } from "../../../lib/contracts/codes.ts";
import { type Deps, epochSeconds } from "../../call.ts";
import type { Database } from "../../db/client.ts";
import { store_places } from "../../db/schema/place-tables.ts";
import { METRES_PER_DEGREE, type Point, ROAD_FACTOR } from "../address/distance.ts";
import { appealColumn } from "./appeal-rules.ts";
import { openRankColumn } from "./opening-rules.ts";
import { storeLoads } from "./store-load.ts";
import { type Place, pointOf } from "./store-service.ts";

export const NEARBY_M = 5000;
/** A point in 台北市信義區. A visitor without an address sees the stores near this point (RU-59). */
const DEFAULT_POINT: Point = { lat: 25.0345, lng: 121.5665 };
const RADIANS_PER_DEGREE = Math.PI / 180;

const SERVICE = {
  [DINING_TYPE.pickup]: store_places.has_take,
  [DINING_TYPE.delivery]: store_places.has_delivery,
  [DINING_TYPE.dineIn]: store_places.has_eatin,
  [DINING_TYPE.businessReservation]: store_places.has_business_reservation,
  [DINING_TYPE.courier]: store_places.has_delivery,
};

/** The stores that serve a place, as SQL expressions on `store_places`. */
export type Reach = {
  dining_type: DiningType;
  /** The condition that the store serves the place. */
  where: SQL | undefined;
  distance_m: SQL<number>;
  /** The distance that fees and times are computed from; null for a visitor without an address. */
  shown_m: SQL<number> | null;
  open_rank: SQL<number>;
  appeal: SQL<number>;
  /** The number of orders on which a store is working, by store id. Stores without such orders are left out. */
  open_orders: Map<number, number>;
};

export function centreOf(place: Pick<Place, "lat" | "lng">): Point {
  return pointOf(place) ?? DEFAULT_POINT;
}

/** Returns the condition on `store_places` that the store serves this place for this dining type. */
export function servesPlace(place: Place, within_m = NEARBY_M): SQL | undefined {
  const { lat, lng, delivery_radius_m } = store_places;
  const { dining_type } = place;
  const centre = centreOf(place);
  const reach = within_m / ROAD_FACTOR / METRES_PER_DEGREE;
  const lngReach = reach / Math.cos(centre.lat * RADIANS_PER_DEGREE);
  const isFetched = dining_type === DINING_TYPE.pickup || dining_type === DINING_TYPE.dineIn;
  const limit = isFetched ? sql`${within_m}` : sql`least(${within_m}, ${delivery_radius_m})`;
  return and(
    between(lat, centre.lat - reach, centre.lat + reach),
    between(lng, centre.lng - lngReach, centre.lng + lngReach),
    eq(SERVICE[dining_type], 1),
    sql`${distanceColumn(centre)} <= ${limit}`,
  );
}

/**
 * Returns the SQL expression of the distance in metres by road, like `distanceMetres`. To use fewer trigonometric
 * functions for each store, the expression treats the surface between the two points as flat. Within 5 km, the result
 * differs from that of `distanceMetres` by at most 1 m.
 */
export function distanceColumn(centre: Point): SQL<number> {
  const north = sql`(${store_places.lat} - ${centre.lat})`;
  const east = sql`(${store_places.lng} - ${centre.lng})`;
  const narrowing = Math.cos(centre.lat * RADIANS_PER_DEGREE);
  const squared = sql`${north} * ${north} + ${narrowing} * cos(${store_places.lat} * ${RADIANS_PER_DEGREE}) * ${east} * ${east}`;
  return sql<number>`round(${METRES_PER_DEGREE * ROAD_FACTOR} * sqrt(${squared}))`;
}

/** Returns the stores that serve this place. With `types`, only stores with one of these types. */
export async function reachOf(deps: Deps, place: Place, types?: number[]): Promise<Reach> {
  const now = epochSeconds(deps);
  const serves = servesPlace(place);
  const loads = await storeLoads(deps.db, serves, now);
  const busy_ids = loads.filter(({ open, capacity }) => open >= capacity);
  const distance_m = distanceColumn(centreOf(place));
  return {
    dining_type: place.dining_type,
    where: and(serves, types && hasOneOf(types)),
    distance_m,
    shown_m: pointOf(place) && distance_m,
    open_rank: openRankColumn(
      now,
      busy_ids.map(({ store_id }) => store_id),
    ),
    appeal: appealColumn(distance_m),
    open_orders: new Map(loads.map(({ store_id, open }) => [store_id, open])),
  };
}

function hasOneOf(types: number[]): SQL {
  return types.length > 0 ? arrayOverlaps(store_places.type_ids, types) : sql`false`;
}

type Part = {
  where?: SQL | undefined;
  /** The expressions that the stores are sorted by. Stores that are equal in them are sorted by their distance. */
  order: SQL[];
  limit: number;
  offset?: number;
};

/** Returns the ids of some of the stores in reach, sorted. */
export async function storeIds(db: Database, reach: Reach, part: Part): Promise<number[]> {
  const { where, order, limit, offset = 0 } = part;
  const { store_id } = store_places;
  const rows = await db
    .select({ store_id })
    .from(store_places)
    .where(and(reach.where, where))
    .orderBy(...order, reach.distance_m, store_id)
    .limit(limit)
    .offset(offset);
  return rows.map((row) => row.store_id);
}
