import {
  DINING_TYPE,
  type DiningType,
  OPEN_STATUS,
  ORDER_COUNT_SHOWN_UP_TO,
  STORE_TYPES_SHOWN,
} from "@/lib/contracts/codes";
import type { Review, Store } from "@/lib/contracts/stores";
import { type DataNames, dataName } from "@/lib/format/data-name";
import { formatMoney } from "@/lib/format/money";
import { DEFAULT_LOCALE } from "@/lib/routing/routes";

export type StoreBlock =
  | "resting"
  | "busy"
  | "noPickup"
  | "noDelivery"
  | "noBusiness"
  | "businessOnly"
  | "deliveryOutOfRange"
  | "pickupOutOfRange";

type Choice = { dining_type: DiningType; business_id: number };
type DiningServices = Pick<Store, "has_take" | "has_delivery" | "has_business_reservation">;

/** The dining types that a store page offers, in this order (ST-22). */
export const SELECTABLE_DINING_TYPES = [
  DINING_TYPE.delivery,
  DINING_TYPE.pickup,
  DINING_TYPE.businessReservation,
] as const;

/**
 * The dining type to use at a store. If the store lacks the wanted type, delivery and pick-up replace each other
 * (CA-28, CA-29), and a business reservation becomes delivery or, if the store does not deliver, pick-up. So the page
 * does not show fees for a dining type that the store does not offer. At a store with neither delivery nor pick-up,
 * the wanted type stays (CA-30).
 */
export function diningTypeAt(store: DiningServices, wanted: DiningType): DiningType {
  if (isOffered(store, wanted)) return wanted;
  const others = [DINING_TYPE.delivery, DINING_TYPE.pickup];
  return others.find((type) => isOffered(store, type)) ?? wanted;
}

function isOffered(store: DiningServices, dining_type: DiningType): boolean {
  switch (dining_type) {
    case DINING_TYPE.pickup:
      return store.has_take === 1;
    case DINING_TYPE.delivery:
      return store.has_delivery === 1;
    case DINING_TYPE.businessReservation:
      return store.has_business_reservation === 1;
    default:
      return true;
  }
}

/**
 * `businessOnly` if the dining type is a business reservation and the person is not a corporate member, or else null
 * (CA-31, HM-12).
 */
export function memberBlock(choice: Choice): "businessOnly" | null {
  const { dining_type, business_id } = choice;
  const isBusiness = dining_type === DINING_TYPE.businessReservation;
  return isBusiness && business_id === 0 ? "businessOnly" : null;
}

/** The reason why a dining type cannot be chosen at a store, or null (ST-23, CA-31). */
export function diningTypeBlock(store: DiningServices, choice: Choice): StoreBlock | null {
  if (isOffered(store, choice.dining_type)) return memberBlock(choice);
  switch (choice.dining_type) {
    case DINING_TYPE.pickup:
      return "noPickup";
    case DINING_TYPE.businessReservation:
      return "noBusiness";
    default:
      return "noDelivery";
  }
}

type VisitedStore = DiningServices &
  Pick<Store, "open_status" | "in_delivery_range" | "take_service_range">;

type VisitFacts = Choice & { hasPoint: boolean; is_reservation: 0 | 1 };

/** The first reason why this store cannot take the order, or null if it can (ST-16 to ST-20). */
export function storeBlock(store: VisitedStore, visit: VisitFacts): StoreBlock | null {
  return closedBlock(store, visit) ?? diningTypeBlock(store, visit) ?? rangeBlock(store, visit);
}

/**
 * The reason why a store takes no orders for now, or null. A resting or busy store still takes orders for later.
 * Business reservations are always for later (RU-09).
 */
export function closedBlock(
  store: Pick<Store, "open_status">,
  { is_reservation, dining_type }: Pick<VisitFacts, "is_reservation" | "dining_type">,
): StoreBlock | null {
  const isForLater = is_reservation === 1 || dining_type === DINING_TYPE.businessReservation;
  return isForLater ? null : closedStatus(store);
}

/**
 * The status of a store that takes no orders for now, or null (ST-16, ST-17). Unlike `closedBlock`, it does not depend
 * on the kind of order.
 */
export function closedStatus({
  open_status,
}: Pick<Store, "open_status">): "resting" | "busy" | null {
  if (open_status === OPEN_STATUS.resting) return "resting";
  return open_status === OPEN_STATUS.busy ? "busy" : null;
}

