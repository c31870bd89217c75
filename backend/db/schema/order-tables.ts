import { type SQL, sql } from "drizzle-orm";
import {
  type AnyPgColumn,
  bigint,
  check,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  smallint,
  text,
  uniqueIndex,
} from "drizzle-orm/pg-core";
import {
  type DiningType,
  type InvoiceIssueType,
  type InvoiceType,
  ORDER_STATUS,
  type OrderStatus,
  PAY_STATUS,
  PAY_TYPE,
  type PayStatus,
  type PayType,
  type UnavailableType,
} from "../../../lib/contracts/codes.ts";
import type { OrderFood } from "../../../lib/contracts/order-foods.ts";
import type { OrderLine } from "../../../lib/contracts/orders.ts";
import { cards } from "./card-tables.ts";
import { members } from "./member-tables.ts";
import { stores } from "./store-tables.ts";

/** The last quote that a member saw for each store or courier session. It is valid for 15 minutes (RU-24). */
export const quotes = pgTable(
  "quotes",
  {
    id: bigint({ mode: "number" }).primaryKey().generatedByDefaultAsIdentity(),
    member_id: bigint({ mode: "number" }).notNull(),
    store_id: bigint({ mode: "number" }).notNull(),
    /** The courier session of the quote; 0 for the quote of a store's order. */
    courier_session_id: bigint({ mode: "number" }).notNull().default(0),
    inputs_hash: text().notNull(),
    pay_total: integer().notNull(),
    create_time: integer().notNull(),
  },
  (table) => [
    uniqueIndex("quotes_owner_store").on(table.member_id, table.store_id, table.courier_session_id),
    index("quotes_time").on(table.create_time),
    check("quotes_store", sql`${table.store_id} > 0`),
    check("quotes_courier_session", sql`${table.courier_session_id} >= 0`),
  ],
);

/** Writes the codes into the SQL text, because the definition of an index cannot have parameters. */
const literal = (...codes: number[]) => sql.raw(codes.join(", "));

/** The states of an order on which a store or a courier must still work. */
const UNDER_WAY = literal(
  ORDER_STATUS.ordered,
  ORDER_STATUS.confirming,
  ORDER_STATUS.delivering,
  ORDER_STATUS.selfConfirming,
  ORDER_STATUS.selfDelivering,
);

/** Returns the condition for a cash order that is neither finished nor cancelled. */
export function isOpenCash(table: Record<"pay_type" | "order_status", AnyPgColumn>): SQL {
  return sql`${table.pay_type} = ${literal(PAY_TYPE.cash)} and ${table.order_status} in (${UNDER_WAY})`;
}

/** `platform`: the operator delivers. `self`: the store delivers. `pickup`: the customer collects the order (RU-28). */
export type Track = "platform" | "self" | "pickup";

