import {
  DINING_TYPE,
  type DiningType,
  RESERVATION_WINDOW_MINUTES,
  SALE_STATUS_ON_SALE,
} from "../../../lib/contracts/codes.ts";
import type { Store } from "../../../lib/contracts/stores.ts";
import { isCompletePlace, type Place } from "../address/place-rules.ts";
import { isCourierDesk } from "../catalog/courier-desk.ts";
import { minimumCharge } from "../catalog/delivery-rules.ts";
import { isOfferedSlot, takesReservations } from "../catalog/slot-rules.ts";
import type { StoreRow } from "../catalog/store-row.ts";
import { slotHold, stockHold } from "../ledger/hold-service.ts";
import { pickupPlace } from "./courier-order-request.ts";
import type { ItemFacts, OrderFacts } from "./disallow-rules.ts";
import type { DraftRequest } from "./draft-request.ts";
import { type DraftLine, foodsNeededBy } from "./order-lines.ts";
import type { Price } from "./price-rules.ts";

type Known = {
  request: DraftRequest;
  store: StoreRow;
  view: Store;
  lines: DraftLine[];
  price: Price;
  room: Map<string, number>;
  now: number;
  member: { business_id: number };
};

export function draftFacts(known: Known): OrderFacts {
  const { request, store, view, price, member } = known;
  const { dining_type, pay_type, is_reservation } = request;
  return {
    dining_type,
    pay_type,
    is_reservation,
    open_status: view.open_status,
    offered: offeredTypes(store),
    is_business_member: member.business_id !== 0,
    is_in_range: isInRange(view, dining_type),
    takes_reservations: takesReservations(store, dining_type),
    ...slotFacts(known),
    items: itemFacts(known),
    subtotal: price.subtotal,
    minimum_charge: minimumCharge(store, dining_type),
    is_address_complete: placesOf(request).every(isCompletePlace),
    pay_total: price.pay_total,
  };
}

function offeredTypes(store: StoreRow) {
  const { has_delivery, has_take, has_business_reservation } = store;
  return [
    ...(has_delivery ? [DINING_TYPE.delivery] : []),
    ...(has_take ? [DINING_TYPE.pickup] : []),
    ...(has_business_reservation ? [DINING_TYPE.businessReservation] : []),
    ...(isCourierDesk(store) ? [DINING_TYPE.courier] : []),
  ];
}

/** Returns the addresses of the order: the delivery address and, for a courier order, the pickup address. */
function placesOf({ courierOrder, ...destination }: DraftRequest): Place[] {
  return courierOrder ? [destination, pickupPlace(courierOrder)] : [destination];
}

/**
 * Returns true if the address is in range: for pick-up the pick-up range, for all other dining types the delivery
 * range.
 */
function isInRange({ in_delivery_range, take_service_range }: Store, dining_type: DiningType) {
  return (dining_type === DINING_TYPE.pickup ? take_service_range : in_delivery_range) === 1;
}

/**
 * Returns whether the slot is offered and has room. The reservation must start with a slot that the store offers, and
 * end half an hour after its start (RU-40).
 */
function slotFacts({ request, store, room, now }: Known) {
  const { dining_type, reservation_start_time: start, reservation_end_time: end } = request;
  const isWindow = end === start + RESERVATION_WINDOW_MINUTES * 60;
  return {
    is_slot_offered: isWindow && isOfferedSlot({ store, dining_type, start, now }),
    has_slot_room: (room.get(slotHold(store.id, start).account) ?? 0) > 0,
  };
}

/**
 * Returns the facts about each product. `quantity` is the sum of all lines with the product, including the sets that
 * contain it, because all these lines share the limit of the product.
 */
function itemFacts({ lines, room, now }: Known): ItemFacts[] {
  const neededFoods = foodsNeededBy(lines);
  const ordered = new Map<number, number>();
  for (const { food, quantity } of neededFoods) {
    ordered.set(food.id, (ordered.get(food.id) ?? 0) + quantity);
  }
  return neededFoods.map(({ food }) => {
    const { account } = stockHold(food, { amount: 0, now });
    return {
      name: food.name,
      is_on_sale: food.sale_status === SALE_STATUS_ON_SALE,
      can_be_added: food.enable_add_cart === 1,
      quantity: ordered.get(food.id) ?? 0,
      max_quantity: food.is_limit === 1 ? Math.max(0, room.get(account) ?? 0) : null,
    };
  });
}
