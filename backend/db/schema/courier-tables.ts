import {
  bigint,
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

/**
 * Courier sessions. On the pages of the courier service, a courier session replaces the login. The table stores only a
 * hash of the session id, so that a person with a copy of the table cannot use the sessions.
 */
export const courier_sessions = pgTable(
  "courier_sessions",
  {
    id: bigint({ mode: "number" }).primaryKey().generatedByDefaultAsIdentity(),
    id_hash: text().notNull().unique(),
    /** The member who opened the courier session. The orders of the session belong to this member. */
    member_id: bigint({ mode: "number" })
      .notNull()
      .references(() => members.id),
    /**
     * The member's session (`sessions.id`) in which this courier session was opened. When the member's session ends,
     * the courier session ends too.
     */
    login_id: bigint({ mode: "number" }).notNull().default(0),
    create_time: integer().notNull(),
    last_seen_time: integer().notNull(),
    /**
     * The time when the member or the user of the link ended the courier session. It stays null if the courier session
     * expires or ends together with the member's session.
     */
    end_time: integer(),
  },
  (table) => [
    index("courier_sessions_seen").on(table.last_seen_time),
    index("courier_sessions_member").on(table.member_id),
  ],
);

/** The data that a courier order has in addition to its row in `orders`. The destination is in `orders`. */
export const courier_orders = pgTable(
  "courier_orders",
  {
    order_id: bigint({ mode: "number" })
      .primaryKey()
      .references(() => orders.id),
    courier_session_id: bigint({ mode: "number" })
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

export const bytea = customType<{ data: Uint8Array }>({ dataType: () => "bytea" });

/**
 * Photos of parcels, re-encoded from the uploaded files. The database stores them, because they are small and few, and
 * because the backends then need no shared folder.
 */
export const parcel_images = pgTable(
  "parcel_images",
  {
    id: bigint({ mode: "number" }).primaryKey().generatedByDefaultAsIdentity(),
    name: text().notNull().unique(),
    courier_session_id: bigint({ mode: "number" })
      .notNull()
      .references(() => courier_sessions.id),
    /** The courier order of the photo; null before the order is placed. */
    order_id: bigint({ mode: "number" }).references(() => orders.id),
    bytes: bytea().notNull(),
    create_time: integer().notNull(),
  },
  (table) => [
    index("parcel_images_session").on(table.courier_session_id),
    index("parcel_images_time").on(table.create_time),
  ],
);
