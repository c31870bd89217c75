import { reservationFields } from "@/lib/cart/reservation-fields";
import { isCompleteAddress } from "@/lib/checkout/checkout-draft";
import { agreedFields } from "@/lib/checkout/ordering-request";
import { quotedPayment } from "@/lib/checkout/pre-order-request";
import { lineOf, phoneOf, textOf } from "@/lib/checkout/request-text";
import type { StoredAddress } from "@/lib/contracts/addresses";
import { DINING_TYPE, IMMEDIATE, NO_STORE_COUPON, VERSION_CODE } from "@/lib/contracts/codes";
import type { ExpressOrderingBody, ExpressPreOrderBody } from "@/lib/contracts/courier";
import type { CourierOrderDraft, CourierOrderStop } from "./courier-draft";

/** A draft in which both addresses are complete, so the backend can compute a quote. */
export type LocatedCourierOrder = CourierOrderDraft & Record<"pickup" | "destination", LocatedStop>;
type LocatedStop = CourierOrderStop & { address: StoredAddress };

export function hasBothPlaces(draft: CourierOrderDraft): draft is LocatedCourierOrder {
  return isCompleteAddress(draft.pickup.address) && isCompleteAddress(draft.destination.address);
}

/** EX-05: the query for the fee. */
export function feeQuery({ pickup, destination }: LocatedCourierOrder) {
  return {
    pickup_lat: pickup.address.lat,
    pickup_lng: pickup.address.lng,
    destination_lat: destination.address.lat,
    destination_lng: destination.address.lng,
    pickup_city_name: lineOf(pickup.address.cityName, 10),
    pickup_area_name: lineOf(pickup.address.areaName, 10),
  };
}

/** The pre-order request of a courier order (EN-13, EX-06, EX-07). */
export function courierOrderPreOrder(draft: LocatedCourierOrder): ExpressPreOrderBody {
  return { ...courierOrderFields(draft), ...quotedPayment(draft) };
}

type Agreed = Parameters<typeof agreedFields>[0] & { draft: LocatedCourierOrder };

export function courierOrdering({ draft, ...agreed }: Agreed): ExpressOrderingBody {
  return {
    ...courierOrderFields(draft),
    ...agreedFields(agreed, draft),
    selected_store_coupon_type: NO_STORE_COUPON,
    op_delivery_event_id: null,
  };
}

/**
 * The fields that the pre-order and the submit have in common. Address and contact fields without `pickup_` are those
 * of the destination (EX-07).
 */
function courierOrderFields({ pickup, destination, ...draft }: LocatedCourierOrder) {
  const [from, to] = [pickup.address, destination.address];
  return {
    code_id: draft.code_id ?? 0,
    dining_type: DINING_TYPE.courier,
    contact_name: lineOf(destination.contact_name, 40),
    contact_phone: phoneOf(destination.contact_phone),
    city_name: lineOf(to.cityName, 10),
    area_name: lineOf(to.areaName, 10),
    street: lineOf(to.street, 255),
    address_remark: lineOf(destination.remark, 100),
    lat: to.lat,
    lng: to.lng,
    pickup_contact_name: lineOf(pickup.contact_name, 40),
    pickup_contact_phone: phoneOf(pickup.contact_phone),
    pickup_city_name: lineOf(from.cityName, 10),
    pickup_area_name: lineOf(from.areaName, 10),
    pickup_street: lineOf(from.street, 255),
    pickup_remark: lineOf(pickup.remark, 100),
    pickup_lat: from.lat,
    pickup_lng: from.lng,
    address_label: lineOf(to.address, 40),
    version_code: VERSION_CODE,
    optional_text: textOf(draft.optional_text, 200),
    quantity: draft.quantity,
    remark: "",
    ...reservationFields(IMMEDIATE),
  };
}
