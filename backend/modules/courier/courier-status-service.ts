import { desc, eq } from "drizzle-orm";
import {
  type CourierOrder,
  courierOrderSchema,
  type ExpressStatus,
} from "../../../lib/contracts/courier.ts";
import { type Deps, type ExpressSession, epochSeconds } from "../../call.ts";
import { errands } from "../../db/schema/express-tables.ts";
import { orders } from "../../db/schema/order-tables.ts";
import { orderProgress } from "../orders/order-progress-service.ts";
import { listImages } from "./image-service.ts";

/** The state of a session's newest courier order (API-18). */
export async function expressStatus(deps: Deps, express: ExpressSession): Promise<ExpressStatus> {
  const [order, images] = await Promise.all([
    newestCourierOrder(deps, express),
    listImages(deps.db, express),
  ]);
  return {
    status: order?.order_status ?? 0,
    order_id: order?.id ?? 0,
    expire_time: express.expire_time,
    order,
    images,
  };
}

async function newestCourierOrder(
  deps: Deps,
  { id }: ExpressSession,
): Promise<CourierOrder | null> {
  const [newest] = await deps.db
    .select({ order: orders, courierOrder: errands })
    .from(errands)
    .innerJoin(orders, eq(orders.id, errands.order_id))
    .where(eq(errands.express_id, id))
    .orderBy(desc(orders.id))
    .limit(1);
  if (!newest) return null;
  const { order, courierOrder } = newest;
  const { progress } = await orderProgress(deps.db, order.id, epochSeconds(deps));
  const { pickup_city_name, pickup_area_name, pickup_street } = courierOrder;
  return courierOrderSchema.parse({
    ...order,
    ...courierOrder,
    ...progress,
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
