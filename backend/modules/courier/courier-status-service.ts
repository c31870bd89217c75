import { and, desc, eq, type SQL } from "drizzle-orm";
import {
  type CourierOrder,
  courierOrderSchema,
  type ExpressStatus,
} from "../../../lib/contracts/courier.ts";
import { type CourierSession, type Deps, epochSeconds } from "../../call.ts";
import type { Database } from "../../db/client.ts";
import { courier_orders } from "../../db/schema/courier-tables.ts";
import { orders } from "../../db/schema/order-tables.ts";
import { orderProgress } from "../orders/order-progress-service.ts";
import { listImages } from "./image-service.ts";

/** Returns the newest courier order of the courier session, and all photos of the session (API-18). */
export async function courierStatus(
  deps: Deps,
  courierSession: CourierSession,
): Promise<ExpressStatus> {
  const [order, images] = await Promise.all([
    shownCourierOrder(deps, courierSession),
    listImages(deps.db, courierSession),
  ]);
  return {
    status: order?.order_status ?? 0,
    order_id: order?.id ?? 0,
    expire_time: courierSession.expire_time,
    order,
    images,
  };
}

/** Returns the session's newest courier order that matches `condition`, or null. */
export async function newestCourierOrder(
  db: Database,
  courier_session_id: number,
  condition?: SQL,
) {
  const [newest] = await db
    .select({ order: orders, courierOrder: courier_orders })
    .from(courier_orders)
    .innerJoin(orders, eq(orders.id, courier_orders.order_id))
    .where(and(eq(courier_orders.courier_session_id, courier_session_id), condition))
    .orderBy(desc(orders.id))
    .limit(1);
  return newest ?? null;
}

async function shownCourierOrder(deps: Deps, { id }: CourierSession): Promise<CourierOrder | null> {
  const newest = await newestCourierOrder(deps.db, id);
  if (!newest) return null;
  const { order, courierOrder } = newest;
  const { progress } = await orderProgress(deps.db, order.id, epochSeconds(deps));
  const { pickup_city_name, pickup_area_name, pickup_street } = courierOrder;
  return courierOrderSchema.parse({
    ...order,
    ...courierOrder,
    ...progress,
    // This backend charges no cancellation fee, because no call reports that a courier waited and then cancelled the
    // order (RU-50).
    cancel_fee: 0,
    pickup: {
      contact_name: courierOrder.pickup_contact_name,
      contact_phone: courierOrder.pickup_contact_phone,
      address: `${pickup_city_name}${pickup_area_name}${pickup_street}`,
      remark: courierOrder.pickup_remark,
    },
    destination: {
      contact_name: order.contact_name,
      contact_phone: order.contact_phone,
      address: `${order.city_name}${order.area_name}${order.street}`,
      remark: order.address_remark,
    },
  });
}
