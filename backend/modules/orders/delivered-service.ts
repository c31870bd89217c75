import { eq, sql } from "drizzle-orm";
import type { Transaction } from "../../db/client.ts";
import type { orders } from "../../db/schema/order-tables.ts";
import { stores } from "../../db/schema/store-tables.ts";
import { settleReferral } from "../benefits/referral-reward-service.ts";

type Delivered = { order: typeof orders.$inferSelect; now: number };

/**
 * Settles the referral of the customer and counts the order for its store. An order is delivered once.
 *
 * Locks: the row of the referral, the inviter, then the row of the store.
 */
export async function orderDelivered(tx: Transaction, { order, now }: Delivered): Promise<void> {
  await settleReferral(tx, { order, now });
  // The store comes last because many orders wait for its row (RU-37).
  await tx
    .update(stores)
    .set({ total_order_count: sql`${stores.total_order_count} + 1` })
    .where(eq(stores.id, order.store_id));
}
