import { REASON } from "../../../lib/contracts/answer-code.ts";
import { CODE, type DiningType, IMMEDIATE } from "../../../lib/contracts/codes.ts";
import type { OrderFood } from "../../../lib/contracts/order-foods.ts";
import { ServiceError } from "../../service-error.ts";
import type { MaybeCourierOrder } from "./courier-order-request.ts";

/** The fields of a request that decide the price of an order and whether it may be placed. */
export type DraftRequest = MaybeCourierOrder & {
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
  selected_store_coupon_type: number;
  code_id: number;
  use_op: number;
  subscription_type: 0 | 1;
  /**
   * A pre-order names the points event (`op_event_id`) and says with `use_op_delivery` whether to use it. An order
   * names the event only if it is used (`op_delivery_event_id`).
   */
  op_event_id?: number | null;
  use_op_delivery?: 0 | 1;
  op_delivery_event_id?: number | null;
};

/** Returns the id of the requested points event; null without one. */
export function requestedEvent(request: DraftRequest): number | null {
  const { op_delivery_event_id, use_op_delivery, op_event_id } = request;
  return op_delivery_event_id ?? (use_op_delivery === 1 ? op_event_id : null) ?? null;
}

/** Throws if an order for now (`is_reservation` 0) has a reservation time. */
export function assertConsistentTime(request: DraftRequest): void {
  if (request.is_reservation === 1 || request.reservation_start_time === IMMEDIATE) return;
  throw new ServiceError(CODE.refused, "預訂時段有誤，請重新選擇時段", REASON.timeSlot);
}
