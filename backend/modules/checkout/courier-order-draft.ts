import type { Store } from "../../../lib/contracts/stores.ts";
import { moneyText } from "../../shared/money-text.ts";
import { findDistrict, type Place } from "../address/place-rules.ts";
import type { StoreRow } from "../catalog/store-row.ts";
import { courierOrderFee } from "../courier/courier-fee-rules.ts";
import type { Benefits } from "./benefit-rules.ts";
import { type CourierOrderPart, PARCEL, pickupPlace } from "./courier-order-request.ts";
import type { DraftRequest } from "./draft-request.ts";
import type { DraftLine } from "./order-lines.ts";

/** The desk stands wherever the parcel is: from there to the customer it is a delivery like any other. */
export function deskAt(store: StoreRow, { pickup_lat, pickup_lng }: CourierOrderPart): StoreRow {
  return { ...store, lat: pickup_lat, lng: pickup_lng };
}

/** Parcels cost nothing: what is paid is the way. */
export function parcelLines({ foods }: DraftRequest): DraftLine[] {
  return foods.map((asked) => ({
    asked,
    food: PARCEL,
    options: [],
    groups: [],
    taken: [],
    price: { quantity: asked.quantity, unit_price: 0, list_price: 0, option_price: 0 },
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

/** Empty for an address that names no district: such an order is refused. */
function cityOf(place: Place): string {
  return findDistrict(place)?.city_name ?? "";
}

/** The session is no login: of the member who opened it, it uses what it names and learns nothing else. */
export function courierOrderBenefits(benefits: Benefits): Benefits {
  return {
    ...benefits,
    points: { ...benefits.points, granted: 0, have_op: 0 },
    subscription: null,
  };
}

export function unknownMember<Member extends object>(member: Member) {
  return { ...member, phone: "", email: "", carrier: "" };
}
