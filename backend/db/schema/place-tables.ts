import {
  bigint,
  boolean,
  doublePrecision,
  index,
  integer,
  pgTable,
  smallint,
} from "drizzle-orm/pg-core";
import { stores } from "./store-tables.ts";

/**
 * One narrow row for each store, with the values by which the lists of stores are filtered and sorted. A list reads
 * these rows of all stores in reach. It reads the wide rows of `stores` only for the stores of the page that it shows.
 * Triggers of the database write the narrow rows, because the operator's tools change stores too.
 */
export const store_places = pgTable(
  "store_places",
  {
    store_id: bigint({ mode: "number" })
      .primaryKey()
      .references(() => stores.id, { onDelete: "cascade" }),
    lat: doublePrecision().notNull(),
    lng: doublePrecision().notNull(),
    has_take: smallint().notNull(),
    has_delivery: smallint().notNull(),
    has_eatin: smallint().notNull(),
    has_business_reservation: smallint().notNull(),
    delivery_radius_m: integer().notNull(),
    is_paused: boolean().notNull(),
    capacity: integer().notNull(),
    /**
     * The times when the store opens and closes, in minutes after Sunday 00:00 in Taipei, in ascending order. The first
     * is an opening time, and opening and closing times alternate. The function `open_times` of the database makes them
     * from `opening_hours`.
     */
    open_times: smallint().array().notNull(),
    avg_star_count: doublePrecision().notNull(),
    star_num: integer().notNull(),
    total_order_count: integer().notNull(),
    /** The lowest subtotal in NT$ from which the delivery is free; null without such an offer. */
    free_delivery_from: integer(),
    /**
     * `…_cut` is the reduction by a store coupon in NT$, and `…_cut_from` is the lowest subtotal for it. Both are null
     * without a reduction.
     */
    global_cut_from: integer(),
    global_cut: integer(),
    brand_cut_from: integer(),
    brand_cut: integer(),
    store_cut_from: integer(),
    store_cut: integer(),
    service_rate: integer().notNull(),
    /** The minimum order amount of each dining type in NT$. */
    take_minimum: integer().notNull(),
    delivery_minimum: integer().notNull(),
    eatin_minimum: integer().notNull(),
    business_minimum: integer().notNull(),
    /** The types of the store, in the order of `store_store_types.position`. */
    type_ids: bigint({ mode: "number" }).array().notNull(),
    /** For each dining type, the median price in NT$ of the products on sale with a price above 0; null without any. */
    take_price: integer(),
    delivery_price: integer(),
    eatin_price: integer(),
    business_price: integer(),
  },
  (table) => [index("store_places_place").on(table.lat, table.lng)],
);
