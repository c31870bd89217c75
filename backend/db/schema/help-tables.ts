import { sql } from "drizzle-orm";
import {
  bigint,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  uniqueIndex,
} from "drizzle-orm/pg-core";
import type { HelpKind } from "../../../lib/contracts/codes.ts";
import type { HelpRequest } from "../../../lib/contracts/order-help.ts";
import { bytea } from "./courier-tables.ts";
import { members } from "./member-tables.ts";
import { order_events, orders } from "./order-tables.ts";
import { payments } from "./payment-tables.ts";

/** The reports of customers about their orders, with the decisions. */
export const help_requests = pgTable(
  "help_requests",
  {
    id: bigint({ mode: "number" }).primaryKey().generatedByDefaultAsIdentity(),
    order_id: bigint({ mode: "number" })
      .notNull()
      .references(() => orders.id),
    member_id: bigint({ mode: "number" })
      .notNull()
      .references(() => members.id),
    /**
     * A key that the browser creates for each press of the send button. A repeated request with the same key finds the
     * first report instead of creating another report.
     */
    key: text().notNull(),
    kind: text().$type<HelpKind>().notNull(),
    /**
     * The reported lines; empty for a report about the whole order. `line` is the position of the line in the order.
     */
    lines: jsonb().$type<{ line: number; name: string; quantity: number }[]>().notNull(),
    text: text().notNull(),
    /** The refund in NT$. The rules compute it. An approval replaces it by the approved amount. */
    amount: integer().notNull(),
    way: text().$type<HelpRequest["way"]>().notNull(),
    state: text().$type<HelpRequest["state"]>().notNull(),
    /** `rule`, or the name of the operator who decided the report. Empty until the report is decided. */
    decided_by: text().notNull().default(""),
    answer: text().notNull().default(""),
    /**
     * The payment from which the provider makes the refund. `refund_mark` is the sum in NT$ of this refund and of all
     * refunds of the payment that were requested before it. Both are null, unless the report is approved and the
     * provider makes the refund.
     */
    payment_id: bigint({ mode: "number" }).references(() => payments.id),
    refund_mark: integer(),
    create_time: integer().notNull(),
    decide_time: integer(),
  },
  (table) => [
    index("help_requests_member").on(table.member_id, table.create_time),
    index("help_requests_waiting").on(table.create_time).where(sql`${table.state} = 'waiting'`),
    uniqueIndex("help_requests_press").on(table.order_id, table.key),
    uniqueIndex("help_requests_whole")
      .on(table.order_id, table.kind)
      .where(sql`${table.kind} in ('late', 'not-arrived')`),
    check("help_requests_amount", sql`${table.amount} >= 0`),
  ],
);

/**
 * Photos of orders, re-encoded from the uploaded files. A photo belongs to a customer's report (`request_id`) or to the
 * event `delivery-photo` (`event_id`). A photo with neither was uploaded for a report that has not been sent.
 */
export const help_photos = pgTable(
  "help_photos",
  {
    id: bigint({ mode: "number" }).primaryKey().generatedByDefaultAsIdentity(),
    name: text().notNull().unique(),
    order_id: bigint({ mode: "number" })
      .notNull()
      .references(() => orders.id),
    request_id: bigint({ mode: "number" }).references(() => help_requests.id),
    event_id: bigint({ mode: "number" }).references(() => order_events.id),
    bytes: bytea().notNull(),
    create_time: integer().notNull(),
  },
  (table) => [
    index("help_photos_order").on(table.order_id),
    index("help_photos_request").on(table.request_id),
    index("help_photos_event").on(table.event_id),
    index("help_photos_time").on(table.create_time),
  ],
);
