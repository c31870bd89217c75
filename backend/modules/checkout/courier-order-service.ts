import { and, eq, gt, inArray, isNull, ne, or } from "drizzle-orm";
import { CODE, ORDER_STATUS, PAY_STATUS, PAY_TYPE } from "../../../lib/contracts/codes.ts";
import type { Database, Transaction } from "../../db/client.ts";
import { courier_orders, parcel_images } from "../../db/schema/courier-tables.ts";
import { orders } from "../../db/schema/order-tables.ts";
import { newestCourierOrder } from "../courier/courier-status-service.ts";
import type { OrderRow } from "../orders/order-event-service.ts";
import type { CourierOrderPart, MaybeCourierOrder } from "./courier-order-request.ts";
import type { Disallowed } from "./disallow-rules.ts";

const UNDER_WAY_STATUSES = [ORDER_STATUS.ordered, ORDER_STATUS.confirming, ORDER_STATUS.delivering];

/** Returns a refusal if the courier session already has a courier order under way, or else null (RU-51). */
export async function refuseOpenCourierOrder(
  db: Database,
  { courierOrder }: MaybeCourierOrder,
): Promise<Disallowed | null> {
  if (!courierOrder) return null;
  const open = await newestCourierOrder(
    db,
    courierOrder.courier_session_id,
    inArray(orders.order_status, UNDER_WAY_STATUSES),
  );
  if (!open) return null;
  const message = "這個連線已有進行中的快遞訂單";
  return { code: CODE.refused, message, reason: "courier-order-open" };
}

/** Finds the unpaid courier order of the session. A new courier order replaces it. */
export async function findWaitingCourierOrder(db: Database, courierOrder: CourierOrderPart) {
  const found = await newestCourierOrder(
    db,
    courierOrder.courier_session_id,
    eq(orders.order_status, ORDER_STATUS.awaitingPayment),
  );
  return found?.order ?? null;
}

type PaidQuery = {
  courierOrder: CourierOrderPart;
  to: { lat: number; lng: number };
  since: number;
};

/**
 * Returns the session's newest courier order that was paid after `since` and is not cancelled, if its route and its
 * number of parcels equal those of the request. The sender may not have seen the result of this order yet. Orders of
 * NT$0 are not searched.
 */
export async function findPaidCourierOrder(
  db: Database,
  { courierOrder, to, since }: PaidQuery,
): Promise<OrderRow | null> {
  const isPaidRecently = and(
    eq(orders.pay_status, PAY_STATUS.paid),
    ne(orders.pay_type, PAY_TYPE.zeroAmount),
    ne(orders.order_status, ORDER_STATUS.cancelled),
    gt(orders.paid_time, since),
  );
  const found = await newestCourierOrder(db, courierOrder.courier_session_id, isPaidRecently);
  if (!found) return null;
  const isSame =
    found.courierOrder.pickup_lat === courierOrder.pickup_lat &&
    found.courierOrder.pickup_lng === courierOrder.pickup_lng &&
    found.courierOrder.quantity === courierOrder.quantity &&
    found.order.lat === to.lat &&
    found.order.lng === to.lng;
  return isSame ? found.order : null;
}

/**
 * Writes the fields of the courier order and assigns the unused photos of its session to the order. A photo is unused
 * if it belongs to no order, or to an order that was cancelled before it was paid.
 */
export async function insertCourierOrder(
  tx: Transaction,
  order_id: number,
  courierOrder: CourierOrderPart,
) {
  await tx.insert(courier_orders).values({
    ...courierOrder,
    order_id,
    pickup_contact_name: courierOrder.pickup_contact_name.trim(),
    address_label: courierOrder.address_label.trim(),
    optional_text: courierOrder.optional_text.trim(),
  });
  const unpaid = tx
    .select({ id: orders.id })
    .from(orders)
    .where(
      and(
        eq(orders.order_status, ORDER_STATUS.cancelled),
        inArray(orders.pay_status, [PAY_STATUS.unpaid, PAY_STATUS.failed]),
      ),
    );
  await tx
    .update(parcel_images)
    .set({ order_id })
    .where(
      and(
        eq(parcel_images.courier_session_id, courierOrder.courier_session_id),
        or(isNull(parcel_images.order_id), inArray(parcel_images.order_id, unpaid)),
      ),
    );
}
