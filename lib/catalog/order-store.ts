import type { ShownStore } from "./shown-store";

/** The fields of a store that an order needs. A product page contains only these fields of its store. */
const FIELDS = [
  "id",
  "name",
  "image",
  "store_classification_id",
  "open_status",
  "hours_txt",
  "waiting_time",
  "has_take",
  "has_delivery",
  "has_business_reservation",
  "in_delivery_range",
  "take_service_range",
  "reservation",
  "min_charge",
  "mini_charge",
  "use_fodomo_deliver",
  "fodomo_delivery_min_amount",
  "delivery_min_amount",
  "eatin_min_amount",
  "business_reservation_min_amount",
  "is_items_remark",
] as const;

export type OrderStore = Pick<ShownStore, (typeof FIELDS)[number]>;

export function orderStoreOf(store: ShownStore): OrderStore {
  const fields = FIELDS.map((field) => [field, store[field]]);
  return Object.fromEntries(fields) as OrderStore;
}