/**
 * The reason why the store cannot serve the position of the customer, or null. It is null if the position is not known.
 */
function rangeBlock(store: VisitedStore, { dining_type, hasPoint }: VisitFacts): StoreBlock | null {
  if (!hasPoint) return null;
  if (dining_type === DINING_TYPE.pickup) {
    return store.take_service_range === 0 ? "pickupOutOfRange" : null;
  }
  return store.in_delivery_range === 0 ? "deliveryOutOfRange" : null;
}

type StoreReach = Pick<Store, "distance" | "in_delivery_range">;

/**
 * True if the dining type is not pick-up and the address is known and out of delivery range. In that case the page must
 * not show a delivery fee or time.
 */
export function isBeyondDelivery(store: StoreReach, dining_type: DiningType): boolean {
  const isKnown = store.distance !== null && dining_type !== DINING_TYPE.pickup;
  return isKnown && store.in_delivery_range === 0;
}

type ListedStore = Pick<
  Store,
  "open_status" | "distance" | "in_delivery_range" | "take_service_range"
>;

/**
 * The reason why a store in a list takes no orders, or null if it takes orders. Without an address it is not known
 * whether the store is out of range, so only the open status counts.
 */
export function cardStatus(store: ListedStore, dining_type: DiningType) {
  const closed = closedStatus(store);
  if (closed !== null || store.distance === null) return closed;
  if (dining_type === DINING_TYPE.pickup) {
    return store.take_service_range === 0 ? "pickupOutOfRange" : null;
  }
  return isBeyondDelivery(store, dining_type) ? "deliveryOutOfRange" : null;
}

/** The store types as text: `台式/便當/小吃/飲料/素食/...` (HM-08). */
export function storeTypesText(types: { name: string }[], names: DataNames): string {
  const shown = types.slice(0, STORE_TYPES_SHOWN).map(({ name }) => dataName(name, names));
  return (types.length > STORE_TYPES_SHOWN ? [...shown, "..."] : shown).join("/");
}

const NO_BREAK_SPACE = "\u00a0";

/**
 * The label of a resting store with its next opening, if the backend sends it: `休息中 · 11:00 開` (HM-27). No line breaks
 * at the spaces inside the opening. The text of the backend is Chinese, so pages in other languages show only the label
 * (LN-06).
 */
export function restingText(
  label: string,
  { hours_txt }: { hours_txt?: string | undefined },
  locale: string,
): string {
  if (locale !== DEFAULT_LOCALE || !hours_txt) return label;
  return `${label} · ${hours_txt.replaceAll(" ", NO_BREAK_SPACE)}`;
}

/** The number of orders as text: `100+` above 99 (HM-09). */
export function orderCountText(count: number): string {
  return count > ORDER_COUNT_SHOWN_UP_TO ? `${ORDER_COUNT_SHOWN_UP_TO + 1}+` : String(count);
}

/**
 * The delivery fee as text. Null for free delivery, for which the page shows a label instead (HM-10). The text of the
 * backend is Chinese, so pages in other languages show only the amount (LN-06).
 */
export function deliveryFeeText(
  { delivery_fee, delivery_fee_txt }: Pick<Store, "delivery_fee" | "delivery_fee_txt">,
  locale: string,
): string | null {
  if (delivery_fee === 0) return null;
  return (locale === DEFAULT_LOCALE && delivery_fee_txt) || formatMoney(delivery_fee);
}

/**
 * The delivery or pick-up time as text: `20~30 分鐘` from the backend, or `20~30 min` in other languages (LN-06). It is
 * empty without a text from the backend, and in other languages also if this text contains no number.
 */
export function tripTimeText(text: string | undefined, locale: string): string {
  if (locale === DEFAULT_LOCALE || !text) return text ?? "";
  const [minutes] = /\d+(?:~\d+)?/.exec(text) ?? [];
  return minutes ? `${minutes} min` : "";
}

export function reviewerName({ last_name, first_name }: Review["user"]): string {
  return last_name + first_name;
}

type Services = { reservation: 0 | 1; has_business_reservation: 0 | 1 };

/**
 * True if a store takes orders for a chosen time with this dining type. A business reservation is always for a chosen
 * time.
 */
export function takesReservations(store: Services, dining_type: DiningType): boolean {
  return dining_type === DINING_TYPE.businessReservation
    ? store.has_business_reservation === 1
    : store.reservation === 1;
}
