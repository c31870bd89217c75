import { and, eq } from "drizzle-orm";
import { CODE } from "../../lib/contracts/codes.ts";
import type { Database } from "../db/client.ts";
import { orders } from "../db/schema/order-tables.ts";
import { ServiceError } from "../service-error.ts";
import type { OrderRow } from "./order-event-service.ts";

export type OwnOrder = { member_id: number; order_id: number };

/** Not yours and not there sound the same (domain goal S2). */
export async function ownOrder(db: Database, { member_id, order_id }: OwnOrder): Promise<OrderRow> {
  const [order] = await db
    .select()
    .from(orders)
    .where(and(eq(orders.id, order_id), eq(orders.member_id, member_id)));
  if (!order) throw new ServiceError(CODE.refused, "找不到這筆訂單");
  return order;
}