export const orders = pgTable(
  "orders",
  {
    id: bigint({ mode: "number" }).primaryKey().generatedByDefaultAsIdentity(),
    order_no: text().notNull().unique(),
    member_id: bigint({ mode: "number" })
      .notNull()
      .references(() => members.id),
    /** The partner order number; null for an order without a partner. */
    source_order_id: text(),
    store_id: bigint({ mode: "number" })
      .notNull()
      .references(() => stores.id),
    dining_type: smallint().$type<DiningType>().notNull(),
    pay_type: smallint().$type<PayType>().notNull(),
    /** The saved card of pay type 11; null for other pay types. */
    card_id: bigint({ mode: "number" }).references(() => cards.id),
    order_status: smallint().$type<OrderStatus>().notNull(),
    pay_status: smallint().$type<PayStatus>().notNull(),
    track: text().$type<Track>().notNull(),
    contact_name: text().notNull(),
    contact_phone: text().notNull(),
    city_name: text().notNull(),
    area_name: text().notNull(),
    street: text().notNull(),
    address_remark: text().notNull(),
    lat: doublePrecision().notNull(),
    lng: doublePrecision().notNull(),
    is_reservation: smallint().$type<0 | 1>().notNull(),
    reservation_start_time: integer().notNull(),
    reservation_end_time: integer().notNull(),
    /** The minutes that the store promised when the order was placed; null for a reservation. */
    waiting_time: integer(),
    remark: text().notNull(),
    /** 1 if the customer wants disposable cutlery, 0 if not; null if the checkout did not ask. */
    needs_cutlery: smallint().$type<0 | 1>(),
    invoice_type: smallint().$type<InvoiceType>().notNull(),
    invoice_email: text().notNull(),
    invoice_title: text().notNull(),
    invoice_number: text().notNull(),
    /** The member carrier at the time of the order, or the mobile barcode (手機條碼); empty for other invoices. */
    invoice_carrier: text().notNull().default(""),
    /** The code of the charity (捐贈碼) that gets a donated invoice; empty for other invoices. */
    invoice_charity: text().notNull().default(""),
    /** `invoice_issue_type` of the store at the time of the order; null for an order from before this column. */
    invoice_issue_type: smallint().$type<InvoiceIssueType>(),
    food_count: integer().notNull(),
    subtotal: integer().notNull(),
    service_fee: integer().notNull(),
    delivery_fee: integer().notNull(),
    delivery_discount: integer().notNull(),
    discount_price: integer().notNull(),
    store_coupon_discount_money: integer().notNull(),
    op_discount_price: integer().notNull(),
    op_delivery_waiver: integer().notNull().default(0),
    subscribe_delivery_discount_price: integer().notNull().default(0),
    subscribe_take_food_discount_price: integer().notNull().default(0),
    /** The coupon (`member_coupons.id`) and the points that the order uses; 0 for none. */
    code_id: bigint({ mode: "number" }).notNull().default(0),
    use_op: integer().notNull().default(0),
    total_price: integer().notNull(),
    pay_total: integer().notNull(),
    /**
     * The number of the order among the member's open orders; null for an order that does not count as an open order.
     */
    open_place: integer(),
    /** A hash of the content of the order. By this hash the backend recognises a repeated submit (RU-22). */
    fingerprint: text().notNull(),
    create_time: integer().notNull(),
    paid_time: integer(),
    /** The time when the customer first saw the placed order; null until then (AN-05). */
    first_view_time: integer(),
    update_time: integer().notNull(),
  },
  (table) => [
    index("orders_member").on(table.member_id, table.create_time),
    index("orders_store_status").on(table.store_id, table.order_status),
    index("orders_fingerprint").on(table.fingerprint, table.create_time),
    index("orders_under_way")
      .on(table.order_status)
      .where(sql`${table.order_status} in (${UNDER_WAY})`),
    // The partner's links are not signed, so anyone can use any number. Therefore a partner order number is unique only
    // among the orders of one member that are not cancelled.
    uniqueIndex("orders_source")
      .on(table.member_id, table.source_order_id)
      .where(sql`${table.order_status} <> ${literal(ORDER_STATUS.cancelled)}`),
    uniqueIndex("orders_unpaid_place")
      .on(table.member_id, table.open_place)
      .where(sql`${table.order_status} = ${literal(ORDER_STATUS.awaitingPayment)}`),
    uniqueIndex("orders_cash_place")
      .on(table.member_id, table.is_reservation, table.open_place)
      .where(isOpenCash(table)),
    check("orders_open_place", sql`${table.open_place} > 0`),
    check(
      "orders_status",
      sql`${table.order_status} in (${literal(...Object.values(ORDER_STATUS))})`,
    ),
    check(
      "orders_pay_status",
      sql`${table.pay_status} in (${literal(...Object.values(PAY_STATUS))})`,
    ),
    check("orders_track", sql`${table.track} in ('platform', 'self', 'pickup')`),
    check(
      "orders_amounts",
      sql`least(${table.food_count}, ${table.subtotal}, ${table.service_fee}, ${table.delivery_fee}, ${table.use_op}, ${table.total_price}, ${table.pay_total}) >= 0 and ${table.pay_total} <= ${table.total_price}`,
    ),
    // Finds the orders whose personal data must still be deleted.
    index("orders_named")
      .on(table.update_time)
      .where(sql`${table.contact_phone} <> '' or ${table.street} <> ''`),
  ],
);

