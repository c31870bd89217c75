import type { Store } from "../../../lib/contracts/stores.ts";
import { moneyText } from "../../shared/text-rules.ts";
import { findDistrict, type Place } from "../address/place-rules.ts";
import type { StoreRow } from "../catalog/store-row.ts";
import { courierOrderFee } from "../courier/courier-fee-rules.ts";
import type { Benefits } from "./benefit-rules.ts";
import { type CourierOrderPart, PARCEL, pickupPlace } from "./courier-order-request.ts";
import type { DraftRequest } from "./draft-request.ts";
import type { DraftLine } from "./order-lines.ts";

/** Moves the courier desk to the position of the parcel, so that the order is an ordinary delivery from there. */
export function courierDeskAt(
  store: StoreRow,
  { pickup_lat, pickup_lng }: CourierOrderPart,
): StoreRow {
  return { ...store, lat: pickup_lat, lng: pickup_lng };
}

/** Parcels have no price. The customer pays the delivery fee. */
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

/** Empty for an address without a district. Such an order is refused later. */
function cityOf(place: Place): string {
  return findDistrict(place)?.city_name ?? "";
}

/** A courier session is no login. It may use a coupon that it names, but it sees no points and no subscription. */
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
