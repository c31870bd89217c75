import { type store_groups, stores } from "../../db/schema/store-tables.ts";

export type StoreRow = typeof stores.$inferSelect;

/** The columns that a store card needs. The other columns are not read, because they contain many kilobytes of text. */
export const cardColumns = {
  id: stores.id,
  name: stores.name,
  image: stores.image,
  city_name: stores.city_name,
  area_name: stores.area_name,
  lat: stores.lat,
  lng: stores.lng,
  opening_hours: stores.opening_hours,
  is_paused: stores.is_paused,
  service_rate: stores.service_rate,
  capacity: stores.capacity,
  delivery_radius_m: stores.delivery_radius_m,
  use_fodomo_deliver: stores.use_fodomo_deliver,
  has_take: stores.has_take,
  has_delivery: stores.has_delivery,
  has_business_reservation: stores.has_business_reservation,
  min_charge: stores.min_charge,
  delivery_min_amount: stores.delivery_min_amount,
  fodomo_delivery_min_amount: stores.fodomo_delivery_min_amount,
  eatin_min_amount: stores.eatin_min_amount,
  business_reservation_min_amount: stores.business_reservation_min_amount,
  store_classification_id: stores.store_classification_id,
  global_coupon: stores.global_coupon,
  brand_coupon: stores.brand_coupon,
  store_coupon: stores.store_coupon,
  avg_star_count: stores.avg_star_count,
  star_num: stores.star_num,
  total_order_count: stores.total_order_count,
};
export type CardRow = Pick<StoreRow, keyof typeof cardColumns>;

export type StoreGroupRow = typeof store_groups.$inferSelect;
