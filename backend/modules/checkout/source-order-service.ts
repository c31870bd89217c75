import { and, eq, ne } from "drizzle-orm";
import { CODE, ORDER_STATUS } from "../../../lib/contracts/codes.ts";
import type { Deps } from "../../call.ts";
import type { Database } from "../../db/client.ts";
import { orders } from "../../db/schema/order-tables.ts";
import { ServiceError } from "../../service-error.ts";
import type { OrderRow } from "../orders/order-event-service.ts";
import { giveUpPayment } from "../payments/give-up-service.ts";

type Submitted = { member_id: number; source_order_id: string; fingerprint: string };

/**
 * The member's order under this partner number, or null. A cancelled order frees its number. Throws when the number
 * belongs to an order of the same member with other content.
 */
export async function orderOfSource(db: Database, submitted: Submitted): Promise<OrderRow | null> {
  const order = await findBySource(db, submitted);
  if (order && order.fingerprint !== submitted.fingerprint) {
    throw new ServiceError(CODE.refused, "這個合作訂單編號已使用過，請回合作夥伴重新開啟");
  }
  return order;
}

/** Ends the member's unpaid order under this number when another payment method or other content is submitted. */
export async function freeSource(deps: Deps, submitted: Submitted): Promise<void> {
  const order = await findBySource(deps.db, submitted);
  if (order === null || order.fingerprint === submitted.fingerprint) return;
  if (order.order_status === ORDER_STATUS.awaitingPayment) await giveUpPayment(deps, order);
}

/**
 * The partner's links carry no signature, so anyone can send any number. It is therefore looked up among the
 * member's own orders only. An order without a partner has an empty number.
 */
async function findBySource(
  db: Database,
  { member_id, source_order_id }: Submitted,
): Promise<OrderRow | null> {
  if (source_order_id === "") return null;
  const [order] = await db
    .select()
    .from(orders)
    .where(
      and(
        eq(orders.member_id, member_id),
        eq(orders.source_order_id, source_order_id),
        ne(orders.order_status, ORDER_STATUS.cancelled),
      ),
    );
  return order ?? null;
}
