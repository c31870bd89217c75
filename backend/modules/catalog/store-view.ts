import {
  DINING_TYPE,
  type DiningType,
  OPEN_STATUS,
  STORE_CLASSIFICATION,
} from "../../../lib/contracts/codes.ts";
import type { Review, Store, StoreCard } from "../../../lib/contracts/stores.ts";
import type { BackendConfig } from "../../config/backend-config.ts";
import { collectableMethods } from "../../shared/pay-type-rules.ts";
import { distanceMetres, type Point } from "../address/distance.ts";
import {
  deliveryFee,
  deliveryFeeText,
  isInDeliveryRange,
  isInTakeRange,
  minimumCharge,
  predictText,
  serviceRate,
  waitingTime,
} from "./delivery-rules.ts";
import { biggestCut, freeDeliveryFrom, offerText } from "./offer-text.ts";
import { hoursText, openStatus } from "./opening-rules.ts";
import { reservationDays } from "./slot-rules.ts";
import type { CardRow, StoreRow } from "./store-row.ts";

/** The circumstances in which a store is shown. `at` is the visitor's position, or null without an address. */
type Circumstances = {
  types: { name: string }[];
  at: Point | null;
  dining_type: DiningType;
  now: number;
  open_orders: number;
};

export function storeCard({ store, ...shown }: Circumstances & { store: CardRow }): StoreCard {
  const changing = changingParts(store, shown);
  const isResting = changing.open_status === OPEN_STATUS.resting;
  return {
    ...store,
    ...changing,
    hours_txt: isResting ? hoursText(store, shown.now) : undefined,
    store_types: shown.types,
    minimum_charge: minimumCharge(store, shown.dining_type),
    offer_txt: offerText(store, shown.dining_type),
    full_cut: biggestCut(store),
    full_delivery_free_cut: freeDeliveryFrom(store, shown.dining_type),
  };
}

type Viewed = Circumstances & {
  store: StoreRow;
  comments: Review[];
  offered: BackendConfig["offered"];
};

export function storeView({ store, comments, offered, ...shown }: Viewed): Store {
  const { now, dining_type } = shown;
  const methods = (list: string) => collectableMethods(list, offered);
  return {
    ...store,
    take_payment_method: methods(store.take_payment_method),
    delivery_payment_method: methods(store.delivery_payment_method),
    business_reservation_payment_method: methods(store.business_reservation_payment_method),
    ...changingParts(store, shown),
    has_group_orders: flag(takesGroupOrders(store)),
    hours_txt: hoursText(store, now),
    store_types: shown.types,
    store_comments: comments,
    // In percent of the subtotal, because the store page has no subtotal yet.
    service_fee: serviceRate(store, dining_type),
    mini_charge: store.min_charge,
    reservation_time_list: reservationDays(store, now, DINING_TYPE.delivery),
    business_reservation_time_list: reservationDays(store, now, DINING_TYPE.businessReservation),
  };
}

/**
 * Returns true if a group order can be started at the store. Only restaurants take group orders (GO-01). A restaurant
 * that is closed now takes them, because the deadline can be after its next opening. A paused restaurant does not take
 * them, because its merchant has not said when it opens again (GO-20). A restaurant that has no opening hours, or that
 * offers neither pick-up nor delivery, does not take them either.
 */
export function takesGroupOrders(store: StoreRow): boolean {
  const isRestaurant = store.store_classification_id === STORE_CLASSIFICATION.restaurant;
  const isEverOpen = !store.is_paused && store.opening_hours.length > 0;
  return isRestaurant && isEverOpen && (store.has_take === 1 || store.has_delivery === 1);
}

/** Returns the fields of a store that depend on the time, its orders, the visitor's place and the dining type. */
function changingParts(store: CardRow, shown: Circumstances) {
  const { at, dining_type, now, open_orders } = shown;
  const distance_m = at && distanceMetres(store, at);
  const trip = { dining_type, distance_m, open_orders };
  return {
    open_status: openStatus(store, now, open_orders),
    distance: distance_m === null ? null : Math.round(distance_m / 100) / 10,
    in_delivery_range: flag(isInDeliveryRange(store, distance_m)),
    take_service_range: flag(isInTakeRange(distance_m)),
    waiting_time: waitingTime(trip),
    google_predict_time_text: predictText(trip),
    delivery_fee: deliveryFee(dining_type, distance_m),
    delivery_fee_txt: deliveryFeeText(dining_type, distance_m),
  };
}

function flag(condition: boolean): 0 | 1 {
  return condition ? 1 : 0;
}
