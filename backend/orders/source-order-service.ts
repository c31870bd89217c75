import { and, eq, ne } from "drizzle-orm";
import { CODE, ORDER_STATUS } from "../../lib/contracts/codes.ts";
import type { Deps } from "../call.ts";
import type { Database } from "../db/client.ts";
import { orders } from "../db/schema/order-tables.ts";
import { giveUpPayment } from "../payments/give-up-service.ts";
import { ServiceError } from "../service-error.ts";
import type { OrderRow } from "./order-event-service.ts";

type Asked = { member_id: number; source_order_id: string };

type Submitted = Asked & { fingerprint: string };

/** The partner's number is for one order. A cancelled one gives it back: the person may try again. */
export async function orderOfSource(
  db: Database,
  { member_id, source_order_id, fingerprint }: Submitted,
): Promise<OrderRow | null> {
  const order = await findBySource(db, source_order_id);
  if (order && (order.member_id !== member_id || order.fingerprint !== fingerprint)) {
    throw sourceTaken();
  }
  return order;
}

/** The own order that was not paid gives way to what is submitted now: with another method, or other content. */
export async function freeSource(
  deps: Deps,
  { member_id, source_order_id, fingerprint }: Submitted,
): Promise<void> {
  const order = await findBySource(deps.db, source_order_id);
  const isReplaced =
    order?.member_id === member_id &&
    order.fingerprint !== fingerprint &&
    order.order_status === ORDER_STATUS.awaitingPayment;
  if (isReplaced) await giveUpPayment(deps, order.id);
}

/** Before anything is submitted only somebody else's number is refused: the own order may wait for its payment. */
export async function assertSourceFree(
  db: Database,
  { member_id, source_order_id }: Asked,
): Promise<void> {
  const order = await findBySource(db, source_order_id);
  if (order && order.member_id !== member_id) throw sourceTaken();
}

/** Empty: an order of the own flow, which has no partner. */
async function findBySource(db: Database, source_order_id: string): Promise<OrderRow | null> {
  if (source_order_id === "") return null;
  const isStanding = ne(orders.order_status, ORDER_STATUS.cancelled);
  const [order] = await db
    .select()
    .from(orders)
    .where(and(eq(orders.source_order_id, source_order_id), isStanding));
  return order ?? null;
}

/** Not yours and already used sound the same. */
function sourceTaken(): ServiceError {
  return new ServiceError(CODE.refused, "這個合作訂單編號已使用過，請回合作夥伴重新開啟");
}
