import { distanceMetres, type Point } from "../stores/delivery-rules.ts";
import { DISTRICT_CENTRES } from "./district-centres.ts";

const ERRAND_MAX_M = 15_000;
const BASE_FEE = 70;
const BASE_M = 3000;
const FEE_PER_STARTED_KM = 15;
const OTHER_CITY_FEE = 20;
/** Farther from every district than any street of Taiwan: a place at sea or abroad. */
const NEAREST_CENTRE_MAX_M = 60_000;

type Errand = { pickup: Point; destination: Point; pickup_city_name: string };

type Centre = Point & { city_name: string };
const centres: readonly Centre[] = Object.entries(DISTRICT_CENTRES).flatMap(([city_name, text]) =>
  text.split(" ").map((pair) => {
    const [lat = 0, lng = 0] = pair.split(",").map(Number);
    return { city_name, lat, lng };
  }),
);

/** Domain rule C9, in NT$; null beyond what a courier rides. The distance is by road, as of a delivery (C3). */
export function errandFee(errand: Errand): { distance_m: number; fee: number | null } {
  const { pickup, destination, pickup_city_name } = errand;
  const distance_m = distanceMetres(pickup, destination);
  const cities = [cityOf(pickup), cityOf(destination)];
  if (distance_m > ERRAND_MAX_M || cities.includes(null)) return { distance_m, fee: null };
  const beyond = Math.max(0, distance_m - BASE_M);
  const isWithinCity = cities.every((city) => city === pickup_city_name);
  const fee = BASE_FEE + FEE_PER_STARTED_KM * Math.ceil(beyond / 1000);
  return { distance_m, fee: isWithinCity ? fee : fee + OTHER_CITY_FEE };
}

/** By the nearest centre of a district: the calls name one city alone, and what they name proves nothing. */
export function cityOf(place: Point): string | null {
  const near = centres.map((centre) => ({ ...centre, away: distanceMetres(place, centre) }));
  const nearest = near.reduce((best, one) => (one.away < best.away ? one : best));
  return nearest.away <= NEAREST_CENTRE_MAX_M ? nearest.city_name : null;
}

/** Half of what the errand costs, rounded half up, and never more than was to be paid (domain rule C9). */
export function cancelFee({ delivery_fee, pay_total }: Bill): number {
  return Math.min(pay_total, Math.round(delivery_fee / 2));
}
type Bill = { delivery_fee: number; pay_total: number };
