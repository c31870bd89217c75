import { UNAVAILABLE_TYPE } from "../../../lib/contracts/codes.ts";
import type { ExpressPreOrderRequest } from "../../../lib/contracts/courier.ts";
import type { OrderFood } from "../../../lib/contracts/order-foods.ts";
import type { Place } from "../address/place-rules.ts";
import { COURIER_DESK_ID } from "../catalog/courier-desk.ts";

type CourierOrderFields = Pick<
  ExpressPreOrderRequest,
  | "pickup_contact_name"
  | "pickup_contact_phone"
  | "pickup_city_name"
  | "pickup_area_name"
  | "pickup_street"
  | "pickup_remark"
  | "pickup_lat"
  | "pickup_lng"
  | "address_label"
  | "version_code"
  | "optional_text"
  | "quantity"
>;

/** The fields that a courier order has in addition to an ordinary order, and its courier session. */
export type CourierOrderPart = CourierOrderFields & { courier_session_id: number };
export type MaybeCourierOrder = { courierOrder?: CourierOrderPart };

/** The product of a courier order's line. It is on no menu. */
export const PARCEL = { id: 1, name: "快遞包裹", item_type: "single" } as const;

/**
 * Turns the request of a courier order into the request of an ordinary order: the customer orders parcels at the
 * courier desk.
 */
export function courierOrderRequest<Request extends CourierOrderFields>(
  request: Request,
  courier_session_id: number,
) {
  const {
    pickup_contact_name,
    pickup_contact_phone,
    pickup_city_name,
    pickup_area_name,
    pickup_street,
    pickup_remark,
    pickup_lat,
    pickup_lng,
    address_label,
    version_code,
    optional_text,
    quantity,
    ...rest
  } = request;
  const courierOrder: CourierOrderPart = {
    courier_session_id,
    pickup_contact_name,
    pickup_contact_phone,
    pickup_city_name,
    pickup_area_name,
    pickup_street,
    pickup_remark,
    pickup_lat,
    pickup_lng,
    address_label,
    version_code,
    optional_text,
    quantity,
  };
  return {
    ...rest,
    store_id: COURIER_DESK_ID,
    address_id: 0,
    foods: [parcels(quantity)],
    courierOrder,
  };
}

export function pickupPlace(courierOrder: CourierOrderPart): Place {
  return {
    city_name: courierOrder.pickup_city_name,
    area_name: courierOrder.pickup_area_name,
    street: courierOrder.pickup_street,
    lat: courierOrder.pickup_lat,
    lng: courierOrder.pickup_lng,
  };
}

function parcels(quantity: number): OrderFood {
  const { id, item_type } = PARCEL;
  const nothing = { remark: "", username: "", relish_ids: "", groups: [] };
  return { ...nothing, id, item_type, quantity, unavailable_type: UNAVAILABLE_TYPE.removeItem };
}
