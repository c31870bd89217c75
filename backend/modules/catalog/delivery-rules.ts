import { type SQL, sql } from "drizzle-orm";
import { DINING_TYPE, type DiningType } from "../../../lib/contracts/codes.ts";
import { store_places } from "../../db/schema/place-tables.ts";
import { moneyText } from "../../shared/text-rules.ts";
import type { StoreRow } from "./store-row.ts";

const TAKE_RANGE_M = 20_000;

const BASE_FEE = 35;
const BASE_FEE_M = 2000;
const FEE_PER_STARTED_KM = 10;
const SERVICE_FEE_CAP = 40;

const PREPARATION_MINUTES = 12;
const PREPARATION_MAX_MINUTES = 45;
const COURIER_M_PER_MINUTE = 250;
export const ETA_WINDOW_MINUTES = 10;
/**
 * The distance that is assumed for a visitor without an address. It is the longest distance whose delivery costs only
 * the base fee.
 */
export const ASSUMED_M = BASE_FEE_M;

/** Returns true if the store delivers to this distance. An unknown distance (null) is outside the range. */
export function isInDeliveryRange(
  store: Pick<StoreRow, "delivery_radius_m">,
  distance_m: number | null,
): boolean {
  return distance_m !== null && distance_m <= store.delivery_radius_m;
}

/**
 * Returns true if the store is near enough for pick-up. An unknown distance (null) is inside the range, because a
 * customer who picks up needs no address.
 */
export function isInTakeRange(distance_m: number | null): boolean {
  return distance_m === null || distance_m <= TAKE_RANGE_M;
}

export function deliveryFee(dining_type: DiningType, distance_m: number | null): number {
  if (dining_type !== DINING_TYPE.delivery) return 0;
  const beyond = Math.max(0, (distance_m ?? ASSUMED_M) - BASE_FEE_M);
  return BASE_FEE + FEE_PER_STARTED_KM * Math.ceil(beyond / 1000);
}

/** Returns the SQL expression of the fee that `deliveryFee` computes for a known distance. */
export function deliveryFeeColumn(dining_type: DiningType, distance_m: SQL): SQL<number> {
  if (dining_type !== DINING_TYPE.delivery) return sql<number>`0::integer`;
  const startedKm = sql`ceil(greatest(0, ${distance_m} - ${BASE_FEE_M}) / 1000)`;
  return sql<number>`(${BASE_FEE} + ${FEE_PER_STARTED_KM} * ${startedKm})`;
}

export function deliveryFeeText(dining_type: DiningType, distance_m: number | null): string {
  const fee = deliveryFee(dining_type, distance_m);
  if (fee === 0) return "免運費";
  return `外送費 ${moneyText(fee)}${distance_m === null ? " 起" : ""}`;
}

/** Returns the service fee in NT$, rounded half up and at most `SERVICE_FEE_CAP` (RU-01, RU-06). */
export function serviceFee(
  subtotal: number,
  store: Pick<StoreRow, "service_rate">,
  dining_type: DiningType,
): number {
  return Math.min(SERVICE_FEE_CAP, Math.round((subtotal * serviceRate(store, dining_type)) / 100));
}

/** Returns the SQL expression of the fee that `serviceFee` computes for an integer subtotal. */
export function serviceFeeColumn(subtotal: SQL, dining_type: DiningType): SQL<number> {
  if (dining_type === DINING_TYPE.pickup) return sql<number>`0`;
  return sql<number>`least(${SERVICE_FEE_CAP}::integer, (${subtotal} * ${store_places.service_rate} + 50) / 100)`;
}

/** Returns the service fee in percent of the subtotal. Pick-up has no service fee. */
export function serviceRate(
  store: Pick<StoreRow, "service_rate">,
  dining_type: DiningType,
): number {
  return dining_type === DINING_TYPE.pickup ? 0 : store.service_rate;
}

type MinimumStore = Pick<
  StoreRow,
  | "min_charge"
  | "use_fodomo_deliver"
  | "fodomo_delivery_min_amount"
  | "delivery_min_amount"
  | "eatin_min_amount"
  | "business_reservation_min_amount"
>;

/** Returns the minimum order amount for the dining type, in NT$ (CA-43 to CA-45). */
export function minimumCharge(store: MinimumStore, dining_type: DiningType): number {
  switch (dining_type) {
    case DINING_TYPE.pickup:
      return Math.round(store.min_charge);
    case DINING_TYPE.delivery:
      return store.use_fodomo_deliver
        ? store.fodomo_delivery_min_amount
        : store.delivery_min_amount;
    case DINING_TYPE.dineIn:
      return store.eatin_min_amount;
    case DINING_TYPE.businessReservation:
      return store.business_reservation_min_amount;
    case DINING_TYPE.courier:
      return 0;
  }
}

/** Returns the column with the amount that `minimumCharge` computes. */
export function minimumChargeColumn(dining_type: DiningType) {
  return {
    [DINING_TYPE.pickup]: store_places.take_minimum,
    [DINING_TYPE.delivery]: store_places.delivery_minimum,
    [DINING_TYPE.dineIn]: store_places.eatin_minimum,
    [DINING_TYPE.businessReservation]: store_places.business_minimum,
    [DINING_TYPE.courier]: sql<number>`0`,
  }[dining_type];
}

type Trip = { dining_type: DiningType; distance_m: number | null; open_orders: number };

/**
 * Returns the minutes until the order is ready (pick-up, dine-in) or can arrive at the earliest (other dining types).
 */
export function waitingTime({ dining_type, distance_m, open_orders }: Trip): number {
  const preparation = Math.min(
    PREPARATION_MAX_MINUTES,
    PREPARATION_MINUTES + 2 * Math.ceil(open_orders / 3),
  );
  if (isFetched(dining_type)) return preparation;
  return upToFive(preparation + Math.ceil((distance_m ?? ASSUMED_M) / COURIER_M_PER_MINUTE));
}

/** Returns the SQL expression of the minutes that `waitingTime` computes for a known distance. */
export function waitingTimeColumn(
  dining_type: DiningType,
  { distance_m, open_orders }: { distance_m: SQL; open_orders: SQL },
): SQL<number> {
  const preparation = sql`least(${PREPARATION_MAX_MINUTES}, ${PREPARATION_MINUTES} + 2 * ceil(${open_orders} / 3::double precision))`;
  if (isFetched(dining_type)) return sql<number>`${preparation}`;
  return sql<number>`ceil((${preparation} + ceil(${distance_m} / ${COURIER_M_PER_MINUTE})) / 5) * 5`;
}

export function predictText(trip: Trip): string {
  if (trip.dining_type === DINING_TYPE.businessReservation) return "依預訂時段送達";
  const minutes = waitingTime(trip);
  if (isFetched(trip.dining_type)) return `約 ${upToFive(minutes)} 分鐘可取餐`;
  return `${minutes}~${minutes + ETA_WINDOW_MINUTES} 分鐘`;
}

function isFetched(dining_type: DiningType): boolean {
  return dining_type === DINING_TYPE.pickup || dining_type === DINING_TYPE.dineIn;
}

function upToFive(minutes: number): number {
  return Math.ceil(minutes / 5) * 5;
}
