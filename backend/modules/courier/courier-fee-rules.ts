import { distanceMetres, type Point } from "../address/distance.ts";

const COURIER_ORDER_MAX_M = 15_000;
const BASE_FEE = 70;
const BASE_M = 3000;
const FEE_PER_STARTED_KM = 15;
const OTHER_CITY_FEE = 20;
export const COURIER_OUT_OF_RANGE = "超出快遞服務範圍（15 公里）";

type CourierOrder = {
  pickup: Point;
  destination: Point;
  pickup_city_name: string;
  destination_city_name: string;
};

/**
 * Returns the distance by road (RU-03) and the fee in NT$. The fee is null beyond the longest distance for courier
 * orders (RU-48).
 */
export function courierOrderFee(courierOrder: CourierOrder): {
  distance_m: number;
  fee: number | null;
} {
  const { pickup, destination, pickup_city_name, destination_city_name } = courierOrder;
  const distance_m = distanceMetres(pickup, destination);
  if (distance_m > COURIER_ORDER_MAX_M) return { distance_m, fee: null };
  const beyond = Math.max(0, distance_m - BASE_M);
  const isWithinCity = pickup_city_name === destination_city_name;
  const fee = BASE_FEE + FEE_PER_STARTED_KM * Math.ceil(beyond / 1000);
  return { distance_m, fee: isWithinCity ? fee : fee + OTHER_CITY_FEE };
}
