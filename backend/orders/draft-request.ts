import { CODE, type DiningType, IMMEDIATE } from "../../lib/contracts/codes.ts";
import type { OrderFood } from "../../lib/contracts/order-foods.ts";
import { ServiceError } from "../service-error.ts";

/** What both the pre-order and the order say of what is wanted. */
export type DraftRequest = {
  store_id: number;
  dining_type: DiningType;
  pay_type: number;
  foods: OrderFood[];
  lat: number;
  lng: number;
  city_name: string;
  area_name: string;
  street: string;
  address_id: number;
  is_reservation: 0 | 1;
  reservation_start_time: number;
  reservation_end_time: number;
  selected_store_coupon_type?: number;
};

/** `is_reservation` 0 is for now: a time beside it is a contradiction that no honest client sends. */
export function assertConsistentTime(request: DraftRequest): void {
  if (request.is_reservation === 1 || request.reservation_start_time === IMMEDIATE) return;
  throw new ServiceError(CODE.refused, "預訂時段有誤，請重新選擇時段");
}
