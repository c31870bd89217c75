import {
  customType,
  doublePrecision,
  index,
  integer,
  pgTable,
  smallint,
  text,
} from "drizzle-orm/pg-core";
import { members } from "./member-tables.ts";
import { orders } from "./order-tables.ts";

/** What a courier's pages are authorised by: no login, and `id_hash` so that a copy of the table opens nothing. */
export const courier_sessions = pgTable(
  "courier_sessions",
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    id_hash: text().notNull().unique(),
    /** The corporate member who opened it: what is ordered with it is his. */
    member_id: integer()
      .notNull()
      .references(() => members.id),
    /** The member's session (`sessions.id`) that opened it. When that one ends, this one ends too. */
    login_id: integer().notNull().default(0),
    create_time: integer().notNull(),
    last_seen_time: integer().notNull(),
    /** When the member or the courier ended the session; null while it is open. */
    end_time: integer(),
  },
  (table) => [
    index("courier_sessions_seen").on(table.last_seen_time),
    index("courier_sessions_member").on(table.member_id),
  ],
);

/** What an order has beside the rest when a courier fetches a parcel: the order itself says where it goes. */
export const courier_orders = pgTable(
  "courier_orders",
  {
    order_id: integer()
      .primaryKey()
      .references(() => orders.id),
    courier_session_id: integer()
      .notNull()
      .references(() => courier_sessions.id),
    pickup_contact_name: text().notNull(),
    pickup_contact_phone: text().notNull(),
    pickup_city_name: text().notNull(),
    pickup_area_name: text().notNull(),
    pickup_street: text().notNull(),
    pickup_remark: text().notNull(),
    pickup_lat: doublePrecision().notNull(),
    pickup_lng: doublePrecision().notNull(),
    address_label: text().notNull(),
    version_code: text().notNull(),
    optional_text: text().notNull(),
    quantity: smallint().notNull(),
  },
  (table) => [index("courier_orders_session").on(table.courier_session_id)],
);

const bytea = customType<{ data: Uint8Array }>({ dataType: () => "bytea" });

/** Pictures of parcels, as we drew them anew from what was sent. Small and few: no folder to share between nodes. */
export const parcel_images = pgTable(
  "parcel_images",
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    name: text().notNull().unique(),
    courier_session_id: integer()
      .notNull()
      .references(() => courier_sessions.id),
    /** The courier order that it went with. */
    order_id: integer().references(() => orders.id),
    bytes: bytea().notNull(),
    create_time: integer().notNull(),
  },
  (table) => [index("parcel_images_session").on(table.courier_session_id)],
);
