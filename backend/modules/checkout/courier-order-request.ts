import type { ExpressPreOrderRequest } from "../../../lib/contracts/courier.ts";
import type { OrderFood } from "../../../lib/contracts/order-foods.ts";
import type { Place } from "../address/place-rules.ts";
import { COURIER_DESK_ID } from "../catalog/courier-desk.ts";

type Said = Pick<
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

/** What an order says besides the rest when a courier is to fetch a parcel, and which session says it. */
export type ErrandPart = Said & { express_id: number };
export type MaybeErrand = { errand?: ErrandPart };

/** Not on any menu: what the line of an errand is called. */
export const PARCEL = { id: 1, name: "快遞包裹", item_type: "single" } as const;

/** An errand in the words of every order: so many parcels from the courier's desk, and where they are fetched. */
export function errandRequest<Request extends Said>(request: Request, express_id: number) {
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
  const errand: ErrandPart = {
    express_id,
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
  return { ...rest, store_id: COURIER_DESK_ID, address_id: 0, foods: [parcels(quantity)], errand };
}

export function pickupPlace(errand: ErrandPart): Place {
  return {
    city_name: errand.pickup_city_name,
    area_name: errand.pickup_area_name,
    street: errand.pickup_street,
    lat: errand.pickup_lat,
    lng: errand.pickup_lng,
  };
}

function parcels(quantity: number): OrderFood {
  const { id, item_type } = PARCEL;
  const nothing = { remark: "", username: "", relish_ids: "", groups: [] };
  return { ...nothing, id, item_type, quantity, unavailable_type: 0 };
}
