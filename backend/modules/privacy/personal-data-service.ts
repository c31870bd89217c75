import { and, eq, getTableColumns, inArray, type SQL } from "drizzle-orm";
import type { AnyPgColumn, PgTable } from "drizzle-orm/pg-core";
import { CODE } from "../../../lib/contracts/codes.ts";
import type { DataOf } from "../../../lib/contracts/endpoints.ts";
import { type Deps, epochSeconds } from "../../call.ts";
import type { Database } from "../../db/client.ts";
import {
  coupons,
  member_coupons,
  point_grants,
  redeem_codes,
  subscription_charges,
  subscriptions,
} from "../../db/schema/benefit-tables.ts";
import { card_bindings, cards } from "../../db/schema/card-tables.ts";
import { courier_orders, courier_sessions, parcel_images } from "../../db/schema/courier-tables.ts";
import { group_guests, group_lines, group_orders } from "../../db/schema/group-tables.ts";
import { help_photos, help_requests } from "../../db/schema/help-tables.ts";
import {
  member_addresses,
  members,
  sessions,
  sms_messages,
} from "../../db/schema/member-tables.ts";
import { ledger, order_events, order_items, orders } from "../../db/schema/order-tables.ts";
import { payments } from "../../db/schema/payment-tables.ts";
import { member_devices, referrals } from "../../db/schema/referral-tables.ts";
import { member_favorites, reviews } from "../../db/schema/store-tables.ts";
import { ServiceError } from "../../service-error.ts";

/** The queries for the ids of a member's rows. */
type Own = ReturnType<typeof ownRows>;
/** A table of the copy, and the condition for the rows of the member. */
type Kind = { table: PgTable; where: (own: Own) => SQL | undefined };

/** The tables that the copy of a member's data contains. docs/privacy.md says which tables are left out. */
export const EXPORTED_KINDS: Record<string, Kind> = {
  member: { table: members, where: (own) => eq(members.id, own.member_id) },
  addresses: ofMember(member_addresses),
  favorites: ofMember(member_favorites),
  coupons: ofMember(member_coupons),
  points: ofMember(point_grants),
  subscriptions: ofMember(subscriptions),
  subscription_charges: ofMember(subscription_charges),
  redeem_codes: ofMember(redeem_codes),
  invitations: ofMember(referrals),
  sessions: ofMember(sessions),
  devices: ofMember(member_devices),
  courier_sessions: ofMember(courier_sessions),
  messages: ofMember(sms_messages),
  group_orders: ofMember(group_orders),
  group_guests: ofMember(group_guests),
  group_lines: { table: group_lines, where: (own) => inArray(group_lines.guest_id, own.guests) },
  orders: ofMember(orders),
  order_items: ofOrders(order_items),
  order_events: ofOrders(order_events),
  courier_orders: ofOrders(courier_orders),
  parcel_images: ofOrders(parcel_images),
  payments: ofOrders(payments),
  ledger: ofOrders(ledger),
  reviews: ofOrders(reviews),
  help_requests: ofOrders(help_requests),
  help_photos: ofOrders(help_photos),
  cards: ofOwnBrowser(cards),
  card_bindings: ofOwnBrowser(card_bindings),
  coupon_terms: { table: coupons, where: (own) => inArray(coupons.id, own.coupons) },
};

function ofMember(table: PgTable & { member_id: AnyPgColumn }): Kind {
  return { table, where: ({ member_id }) => eq(table.member_id, member_id) };
}

function ofOrders(table: PgTable & { order_id: AnyPgColumn }): Kind {
  return { table, where: (own) => inArray(table.order_id, own.orders) };
}

/**
 * Leaves out the cards and card bindings of courier sessions. They belong to the person who used the link of the
 * session, although they are saved on the member's account.
 */
function ofOwnBrowser(
  table: PgTable & { member_id: AnyPgColumn; courier_session_id: AnyPgColumn },
): Kind {
  return {
    table,
    where: ({ member_id }) => and(eq(table.member_id, member_id), eq(table.courier_session_id, 0)),
  };
}

/**
 * Columns that are not exported. Hashes, and the times of the workers' next tries, contain no information about the
 * member. The card token in `credit_hash` and the URL of a payment page could be misused. `request` repeats the other
 * columns of an order line and, in a group order, adds the name of the guest. `bytes` is a picture, which the page of
 * the order shows.
 */
const OMITTED_COLUMNS = new Set([
  "bytes",
  "code_hash",
  "device_hash",
  "sid_hash",
  "sid_digest",
  "id_hash",
  "credit_hash",
  "fingerprint",
  "claimed_until",
  "next_check_time",
  "next_try_time",
  "payment_url_web",
  "request",
]);

/**
 * Returns the stored data about a member. `kinds` has the rows of each kind, with the column names of the tables. Times
 * are in epoch seconds.
 */
export async function personalData(
  deps: Pick<Deps, "db" | "now">,
  member_id: number,
): Promise<DataOf<"exportData">> {
  const { db } = deps;
  const own = ownRows(db, member_id);
  const kinds: DataOf<"exportData">["kinds"] = {};
  for (const [kind, { table, where }] of Object.entries(EXPORTED_KINDS)) {
    kinds[kind] = await db.select(exportedColumns(table)).from(table).where(where(own));
  }
  if (kinds.member?.length === 0) throw new ServiceError(CODE.loginNeeded, "請先登入");
  return { made_time: epochSeconds(deps), kinds };
}

function ownRows(db: Database, member_id: number) {
  return {
    member_id,
    orders: db.select({ id: orders.id }).from(orders).where(eq(orders.member_id, member_id)),
    guests: db
      .select({ id: group_guests.id })
      .from(group_guests)
      .where(eq(group_guests.member_id, member_id)),
    coupons: db
      .select({ id: member_coupons.coupon_id })
      .from(member_coupons)
      .where(eq(member_coupons.member_id, member_id)),
  };
}

function exportedColumns(table: PgTable): Record<string, AnyPgColumn> {
  const columns = Object.entries(getTableColumns(table));
  return Object.fromEntries(columns.filter(([name]) => !OMITTED_COLUMNS.has(name)));
}
