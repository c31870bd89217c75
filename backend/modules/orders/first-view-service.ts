import { and, asc, eq, gte, isNull, sql } from "drizzle-orm";
import { ORDER_STATUS } from "../../../lib/contracts/codes.ts";
import { type Purchase, purchaseSchema } from "../../../lib/contracts/purchases.ts";
import { type Deps, epochSeconds } from "../../call.ts";
import type { Database } from "../../db/client.ts";
import { order_items, orders } from "../../db/schema/order-tables.ts";
import { stores } from "../../db/schema/store-tables.ts";
import type { OrderRow } from "./order-event-service.ts";

/**
 * An order is reported as a purchase only within this time after its payment, or after it was placed if it has no
 * payment time.
 */
const FRESH_SECONDS = 60 * 60;

/**
 * Returns the member's recent orders that this function has not returned before. Orders that wait for their payment and
 * cancelled orders are left out. One statement marks and returns the orders, so that each order is returned only once
 * (AN-05).
 */
export async function firstViews(deps: Deps, member_id: number): Promise<Purchase[]> {
  const { db } = deps;
  const now = epochSeconds(deps);
  const seen = await db
    .update(orders)
    .set({ first_view_time: now })
    .where(
      and(
        eq(orders.member_id, member_id),
        isNull(orders.first_view_time),
        gte(orders.order_status, ORDER_STATUS.ordered),
        gte(sql`coalesce(${orders.paid_time}, ${orders.create_time})`, now - FRESH_SECONDS),
      ),
    )
    .returning();
  return Promise.all(seen.map((order) => purchaseOf(db, order)));
}

async function purchaseOf(db: Database, order: OrderRow): Promise<Purchase> {
  const [[store], foods] = await Promise.all([
    db.select({ name: stores.name }).from(stores).where(eq(stores.id, order.store_id)),
    db
      .select()
      .from(order_items)
      .where(eq(order_items.order_id, order.id))
      .orderBy(asc(order_items.position)),
  ]);
  return purchaseSchema.parse({
    ...order,
    store_name: store?.name ?? "",
    delivery_discount: order.delivery_discount + order.op_delivery_waiver,
    foods: foods.map((row) => ({ ...row, id: row.food_id })),
  });
}
