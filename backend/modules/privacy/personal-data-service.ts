import { and, eq, getTableColumns, inArray } from "drizzle-orm";
import type { AnyPgColumn, PgTable } from "drizzle-orm/pg-core";
import { CODE } from "../../../lib/contracts/codes.ts";
import type { DataOf } from "../../../lib/contracts/endpoints.ts";
import { type Deps, epochSeconds } from "../../call.ts";
import {
  coupons,
  member_coupons,
  point_grants,
  subscription_charges,
  subscriptions,
} from "../../db/schema/benefit-tables.ts";
import { cards } from "../../db/schema/card-tables.ts";
import { courier_orders, courier_sessions } from "../../db/schema/courier-tables.ts";
import { group_guests, group_orders } from "../../db/schema/group-tables.ts";
import { help_photos, help_requests } from "../../db/schema/help-tables.ts";
import {
  member_addresses,
  members,
  sessions,
  sms_messages,
} from "../../db/schema/member-tables.ts";
import { order_events, order_items, orders } from "../../db/schema/order-tables.ts";
import { payments } from "../../db/schema/payment-tables.ts";
import { member_devices, referrals } from "../../db/schema/referral-tables.ts";
import { member_favorites, reviews } from "../../db/schema/store-tables.ts";
import { ServiceError } from "../../service-error.ts";

const MEMBER_TABLES = {
  addresses: member_addresses,
  favorites: member_favorites,
  coupons: member_coupons,
  points: point_grants,
  subscriptions,
  subscription_charges,
  invitations: referrals,
  sessions,
  devices: member_devices,
  courier_sessions,
  messages: sms_messages,
  group_orders,
  group_guests,
  orders,
} satisfies Record<string, PgTable & { member_id: AnyPgColumn }>;

const ORDER_TABLES = {
  order_items,
  order_events,
  courier_orders,
  payments,
  reviews,
  help_requests,
} satisfies Record<string, PgTable & { order_id: AnyPgColumn }>;

/**
 * Columns that are not exported. Hashes, and the times of the workers' next tries, contain no information about the
 * member. The card token in `credit_hash` and the address of a payment page could be misused. `request` repeats the other
 * columns of an order line and, in a group order, adds the name of the guest.
 */
const OMITTED_COLUMNS = new Set([
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

type Row = Record<string, unknown>;

/**
 * Returns the stored data about a member. `kinds` has the rows of each kind, with the column names of the tables. Times
 * are in epoch seconds.
 */
export async function personalData(
  deps: Pick<Deps, "db" | "now">,
  member_id: number,
): Promise<DataOf<"exportData">> {
  const { db } = deps;
  const [member] = await db.select().from(members).where(eq(members.id, member_id));
  if (!member) throw new ServiceError(CODE.loginNeeded, "請先登入");
  const kinds: Record<string, Row[]> = { member: [member] };
  for (const [kind, table] of Object.entries(MEMBER_TABLES)) {
    kinds[kind] = await db
      .select()
      .from(table as PgTable)
      .where(eq(table.member_id, member_id));
  }
  const ownOrders = db
    .select({ id: orders.id })
    .from(orders)
    .where(eq(orders.member_id, member_id));
  for (const [kind, table] of Object.entries(ORDER_TABLES)) {
    kinds[kind] = await db
      .select()
      .from(table as PgTable)
      .where(inArray(table.order_id, ownOrders));
  }
  // The member sees the photos themselves on the pages of the orders.
  const { bytes, ...photoColumns } = getTableColumns(help_photos);
  kinds.help_photos = await db
    .select(photoColumns)
    .from(help_photos)
    .where(inArray(help_photos.order_id, ownOrders));
  // Cards of courier sessions are left out, because they belong to the person who used the session's link, although they
  // are saved on the member's account.
  const isOwnCard = and(eq(cards.member_id, member_id), eq(cards.courier_session_id, 0));
  kinds.cards = await db.select().from(cards).where(isOwnCard);
  const ownCoupons = db
    .select({ id: member_coupons.coupon_id })
    .from(member_coupons)
    .where(eq(member_coupons.member_id, member_id));
  kinds.coupon_terms = await db.select().from(coupons).where(inArray(coupons.id, ownCoupons));
  const exported = Object.entries(kinds).map(([kind, rows]) => [
    kind,
    rows.map(withoutOmittedColumns),
  ]);
  return { made_time: epochSeconds(deps), kinds: Object.fromEntries(exported) };
}

function withoutOmittedColumns(row: Row): Row {
  return Object.fromEntries(Object.entries(row).filter(([column]) => !OMITTED_COLUMNS.has(column)));
}
