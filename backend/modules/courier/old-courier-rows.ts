import { and, eq, inArray, isNull, lt, notExists } from "drizzle-orm";
import { type Deps, epochSeconds } from "../../call.ts";
import { courier_orders, courier_sessions, parcel_images } from "../../db/schema/courier-tables.ts";
import { COURIER_SESSION_SECONDS } from "./courier-session-service.ts";

/**
 * Deletes photos that belong to no order and whose courier session was opened more than a day ago. Then deletes the
 * courier sessions that were opened more than a day ago and have no order and no photo.
 */
export async function deleteOldCourierRows(deps: Pick<Deps, "db" | "now">): Promise<void> {
  const { db } = deps;
  const isExpired = lt(courier_sessions.create_time, epochSeconds(deps) - COURIER_SESSION_SECONDS);
  const expiredIds = db.select({ id: courier_sessions.id }).from(courier_sessions).where(isExpired);
  await db
    .delete(parcel_images)
    .where(
      and(isNull(parcel_images.order_id), inArray(parcel_images.courier_session_id, expiredIds)),
    );
  const ordersOfSession = db
    .select({ id: courier_orders.order_id })
    .from(courier_orders)
    .where(eq(courier_orders.courier_session_id, courier_sessions.id));
  const imagesOfSession = db
    .select({ id: parcel_images.id })
    .from(parcel_images)
    .where(eq(parcel_images.courier_session_id, courier_sessions.id));
  await db
    .delete(courier_sessions)
    .where(and(isExpired, notExists(ordersOfSession), notExists(imagesOfSession)));
}
