import { and, desc, eq, isNotNull } from "drizzle-orm";
import type { OpnRedirectStatus } from "../../../lib/contracts/campaigns.ts";
import { ORDER_STATUS } from "../../../lib/contracts/codes.ts";
import type { Database } from "../../db/client.ts";
import { orders } from "../../db/schema/order-tables.ts";

const NO_UNPAID_ORDER: OpnRedirectStatus = { status: 0, url: "" };

/**
 * Returns `status` 1 and the checkout URL of the member's newest unpaid order that has a partner order number. Returns
 * `status` 0 if there is no such order.
 */
export async function opnRedirectStatus(
  db: Database,
  member_id: number | null,
): Promise<OpnRedirectStatus> {
  if (member_id === null) return NO_UNPAID_ORDER;
  const { source_order_id, order_status } = orders;
  const [order] = await db
    .select({ v3: source_order_id })
    .from(orders)
    .where(
      and(
        eq(orders.member_id, member_id),
        eq(order_status, ORDER_STATUS.awaitingPayment),
        isNotNull(source_order_id),
      ),
    )
    .orderBy(desc(orders.create_time), desc(orders.id))
    .limit(1);
  return order?.v3 ? { status: 1, url: `/checkout?v3=${order.v3}` } : NO_UNPAID_ORDER;
}
