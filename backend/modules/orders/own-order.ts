import { and, eq, inArray, type SQL } from "drizzle-orm";
import { CODE } from "../../../lib/contracts/codes.ts";
import type { Database } from "../../db/client.ts";
import { courier_orders } from "../../db/schema/courier-tables.ts";
import { orders } from "../../db/schema/order-tables.ts";
import { ServiceError } from "../../service-error.ts";
import type { OrderRow } from "./order-event-service.ts";

/**
 * The owner of orders. With `courier_session_id`, the owner is a courier session, which owns only the courier orders
 * that were placed with it.
 */
export type Owner = { member_id: number; courier_session_id?: number | undefined };
export type OwnOrder = Owner & { order_id: number };

/**
 * Returns an order of this owner. The refusal is the same for an order of somebody else and for an unknown order
 * (SE-02).
 */
export async function ownOrder(db: Database, { order_id, ...owner }: OwnOrder): Promise<OrderRow> {
  const [order] = await db
    .select()
    .from(orders)
    .where(and(eq(orders.id, order_id), ownedBy(db, owner)));
  if (!order) throw new ServiceError(CODE.refused, "找不到這筆訂單", "unknown-order");
  return order;
}

export function ownedBy(db: Database, { member_id, courier_session_id }: Owner): SQL | undefined {
  const isOfMember = eq(orders.member_id, member_id);
  if (courier_session_id === undefined) return isOfMember;
  const ordersOfSession = db
    .select({ order_id: courier_orders.order_id })
    .from(courier_orders)
    .where(eq(courier_orders.courier_session_id, courier_session_id));
  return and(isOfMember, inArray(orders.id, ordersOfSession));
}
