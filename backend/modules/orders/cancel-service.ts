import { CODE, ORDER_STATUS } from "../../../lib/contracts/codes.ts";
import type { OrderProgress } from "../../../lib/contracts/order-detail.ts";
import { type Deps, epochSeconds } from "../../call.ts";
import type { Database } from "../../db/client.ts";
import { ServiceError } from "../../service-error.ts";
import { applyEvent, lockOrder } from "./order-event-service.ts";
import { orderProgress } from "./order-progress-service.ts";
import { type OwnOrder, ownOrder } from "./own-order.ts";

/** The customer cancels the order. A repeated cancellation gets the same answer (RU-30). */
export async function cancelOrder(deps: Deps, own: OwnOrder): Promise<OrderProgress> {
  await ownOrder(deps.db, own);
  await deps.db.transaction((tx) => cancel({ ...deps, db: tx }, own.order_id));
  const { progress } = await orderProgress(deps.db, own.order_id, epochSeconds(deps));
  return progress;
}

type Cancelling = Pick<Deps, "now"> & { db: Database };

async function cancel(deps: Cancelling, order_id: number): Promise<void> {
  const order = await lockOrder(deps.db, order_id);
  // Read after the lock: waiting for it may have taken time.
  const now = epochSeconds(deps);
  const after = await applyEvent(deps.db, order, { event: { type: "cancelled", now }, now });
  if (after.order_status === ORDER_STATUS.cancelled) return;
  throw new ServiceError(CODE.refused, tooLate(order.order_status));
}

function tooLate(order_status: number): string {
  switch (order_status) {
    case ORDER_STATUS.ordered:
      return "已超過 5 分鐘，無法取消";
    case ORDER_STATUS.awaitingPayment:
      return "訂單等待付款中，未付款將自動取消";
    default:
      return "店家已接單，無法取消";
  }
}
