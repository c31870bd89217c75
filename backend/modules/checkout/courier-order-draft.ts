import type { Store } from "../../../lib/contracts/stores.ts";
import { moneyText } from "../../shared/text-rules.ts";
import { findDistrict, type Place } from "../address/place-rules.ts";
import type { StoreRow } from "../catalog/store-row.ts";
import { courierOrderFee } from "../courier/courier-fee-rules.ts";
import type { Benefits } from "./benefit-rules.ts";
import { type CourierOrderPart, PARCEL, pickupPlace } from "./courier-order-request.ts";
import type { DraftRequest } from "./draft-request.ts";
import type { DraftLine } from "./order-lines.ts";

/**
 * Returns the courier desk with the position of the pickup address, so that the distance and the waiting time of a
 * courier order are computed from this address. `courierOrderView` computes the fee.
 */
export function courierDeskAt(
  store: StoreRow,
  { pickup_lat, pickup_lng }: CourierOrderPart,
): StoreRow {
  return { ...store, lat: pickup_lat, lng: pickup_lng };
}

/** Returns the lines of the parcels. Their price is 0, because the customer pays only the delivery fee. */
export function parcelLines({ foods }: DraftRequest): DraftLine[] {
  return foods.map((request) => ({
    request,
    food: PARCEL,
    options: [],
    groups: [],
    needed: [],
    price: { quantity: request.quantity, unit_price: 0, list_price: 0, option_price: 0 },
  }));
}

export function courierOrderView(
  view: Store,
  request: DraftRequest,
  courierOrder: CourierOrderPart,
): Store {
  const { fee } = courierOrderFee({
    pickup: pickupPlace(courierOrder),
    destination: request,
    pickup_city_name: cityOf(pickupPlace(courierOrder)),
    destination_city_name: cityOf(request),
  });
  return {
    ...view,
    in_delivery_range: fee === null ? 0 : 1,
    delivery_fee: fee ?? 0,
    delivery_fee_txt: fee === null ? "" : `快遞費 ${moneyText(fee)}`,
  };
}

/**
 * Returns the city of the address, or an empty text if its district is unknown. An order with an unknown district is
 * refused later.
 */
function cityOf(place: Place): string {
  return findDistrict(place)?.city_name ?? "";
}

/**
 * Removes the points and the subscription of the member. Anyone who has the link of the courier session can place the
 * order without a login, and must not use these benefits. The coupon that the request names stays.
 */
export function courierOrderBenefits(benefits: Benefits): Benefits {
  return {
    ...benefits,
    points: { ...benefits.points, granted: 0, have_op: 0 },
    subscription: null,
  };
}

export function withoutContact<Member extends object>(member: Member) {
  const company = { company_title: "", company_number: "" };
  return { ...member, ...company, phone: "", email: "", carrier: "" };
}
