import { and, asc, eq, exists, gt, gte, lte, notExists, notInArray, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import { ORDER_STATUS } from "../../../lib/contracts/codes.ts";
import type { Database, Transaction } from "../../db/client.ts";
import { group_guests, group_lines, group_orders } from "../../db/schema/group-tables.ts";
import { order_items, orders } from "../../db/schema/order-tables.ts";

export type GroupRow = typeof group_orders.$inferSelect;
type Reader = Database | Transaction;

/** Returns the guests in the sequence in which they joined. */
export function guestsOf(db: Reader, group_id: number) {
  return db
    .select()
    .from(group_guests)
    .where(eq(group_guests.group_id, group_id))
    .orderBy(asc(group_guests.id));
}

/**
 * Returns the lines of all guests in the sequence in which they were chosen. `request.username` of a line is the name
 * of its guest.
 */
export async function linesOf(db: Reader, group_id: number) {
  const rows = await db
    .select({ line: group_lines, guest: group_guests })
    .from(group_lines)
    .innerJoin(group_guests, eq(group_guests.id, group_lines.guest_id))
    .where(eq(group_guests.group_id, group_id))
    .orderBy(asc(group_lines.id));
  return rows.map(({ line }) => line);
}

/**
 * If the host places an order more than this time after copying the lines of the group order into the cart
 * (`taken_time`), the order does not belong to the group order, so the guests must not see it.
 */
const ORDER_SECONDS = 86_400;

/**
 * Returns the order that the host placed with the lines of the group order (GO-12), or null if there is none. It is the
 * first order of the host at this store for which all of this is true:
 * - At least one line of the order has a person's name.
 * - The order is neither cancelled nor waiting for its payment.
 * - The host placed the order within a day after copying the lines into the cart.
 * - In between, the host did not copy the lines of another group order at this store into the cart.
 */
export async function orderOfGroup(db: Reader, group: GroupRow) {
  const { member_id, store_id, taken_time } = group;
  if (taken_time === null) return null;
  const isNamed = sql`${order_items.request} ->> 'username' <> ''`;
  const named = db
    .select({ id: order_items.id })
    .from(order_items)
    .where(and(eq(order_items.order_id, orders.id), isNamed));
  const other = alias(group_orders, "other");
  const takenLater = db
    .select({ id: other.id })
    .from(other)
    .where(
      and(
        eq(other.member_id, member_id),
        eq(other.store_id, store_id),
        gt(other.taken_time, taken_time),
        lte(other.taken_time, orders.create_time),
      ),
    );
  const [order] = await db
    .select()
    .from(orders)
    .where(
      and(
        eq(orders.member_id, member_id),
        eq(orders.store_id, store_id),
        gte(orders.create_time, taken_time),
        lte(orders.create_time, taken_time + ORDER_SECONDS),
        notInArray(orders.order_status, [ORDER_STATUS.cancelled, ORDER_STATUS.awaitingPayment]),
        exists(named),
        notExists(takenLater),
      ),
    )
    .orderBy(asc(orders.create_time), asc(orders.id))
    .limit(1);
  return order ?? null;
}
