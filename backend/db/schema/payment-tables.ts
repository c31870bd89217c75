import { sql } from "drizzle-orm";
import { bigint, check, index, integer, pgTable, text, uniqueIndex } from "drizzle-orm/pg-core";
import { orders } from "./order-tables.ts";
import { taskColumns, traceColumn } from "./task-tables.ts";

/** The states of a payment attempt whose result is not yet known. */
export const UNSETTLED_STATUSES = ["created", "requested", "confirming"] as const;

/** One row for each attempt to collect the money of an order. */
export const payments = pgTable(
  "payments",
  {
    id: bigint({ mode: "number" }).primaryKey().generatedByDefaultAsIdentity(),
    order_id: bigint({ mode: "number" })
      .notNull()
      .references(() => orders.id),
    attempt_no: text().notNull().unique(),
    provider: text().$type<"line-pay" | "payuni" | "icash-pay">().notNull(),
    transaction_id: text(),
    payment_url_web: text().notNull().default(""),
    amount: integer().notNull(),
    /** The amount that must be refunded to the payer, and the amount that has been refunded so far, in NT$. */
    refund_due: integer().notNull().default(0),
    refunded: integer().notNull().default(0),
    status: text()
      .$type<
        "created" | "requested" | "confirming" | "paid" | "failed" | "refunding" | "refunded"
      >()
      .notNull(),
    /** Until this time only the caller that claimed the payment may settle or refund it. */
    claimed_until: integer(),
    checks: integer().notNull().default(0),
    next_check_time: integer(),
    /** The time when the payment page closes; null when unknown. The payment is checked shortly after this time. */
    page_end: integer(),
    create_time: integer().notNull(),
    update_time: integer().notNull(),
    traceparent: traceColumn(),
  },
  (table) => [
    index("payments_order").on(table.order_id),
    uniqueIndex("payments_transaction").on(table.provider, table.transaction_id),
    index("payments_next_check").on(table.next_check_time),
    // For the metrics of unsettled payments, which must not read every payment.
    index("payments_unsettled")
      .on(table.provider, table.create_time)
      .where(sql`${table.status} in ('created', 'requested', 'confirming')`),
    check(
      "payments_refunds",
      sql`0 <= ${table.refunded} and ${table.refunded} <= ${table.refund_due} and ${table.refund_due} <= ${table.amount}`,
    ),
    check(
      "payments_status",
      sql`${table.status} in ('created', 'requested', 'confirming', 'paid', 'failed', 'refunding', 'refunded')`,
    ),
    check("payments_amount", sql`${table.amount} >= 0`),
    check(
      "payments_claim",
      sql`${table.claimed_until} is null or ${table.status} in ('confirming', 'refunding')`,
    ),
  ],
);

/**
 * Tasks for a payment provider. A task is written in the transaction of the order or the refund, and a worker carries
 * it out afterwards.
 */
export const outbox = pgTable(
  "outbox",
  {
    id: bigint({ mode: "number" }).primaryKey().generatedByDefaultAsIdentity(),
    kind: text().$type<"payment-request" | "payment-refund">().notNull(),
    order_id: bigint({ mode: "number" })
      .notNull()
      .references(() => orders.id),
    create_time: integer().notNull(),
    ...taskColumns,
  },
  (table) => [index("outbox_open").on(table.done_time, table.next_try_time)],
);

/**
 * Payments whose amount (`ours`) differs from the provider's books (`theirs`), in NT$. Each row causes an alert, which
 * lasts until the operator sets `resolved_time`.
 */
export const payment_differences = pgTable("payment_differences", {
  payment_id: bigint({ mode: "number" })
    .primaryKey()
    .references(() => payments.id),
  ours: integer().notNull(),
  theirs: integer().notNull(),
  create_time: integer().notNull(),
  resolved_time: integer(),
});
