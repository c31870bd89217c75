import { and, desc, eq, gt, ne, type SQL } from "drizzle-orm";
import { IMMEDIATE, ORDER_STATUS, PAY_STATUS, PAY_TYPE } from "../../../lib/contracts/codes.ts";
import type { AddressedOrder } from "../../../lib/contracts/orders.ts";
import type { Database } from "../../db/client.ts";
import { order_items, orders } from "../../db/schema/order-tables.ts";
import type { OrderRow } from "../orders/order-event-service.ts";
import type { MaybeCourierOrder } from "./courier-order-request.ts";
import { findPaidCourierOrder, findWaitingCourierOrder } from "./courier-order-service.ts";
import { cartHash } from "./order-fingerprint.ts";
import { REPEAT_SECONDS } from "./same-order-service.ts";

type Cart = { member_id: number; request: AddressedOrder & MaybeCourierOrder };

/**
 * Finds an earlier unpaid order of the same cart, or for a courier order any unpaid order of its courier session. The
 * earlier order must be ended before the next order is placed, because the customer could still pay it (RU-25).
 */
export function findWaitingCart(db: Database, cart: Cart): Promise<OrderRow | null> {
  const { courierOrder } = cart.request;
  if (courierOrder) return findWaitingCourierOrder(db, courierOrder);
  return findCart(db, cart, { condition: eq(orders.order_status, ORDER_STATUS.awaitingPayment) });
}

/**
 * Finds an order of the same cart for the same time and place that was paid within the last minute and is not
 * cancelled. The customer may not have seen the result yet. Orders of NT$0 are not searched.
 */
export function findPaidCart(
  db: Database,
  { now, ...cart }: Cart & { now: number },
): Promise<OrderRow | null> {
  const { courierOrder, ...to } = cart.request;
  if (courierOrder)
    return findPaidCourierOrder(db, { courierOrder, to, since: now - REPEAT_SECONDS });
  const isPaidRecently = and(
    eq(orders.pay_status, PAY_STATUS.paid),
    ne(orders.pay_type, PAY_TYPE.zeroAmount),
    ne(orders.order_status, ORDER_STATUS.cancelled),
    gt(orders.paid_time, now - REPEAT_SECONDS),
  );
  return findCart(db, cart, {
    condition: isPaidRecently,
    isMatch: (order) => isForSame(order, cart.request),
  });
}

/**
 * Returns true if the order is for the time and place of the request. The times are not compared in SQL, because the
 * time of the request is not validated yet and may exceed the column's range.
 */
function isForSame(order: OrderRow, request: AddressedOrder): boolean {
  const { is_reservation, reservation_start_time, lat, lng } = request;
  const start = is_reservation === 1 ? reservation_start_time : IMMEDIATE;
  return order.reservation_start_time === start && order.lat === lat && order.lng === lng;
}

type CartSearch = { condition: SQL | undefined; isMatch?: (order: OrderRow) => boolean };

/**
 * Finds an order of the same cart. Two carts are the same if their products, store and dining type are equal. The pay
 * type, benefits, notes and invoice may differ.
 */
async function findCart(
  db: Database,
  { member_id, request }: Cart,
  { condition, isMatch = () => true }: CartSearch,
) {
  const rows = await db
    .select({ order: orders, food: order_items.request })
    .from(orders)
    .innerJoin(order_items, eq(order_items.order_id, orders.id))
    .where(
      and(
        eq(orders.member_id, member_id),
        eq(orders.store_id, request.store_id),
        eq(orders.dining_type, request.dining_type),
        condition,
      ),
    )
    .orderBy(desc(orders.id));
  const requestedHash = cartHash(request.foods);
  const candidates = rows.filter(({ order }) => isMatch(order));
  const placed = [...Map.groupBy(candidates, ({ order }) => order.id).values()];
  const same = placed.find((lines) => cartHash(lines.map(({ food }) => food)) === requestedHash);
  return same?.[0]?.order ?? null;
}
