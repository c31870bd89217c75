import {
  DINING_TYPE,
  type DiningType,
  INVOICE_ISSUE_TYPE,
  INVOICE_TYPE,
  STORE_CLASSIFICATION,
} from "../../../lib/contracts/codes.ts";
import type { Order, PreOrderRequest } from "../../../lib/contracts/orders.ts";
import { DEFAULT_CHARITY } from "../../shared/charity-rules.ts";
import { minimumCharge } from "../catalog/delivery-rules.ts";
import { takesReservations } from "../catalog/slot-rules.ts";
import type { StoreRow } from "../catalog/store-row.ts";
import { CANCEL_SECONDS, preparationTime } from "../orders/order-state-rules.ts";
import { benefitAnswer } from "./benefit-answer.ts";
import type { Draft } from "./order-draft.ts";
import { orderLine } from "./order-lines.ts";
import { offerChoice, STORE_OFFER, type StoreOfferType } from "./store-offer-rules.ts";

/** Returns the answer of a pre-order (EN-14). */
export function orderAnswer(draft: Draft, request: PreOrderRequest): Order {
  const { store, view, price, lines } = draft;
  const { total_list_price: _list, op_delivery_waiver, ...prices } = price;
  return {
    ...prices,
    // `delivery_discount` also contains `op_delivery_waiver`, the reduction of the delivery fee by the points event
    // (RU-17), because EN-14 has no field for this reduction.
    delivery_discount: price.delivery_discount + op_delivery_waiver,
    ...benefitAnswer(draft, request),
    foods: lines.map(orderLine),
    minimum_charge: minimumCharge(store, request.dining_type),
    invoice: {
      type: INVOICE_TYPE.email,
      email: draft.member.email,
      charity: DEFAULT_CHARITY.name,
      charity_code: DEFAULT_CHARITY.code,
      takes_barcode: store.invoice_issue_type === INVOICE_ISSUE_TYPE.paper ? 0 : 1,
      title: draft.member.company_title,
      number: draft.member.company_number,
      address: "",
    },
    address: {
      id: request.address_id,
      contact_name: request.contact_name,
      contact_phone: request.contact_phone,
    },
    store: view,
    store_id: store.id,
    dining_type: request.dining_type,
    is_reservation: request.is_reservation,
    reservation: takesReservations(store, request.dining_type) ? 1 : 0,
    reservation_time_list:
      request.dining_type === DINING_TYPE.businessReservation
        ? view.business_reservation_time_list
        : view.reservation_time_list,
    is_disallow_order: draft.disallowed ? 1 : 0,
    disallow_order_reason: draft.disallowed?.message ?? "",
    disallow_reason: draft.disallowed?.reason,
    asks_again: 1,
    takes_cutlery: takesCutlery(store, request.dining_type) ? 1 : 0,
    free_cancel: freeCancel(draft.now, request),
    ...storeCoupons(draft),
  };
}

/**
 * Returns true if the checkout asks whether cutlery is needed (CK-130). It asks this for every order at a restaurant,
 * except dine-in orders and courier orders.
 */
function takesCutlery({ store_classification_id }: StoreRow, dining_type: DiningType): boolean {
  const isPacked = dining_type !== DINING_TYPE.dineIn && dining_type !== DINING_TYPE.courier;
  return isPacked && store_classification_id === STORE_CLASSIFICATION.restaurant;
}

/**
 * Returns how long an order that is placed now can be cancelled free of charge (RU-30). This is always possible for
 * `minutes`. `until` is a later end of this time in epoch seconds, or null if there is none.
 */
function freeCancel(now: number, request: PreOrderRequest): Order["free_cancel"] {
  const begins = preparationTime({ ...request, paid_time: null, create_time: now });
  const isLonger = begins > now + CANCEL_SECONDS;
  return { minutes: CANCEL_SECONDS / 60, until: isLonger ? begins : null };
}

function storeCoupons({ offers, price, selected }: Draft) {
  const choice = (type: StoreOfferType) =>
    offerChoice(
      offers.find(({ coupon_type }) => coupon_type === type),
      { subtotal: price.subtotal, selected },
    );
  return {
    global_coupon: choice(STORE_OFFER.global),
    brand_coupon: choice(STORE_OFFER.brand),
    store_coupon: choice(STORE_OFFER.store),
  };
}
