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
  uniqueIndex,
} from "drizzle-orm/pg-core";
import {
  COUPON_TARGET_TYPE,
  COUPON_USER_TYPE,
  type CouponTargetType,
  type CouponType,
  type CouponUserType,
  CUT_TYPE,
  type CutType,
  type DiningType,
} from "../../../lib/contracts/codes.ts";
import { cards } from "./card-tables.ts";
import { members } from "./member-tables.ts";

/** The terms of a coupon, shared by all its holders (EN-16, RU-13). */
export const coupons = pgTable("coupons", {
  id: bigint({ mode: "number" }).primaryKey().generatedByDefaultAsIdentity(),
  code: text().notNull(),
  type: smallint().$type<CouponType>().notNull(),
  cut_type: smallint().$type<CutType>().notNull().default(CUT_TYPE.food),
  user_type: smallint().$type<CouponUserType>().notNull().default(COUPON_USER_TYPE.anyOrder),
  full_money: integer().notNull().default(0),
  cut_money: integer().notNull().default(0),
  cut_percent: smallint().notNull().default(0),
  discount_money: integer().notNull().default(0),
  start_time: integer().notNull(),
  end_time: integer().notNull(),
  dining_types: jsonb().$type<DiningType[]>().notNull(),
  target_type: smallint().$type<CouponTargetType>().notNull().default(COUPON_TARGET_TYPE.allStores),
  /** The stores that `target_type` refers to. */
  store_ids: jsonb().$type<number[]>().notNull().default([]),
  limit_times: integer().notNull().default(1),
  /** The largest discount, in percent of the amount that the coupon applies to (food or delivery fee). */
  consumption_rate: smallint().notNull().default(100),
  takes_reservations: smallint().$type<0 | 1>().notNull().default(1),
  remark: text().notNull().default(""),
});

/** A coupon that a member holds. Requests contain its id as `code_id`. */
export const member_coupons = pgTable(
  "member_coupons",
  {
    id: bigint({ mode: "number" }).primaryKey().generatedByDefaultAsIdentity(),
    member_id: bigint({ mode: "number" })
      .notNull()
      .references(() => members.id),
    coupon_id: bigint({ mode: "number" })
      .notNull()
      .references(() => coupons.id),
    /**
     * The number of uses outside this shop, such as uses in the app. The ledger records the uses by orders of this
     * shop.
     */
    used_times: integer().notNull().default(0),
    create_time: integer().notNull(),
  },
  (table) => [
    index("member_coupons_member").on(table.member_id),
    check("member_coupons_used_times", sql`${table.used_times} >= 0`),
  ],
);

/** Points that a member has received. The ledger records the points that orders use. */
export const point_grants = pgTable(
  "point_grants",
  {
    id: bigint({ mode: "number" }).primaryKey().generatedByDefaultAsIdentity(),
    member_id: bigint({ mode: "number" })
      .notNull()
      .references(() => members.id),
    amount: integer().notNull(),
    reason: text().notNull(),
    create_time: integer().notNull(),
  },
  (table) => [index("point_grants_member").on(table.member_id)],
);

/** The subscription 福饕免運 of a member. Its monthly periods are counted from `start_time`. */
export const subscriptions = pgTable(
  "subscriptions",
  {
    id: bigint({ mode: "number" }).primaryKey().generatedByDefaultAsIdentity(),
    member_id: bigint({ mode: "number" })
      .notNull()
      .references(() => members.id),
    start_time: integer().notNull(),
    end_time: integer().notNull(),
    /** 1 if the subscription is renewed: a day before `end_time`, the card `card_id` is charged for the next month. */
    auto_renew: smallint().$type<0 | 1>().notNull().default(0),
    card_id: bigint({ mode: "number" }).references(() => cards.id, { onDelete: "set null" }),
  },
  (table) => [
    index("subscriptions_member").on(table.member_id),
    index("subscriptions_renewal").on(table.end_time).where(sql`${table.auto_renew} = 1`),
    check("subscriptions_times", sql`${table.start_time} <= ${table.end_time}`),
  ],
);

/**
 * While a member has a charge in one of these states, no other charge of the member may begin. `openCharge` enforces
 * this under the lock of the member's subscription. The unique index `subscription_charges_open` covers only
 * `charging`, because a failed charge may become `differs` while a newer charge is `charging`.
 */
export const OPEN_CHARGE_STATES = ["charging", "differs"] as const;

/** The charges for months of the subscription. Each paid charge gives the member exactly one month. */
export const subscription_charges = pgTable(
  "subscription_charges",
  {
    id: bigint({ mode: "number" }).primaryKey().generatedByDefaultAsIdentity(),
    member_id: bigint({ mode: "number" })
      .notNull()
      .references(() => members.id),
    card_id: bigint({ mode: "number" }).references(() => cards.id, { onDelete: "set null" }),
    kind: text().$type<"purchase" | "renewal">().notNull(),
    /** The number of the charge at PAYUNi. */
    number: text().notNull().unique(),
    amount: integer().notNull(),
    /**
     * `differs` means that PAYUNi collected another amount. Such a charge stays open until an operator has resolved the
     * difference.
     */
    state: text().$type<"charging" | "differs" | "paid" | "failed">().notNull(),
    /** The URL of the bank's page where the payer confirms the charge; empty if no confirmation is needed. */
    payment_url_web: text().notNull().default(""),
    create_time: integer().notNull(),
    next_check_time: integer(),
    update_time: integer().notNull(),
  },
  (table) => [
    index("subscription_charges_member").on(table.member_id),
    index("subscription_charges_next_check").on(table.next_check_time),
    uniqueIndex("subscription_charges_open")
      .on(table.member_id)
      .where(sql`${table.state} = 'charging'`),
    check("subscription_charges_amount", sql`${table.amount} > 0`),
  ],
);

/**
 * Codes for points or a coupon. Each code can be used once, by any member, and a member may use one code of each
 * campaign (RU-42).
 */
export const redeem_codes = pgTable(
  "redeem_codes",
  {
    id: bigint({ mode: "number" }).primaryKey().generatedByDefaultAsIdentity(),
    /**
     * The hash of the code. Codes are looked up by their hash, so that neither a copy of the table nor the response
     * time reveals a code.
     */
    code_hash: text().notNull().unique(),
    kind: text().$type<"coin" | "reward">().notNull(),
    campaign: text().notNull(),
    points: integer().notNull().default(0),
    coupon_id: bigint({ mode: "number" }).references(() => coupons.id),
    end_time: integer().notNull(),
    member_id: bigint({ mode: "number" }).references(() => members.id),
    used_time: integer(),
  },
  (table) => [
    uniqueIndex("redeem_codes_campaign_member").on(table.campaign, table.member_id),
    check("redeem_codes_points", sql`${table.points} >= 0`),
    check("redeem_codes_kind", sql`${table.kind} in ('coin', 'reward')`),
  ],
);
