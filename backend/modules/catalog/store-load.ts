import { and, eq, inArray, type SQL, sql } from "drizzle-orm";
import { ORDER_STATUS, PAY_STATUS, PAY_TYPE } from "../../../lib/contracts/codes.ts";
import type { Database } from "../../db/client.ts";
import { orders } from "../../db/schema/order-tables.ts";
import { store_places } from "../../db/schema/place-tables.ts";

const PREPARING_STATUSES = [
  ORDER_STATUS.ordered,
  ORDER_STATUS.confirming,
  ORDER_STATUS.selfConfirming,
];
/**
 * An order counts as work of the store from an hour before its time to an hour after its time. Its time is the start of
 * the reservation. An order for now has the time of its creation.
 */
const PREPARATION_SECONDS = 3600;
/**
 * The share of one member is the capacity divided by this number, rounded down, but at least 1. The backed orders of a
 * member count for at most this share. The other orders of the member also count for at most this share.
 */
const MEMBER_DIVISOR = 4;
/** The share of all unbacked orders together is the capacity divided by this number, rounded down. */
const UNBACKED_DIVISOR = 2;

/** Returns the maximum number of orders that one member may have in a slot of this capacity. */
export function memberShare(capacity: number): number {
  return Math.max(1, Math.floor(capacity / MEMBER_DIVISOR));
}

/** Returns the maximum number of unbacked orders that all members together may have in a slot of this capacity. */
export function unbackedShare(capacity: number): number {
  return Math.floor(capacity / UNBACKED_DIVISOR);
}

/**
 * Returns the condition for a backed order: it is paid or billed to a company, or its member has received an order
 * before. Other orders cost nothing to place, so somebody could place them only to make a store busy.
 */
export function isBacked(): SQL<boolean> {
  return sql<boolean>`(${orders.pay_status} = ${literal(PAY_STATUS.paid)} or ${orders.pay_type} = ${literal(PAY_TYPE.corporateBill)} or ${hasReceived(orders.member_id)})`;
}

/** Returns the condition that the member has received an order before. */
export function hasReceived(member: SQL | typeof orders.member_id): SQL<boolean> {
  const { delivered, selfCashDone } = ORDER_STATUS;
  return sql<boolean>`exists (select 1 from ${orders} as received where received.member_id = ${member} and received.order_status in (${literal(delivered)}, ${literal(selfCashDone)}))`;
}

/**
 * Counts the orders on which each store is working now. A store without such orders is not in the map. A member's
 * backed orders count at most for the share of one member (`MEMBER_DIVISOR`), and so do the member's unbacked orders.
 * The unbacked orders of all members together count at most for their share (`UNBACKED_DIVISOR`). Therefore unbacked
 * orders alone cannot make a store busy, and one member alone can do so only if the capacity is 1 or 2.
 */
export async function openOrders(
  db: Database,
  store_ids: number[],
  now: number,
): Promise<Map<number, number>> {
  const rows = await storeLoads(db, inArray(store_places.store_id, store_ids), now);
  return new Map(rows.map((row) => [row.store_id, row.open]));
}

/**
 * For each store that meets this condition on `store_places`, returns its capacity and the number of orders on which it
 * is working (`open`). `openOrders` explains how they are counted. A store without such orders has no row.
 */
export async function storeLoads(db: Database, where: SQL | undefined, now: number) {
  const cookedAt = sql`case when ${orders.is_reservation} = 1 then ${orders.reservation_start_time} else ${orders.create_time} end`;
  const byMember = db
    .select({
      store_id: orders.store_id,
      capacity: store_places.capacity,
      is_backed: isBacked().as("is_backed"),
      counted:
        sql<number>`least(count(*), greatest(1, ${store_places.capacity} / ${literal(MEMBER_DIVISOR)}))`.as(
          "counted",
        ),
    })
    .from(orders)
    .innerJoin(store_places, eq(store_places.store_id, orders.store_id))
    .where(
      and(
        where,
        inArray(orders.order_status, PREPARING_STATUSES),
        sql`${cookedAt} between ${now - PREPARATION_SECONDS} and ${now + PREPARATION_SECONDS}`,
      ),
    )
    .groupBy(orders.store_id, store_places.capacity, orders.member_id, isBacked())
    .as("by_member");
  const sum = (is_backed: boolean) =>
    sql`coalesce(sum(${byMember.counted}) filter (where ${byMember.is_backed} = ${literal(is_backed)}), 0)`;
  const unbacked = sql`least(${sum(false)}, ${byMember.capacity} / ${literal(UNBACKED_DIVISOR)})`;
  return db
    .select({
      store_id: byMember.store_id,
      capacity: byMember.capacity,
      open: sql<number>`${sum(true)} + ${unbacked}`.mapWith(Number),
    })
    .from(byMember)
    .groupBy(byMember.store_id, byMember.capacity);
}

/**
 * Writes a value into the text of the query. A parameter does not work in `group by`, because PostgreSQL treats two
 * parameters with the same value as different expressions.
 */
function literal(value: number | boolean): SQL {
  return sql.raw(String(value));
}
