import { and, asc, eq, ne } from "drizzle-orm";
import { CODE, type DiningType, ORDER_STATUS } from "../../../lib/contracts/codes.ts";
import type { OrderFood } from "../../../lib/contracts/order-foods.ts";
import type { Deps } from "../../call.ts";
import type { Database } from "../../db/client.ts";
import { order_items, orders } from "../../db/schema/order-tables.ts";
import { ServiceError } from "../../service-error.ts";
import type { OrderRow } from "../orders/order-event-service.ts";
import { giveUpPayment } from "../payments/give-up-service.ts";

type Submitted = { member_id: number; source_order_id: string; fingerprint: string };

/**
 * Returns the member's order with this partner order number, or null. A cancelled order frees its number. Throws if the
 * number belongs to an order of the same member with other content.
 */
export async function orderOfSource(db: Database, submitted: Submitted): Promise<OrderRow | null> {
  const order = await findBySource(db, submitted);
  if (order && order.fingerprint !== submitted.fingerprint) {
    throw usedNumber();
  }
  return order;
}

type Sourced = {
  source_order_id: string;
  store_id: number;
  dining_type: DiningType;
  foods: OrderFood[];
};

/**
 * Completes a request without foods (CK-92). A browser sends such a request if it does not have the cart of the
 * partner's order. The request gets the foods and the store of the member's order with this partner order number.
 * Throws if there is no such order. When the checkout page is opened, its request has no store (`store_id` 0). Such a
 * request also gets the dining type of the order, and an error is thrown if the order no longer waits for its payment.
 */
export async function withSourcedFoods<Request extends Sourced>(
  db: Database,
  { member_id, request }: { member_id: number | null; request: Request },
): Promise<Request> {
  const { source_order_id, store_id } = request;
  if (request.foods.length > 0) return request;
  const order = member_id === null ? null : await findBySource(db, { member_id, source_order_id });
  if (!order)
    throw new ServiceError(
      CODE.refused,
      "找不到這筆合作訂單，請回合作夥伴重新開啟",
      "partner-order-unknown",
    );
  const isEntering = store_id === 0;
  if (isEntering && order.order_status !== ORDER_STATUS.awaitingPayment) throw usedNumber();
  const lines = await db
    .select({ request: order_items.request })
    .from(order_items)
    .where(eq(order_items.order_id, order.id))
    .orderBy(asc(order_items.position));
  return {
    ...request,
    ...(isEntering && { dining_type: order.dining_type }),
    store_id: order.store_id,
    foods: lines.map((line) => line.request),
  };
}

function usedNumber(): ServiceError {
  return new ServiceError(
    CODE.refused,
    "這個合作訂單編號已使用過，請回合作夥伴重新開啟",
    "partner-order-used",
  );
}

/**
 * Ends the member's unpaid order with this partner order number if the content of the submit is different, for example
 * its pay type.
 */
export async function freeSource(deps: Deps, submitted: Submitted): Promise<void> {
  const order = await findBySource(deps.db, submitted);
  if (order === null || order.fingerprint === submitted.fingerprint) return;
  if (order.order_status === ORDER_STATUS.awaitingPayment) await giveUpPayment(deps, order);
}

/**
 * The partner's links are not signed, so anyone can send any partner order number. Therefore the number is looked up
 * only among the member's own orders. A request that comes from no partner has an empty number and finds no order.
 */
async function findBySource(
  db: Database,
  { member_id, source_order_id }: Pick<Submitted, "member_id" | "source_order_id">,
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
