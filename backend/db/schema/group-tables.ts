import { sql } from "drizzle-orm";
import {
  bigint,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  smallint,
  text,
  unique,
} from "drizzle-orm/pg-core";
import type { DINING_TYPE } from "../../../lib/contracts/codes.ts";
import type { OrderFood } from "../../../lib/contracts/order-foods.ts";
import type { OrderLine } from "../../../lib/contracts/orders.ts";
import { members } from "./member-tables.ts";
import { stores } from "./store-tables.ts";

type GroupDining = typeof DINING_TYPE.pickup | typeof DINING_TYPE.delivery;

/** A group order (GO-01). The link of a group order contains an HMAC of the id, so the table stores no secret. */
export const group_orders = pgTable(
  "group_orders",
  {
    id: bigint({ mode: "number" }).primaryKey().generatedByDefaultAsIdentity(),
    /** The host. */
    member_id: bigint({ mode: "number" })
      .notNull()
      .references(() => members.id),
    store_id: bigint({ mode: "number" })
      .notNull()
      .references(() => stores.id),
    dining_type: smallint().$type<GroupDining>().notNull(),
    title: text().notNull(),
    deadline: integer().notNull(),
    /** The budget of each person in NT$; null without a limit. */
    budget: integer(),
    closed_time: integer(),
    /** The time when the host last copied the lines of the group order into the cart. */
    taken_time: integer(),
    cancel_time: integer(),
    create_time: integer().notNull(),
  },
  (table) => [
    index("group_orders_host").on(table.member_id, table.store_id, table.taken_time),
    index("group_orders_deadline").on(table.deadline),
    check("group_orders_budget", sql`${table.budget} > 0`),
  ],
);

export const group_guests = pgTable(
  "group_guests",
  {
    id: bigint({ mode: "number" }).primaryKey().generatedByDefaultAsIdentity(),
    group_id: bigint({ mode: "number" })
      .notNull()
      .references(() => group_orders.id, { onDelete: "cascade" }),
    name: text().notNull(),
    /** A hash of the browser's session id, so that the table does not contain the id. */
    sid_digest: text().notNull(),
    /** The member, if the guest was signed in at the time of joining or has signed in later; null if not. */
    member_id: bigint({ mode: "number" }).references(() => members.id),
    create_time: integer().notNull(),
  },
  (table) => [
    unique("group_guests_name").on(table.group_id, table.name),
    unique("group_guests_browser").on(table.group_id, table.sid_digest),
    index("group_guests_member").on(table.member_id),
  ],
);

/** A dish that a guest has chosen, with the price at that time. */
export const group_lines = pgTable(
  "group_lines",
  {
    id: bigint({ mode: "number" }).primaryKey().generatedByDefaultAsIdentity(),
    guest_id: bigint({ mode: "number" })
      .notNull()
      .references(() => group_guests.id, { onDelete: "cascade" }),
    name: text().notNull(),
    relish: text().notNull(),
    groups: jsonb().$type<OrderLine["groups"]>().notNull(),
    /** The price of one dish with its options, in NT$. */
    unit_price: integer().notNull(),
    request: jsonb().$type<OrderFood>().notNull(),
    create_time: integer().notNull(),
  },
  (table) => [
    index("group_lines_guest").on(table.guest_id),
    check("group_lines_unit_price", sql`${table.unit_price} > 0`),
  ],
);
