import type { store_groups, stores } from "../../db/schema/store-tables.ts";

export type StoreRow = typeof stores.$inferSelect;

/** What a list reads of each store: lists are long, and the rest is many kilobytes of text. */
export type CardRow = Pick<
  StoreRow,
  | "id"
  | "name"
  | "image"
  | "city_name"
  | "area_name"
  | "lat"
  | "lng"
  | "opening_hours"
  | "is_paused"
  | "capacity"
  | "delivery_radius_m"
  | "use_fodomo_deliver"
  | "has_take"
  | "has_delivery"
  | "has_business_reservation"
  | "min_charge"
  | "delivery_min_amount"
  | "fodomo_delivery_min_amount"
  | "eatin_min_amount"
  | "business_reservation_min_amount"
  | "store_classification_id"
  | "global_coupon"
  | "brand_coupon"
  | "store_coupon"
  | "avg_star_count"
  | "star_num"
  | "total_order_count"
>;

export type StoreGroupRow = typeof store_groups.$inferSelect;
