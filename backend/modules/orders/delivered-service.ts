import { eq, sql } from "drizzle-orm";
import type { Database } from "../../db/client.ts";
import type { orders } from "../../db/schema/order-tables.ts";
import { stores } from "../../db/schema/store-tables.ts";
import { settleReferral } from "../benefits/referral-reward-service.ts";

type Delivered = { order: typeof orders.$inferSelect; now: number };

/** What an order brings about when it has reached its customer; an order is delivered once. */
export async function orderDelivered(tx: Database, { order, now }: Delivered): Promise<void> {
  await settleReferral(tx, { order, now });
  // Last, so that the row which many orders want is locked for the shortest time (RU-37).
  await tx
    .update(stores)
    .set({ total_order_count: sql`${stores.total_order_count} + 1` })
    .where(eq(stores.id, order.store_id));
}