export const order_items = pgTable(
  "order_items",
  {
    id: bigint({ mode: "number" }).primaryKey().generatedByDefaultAsIdentity(),
    order_id: bigint({ mode: "number" })
      .notNull()
      .references(() => orders.id),
    position: smallint().notNull(),
    food_id: bigint({ mode: "number" }).notNull(),
    type: text().$type<OrderLine["type"]>().notNull(),
    name: text().notNull(),
    quantity: integer().notNull(),
    unit_price: integer().notNull(),
    relish: text().notNull(),
    groups: jsonb().$type<OrderLine["groups"]>().notNull(),
    request: jsonb().$type<OrderFood>().notNull(),
    total_price: integer().notNull(),
    total_list_price: integer().notNull(),
    remark: text().notNull(),
    unavailable_type: smallint().$type<UnavailableType>().notNull(),
  },
  (table) => [
    index("order_items_order").on(table.order_id),
    index("order_items_food").on(table.food_id),
    check("order_items_quantity", sql`${table.quantity} > 0`),
  ],
);

/** `ordered` is the first event of every order. `orderStep` decides what the other events change. */
type OrderEventName =
  | "ordered"
  | "paid"
  | "payment-failed"
  | "payment-expired"
  | "store-accepts"
  | "leaves"
  | "arrives"
  | "cancelled"
  | "store-rejects"
  | "refunded"
  | DeliveryReport
  | "help-asked"
  | "help-approved"
  | "help-declined"
  | "help-refunded";
/** Reports by the systems of the stores and the couriers. They do not change the state of the order. */
export type DeliveryReport = "ready" | "courier-arrived" | "courier-called" | "delivery-photo";

/** The history of each order. A trigger of the database refuses to change or delete a row. */
export const order_events = pgTable(
  "order_events",
  {
    id: bigint({ mode: "number" }).primaryKey().generatedByDefaultAsIdentity(),
    order_id: bigint({ mode: "number" })
      .notNull()
      .references(() => orders.id),
    event: text().$type<OrderEventName>().notNull(),
    from_status: smallint().$type<OrderStatus>(),
    to_status: smallint().$type<OrderStatus>().notNull(),
    /** The amount of the event in NT$; null for an event without an amount. */
    amount: integer(),
    create_time: integer().notNull(),
  },
  (table) => [index("order_events_order").on(table.order_id)],
);

/**
 * The amounts of accounts that orders reserve, use or pay. Rows are added and never changed: a hold is ended by another
 * row, a commit or a release. The balance of an account is the sum of `amount` of its hold, commit and release rows.
 * The names of the accounts are `slot:{store}:{start}`, `stock:{food}:{day}`, `coupon:{member_coupon}`,
 * `points:{member}`, `subscription:{id}:{period}:{delivery|take}`, `charge:{attempt_no}`, `refund:{attempt_no}`, and
 * `refund:{attempt_no}:{refund_due}` for a partial refund.
 */
export const ledger = pgTable(
  "ledger",
  {
    id: bigint({ mode: "number" }).primaryKey().generatedByDefaultAsIdentity(),
    order_id: bigint({ mode: "number" })
      .notNull()
      .references(() => orders.id),
    account: text().notNull(),
    entry: text().$type<"hold" | "commit" | "release" | "charge" | "refund">().notNull(),
    amount: integer().notNull(),
    create_time: integer().notNull(),
  },
  (table) => [
    index("ledger_account").on(table.account),
    uniqueIndex("ledger_once").on(table.order_id, table.account, table.entry),
    index("ledger_time").on(table.create_time),
    check("ledger_entry", sql`${table.entry} in ('hold', 'commit', 'release', 'charge', 'refund')`),
  ],
);

/**
 * `held` is the amount of an account that orders reserve or have used: the sum of its holds, commits and releases in
 * the ledger. If `held` differs from this sum, the ledger is right (`differingBalances` finds such accounts). `most` is
 * the limit of the account at the last hold. A row is locked before it changes, so that two orders cannot take the same
 * piece.
 */
export const balances = pgTable(
  "balances",
  {
    account: text().primaryKey(),
    held: bigint({ mode: "number" }).notNull(),
    most: bigint({ mode: "number" }).notNull(),
  },
  (table) => [check("balances_held", sql`0 <= ${table.held} and ${table.held} <= ${table.most}`)],
);
