import { sql } from "drizzle-orm";
import {
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
import type { Door } from "../../../lib/contracts/addresses.ts";
import { ADDRESS_LABELS, type LoginType } from "../../../lib/contracts/codes.ts";
import { taskColumns } from "./task-tables.ts";

export const members = pgTable(
  "members",
  {
    id: bigint({ mode: "number" }).primaryKey().generatedByDefaultAsIdentity(),
    phone: text().notNull().unique(),
    nickname: text().notNull().default(""),
    first_name: text().notNull().default(""),
    last_name: text().notNull().default(""),
    email: text().notNull().default(""),
    avatar: text().notNull().default(""),
    sex: smallint().notNull().default(0),
    birthday: text().notNull().default(""),
    member_level: smallint().notNull().default(1),
    gid_bar_code: text().notNull().default(""),
    external_id: text().notNull().default(""),
    google_user_id: text().notNull().default(""),
    apple_user_id: text().notNull().default(""),
    facebook_user_id: text().notNull().default(""),
    line_user_id: text().notNull().default(""),
    business_id: integer().notNull().default(0),
    recommend_code: text().notNull().default(""),
    /** The member carrier at the membership service; empty until the carrier is bound. */
    carrier: text().notNull().default(""),
    is_active: smallint().$type<0 | 1>().notNull().default(1),
    is_locked: smallint().$type<0 | 1>().notNull().default(0),
    /**
     * The time when too many wrong codes locked the member. This lock ends by itself. A lock by the customer service
     * has the value 0 and does not end by itself.
     */
    locked_time: integer().notNull().default(0),
    last_login_time: integer().notNull().default(0),
    /** 1 if the phone number belonged to an account that was deleted less than a year before the registration. */
    is_returning: smallint().$type<0 | 1>().notNull().default(0),
    /** The time when the member deleted the account; null for an account in use. */
    delete_time: integer(),
    create_time: integer().notNull(),
    update_time: integer().notNull(),
  },
  (table) => [
    uniqueIndex("members_gid").on(table.gid_bar_code).where(sql`${table.gid_bar_code} <> ''`),
    uniqueIndex("members_google")
      .on(table.google_user_id)
      .where(sql`${table.google_user_id} <> ''`),
    uniqueIndex("members_apple").on(table.apple_user_id).where(sql`${table.apple_user_id} <> ''`),
    index("members_deleted").on(table.delete_time).where(sql`${table.delete_time} is not null`),
    uniqueIndex("members_recommend_code")
      .on(table.recommend_code)
      .where(sql`${table.recommend_code} <> ''`),
  ],
);

export const member_addresses = pgTable(
  "member_addresses",
  {
    id: bigint({ mode: "number" }).primaryKey().generatedByDefaultAsIdentity(),
    member_id: bigint({ mode: "number" })
      .notNull()
      .references(() => members.id),
    city_name: text().notNull(),
    area_name: text().notNull(),
    street: text().notNull(),
    address: text().notNull(),
    lat: doublePrecision().notNull(),
    lng: doublePrecision().notNull(),
    remark: text().notNull().default(""),
    is_default: smallint().$type<0 | 1>().notNull().default(0),
    contact_name: text().notNull().default(""),
    contact_phone: text().notNull().default(""),
    label: text({ enum: ADDRESS_LABELS }).notNull().default("other"),
    /** The delivery notes of which `remark` is composed; null if `remark` was not composed of delivery notes. */
    door: jsonb().$type<Door>(),
  },
  (table) => [
    index("member_addresses_member").on(table.member_id),
    uniqueIndex("member_addresses_default").on(table.member_id).where(sql`${table.is_default} = 1`),
  ],
);

/**
 * A member's session. The table stores only a hash of the session id, so that a person with a copy of the table cannot
 * use the sessions.
 */
export const sessions = pgTable(
  "sessions",
  {
    sid_hash: text().primaryKey(),
    member_id: bigint({ mode: "number" })
      .notNull()
      .references(() => members.id),
    /** Identifies the session in the member's list. It cannot be used to sign in. */
    id: bigint({ mode: "number" }).notNull().unique().generatedByDefaultAsIdentity(),
    /** The device and the browser that device-kind-rules.ts recognises in the user agent. */
    platform: text().notNull().default(""),
    browser: text().notNull().default(""),
    /** The network of the last visit, without the part of the IP address that identifies one device. */
    network: text().notNull().default(""),
    create_time: integer().notNull(),
    last_seen_time: integer().notNull(),
  },
  (table) => [
    index("sessions_member").on(table.member_id),
    index("sessions_seen").on(table.last_seen_time),
    index("sessions_created").on(table.create_time),
  ],
);

/**
 * A sign-in in progress: the `state` parameter of one session, and the identity that the provider has verified (PV-15).
 */
export const login_attempts = pgTable(
  "login_attempts",
  {
    state: text().primaryKey(),
    sid_hash: text().notNull(),
    redirect_url: text().notNull(),
    third_login_type: smallint().$type<LoginType>().notNull().default(0),
    third_user_id: text(),
    phone: text(),
    name: text(),
    /** An email address that the identity provider has verified. */
    email: text(),
    create_time: integer().notNull(),
    proved_time: integer(),
    used_time: integer(),
  },
  (table) => [
    index("login_attempts_session").on(table.sid_hash, table.proved_time),
    index("login_attempts_time").on(table.create_time),
  ],
);

/** The purpose `carrier` means that a member verifies the phone number before the member carrier is bound. */
export type OtpPurpose = "register" | "carrier";

export const otps = pgTable(
  "otps",
  {
    id: bigint({ mode: "number" }).primaryKey().generatedByDefaultAsIdentity(),
    phone: text().notNull(),
    purpose: text().$type<OtpPurpose>().notNull(),
    sid_hash: text().notNull(),
    /**
     * The asker: the member or the verified identity that requested the code. Budgets are counted for each asker, so
     * that nobody can use up the codes of another person.
     */
    asker: text().notNull().default(""),
    /**
     * 1 if the number is known to be the asker's own. Shared budgets count codes to own numbers and to other numbers
     * separately.
     */
    is_own_phone: smallint().$type<0 | 1>().notNull().default(0),
    /** The IPv4 address or the IPv6 /64 network of the request; empty for an invalid or a loopback address. */
    network: text().notNull().default(""),
    otp_hmac: text().notNull(),
    wrong_tries: integer().notNull().default(0),
    create_time: integer().notNull(),
    verified_time: integer(),
    used_time: integer(),
  },
  (table) => [
    index("otps_phone").on(table.phone, table.create_time),
    index("otps_time").on(table.create_time),
  ],
);

/** Text messages about changes of an account. A job sends them to the SMS provider. */
export const sms_messages = pgTable(
  "sms_messages",
  {
    id: bigint({ mode: "number" }).primaryKey().generatedByDefaultAsIdentity(),
    member_id: bigint({ mode: "number" })
      .notNull()
      .references(() => members.id),
    phone: text().notNull(),
    text: text().notNull(),
    create_time: integer().notNull(),
    ...taskColumns,
  },
  (table) => [
    index("sms_messages_open").on(table.done_time, table.next_try_time),
    index("sms_messages_member").on(table.member_id, table.create_time),
  ],
);

export const idempotency_keys = pgTable(
  "idempotency_keys",
  {
    id: bigint({ mode: "number" }).primaryKey().generatedByDefaultAsIdentity(),
    member_id: bigint({ mode: "number" }).notNull(),
    key: text().notNull(),
    request_hash: text().notNull(),
    status: text().$type<"running" | "done">().notNull(),
    response: text(),
    create_time: integer().notNull(),
  },
  (table) => [
    uniqueIndex("idempotency_keys_member_key").on(table.member_id, table.key),
    index("idempotency_keys_time").on(table.create_time),
    check("idempotency_keys_status", sql`${table.status} in ('running', 'done')`),
  ],
);

/**
 * Phone numbers of deleted accounts. They are kept for a year. An account that is registered with such a number within
 * a year after the deletion does not get the benefits of a first order.
 */
export const former_phones = pgTable(
  "former_phones",
  {
    /** The HMAC of the phone number, so that a copy of the table does not reveal the number. */
    phone_mac: text().primaryKey(),
    delete_time: integer().notNull(),
  },
  (table) => [index("former_phones_time").on(table.delete_time)],
);
