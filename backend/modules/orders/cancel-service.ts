import { CODE, ORDER_STATUS } from "../../../lib/contracts/codes.ts";
import type { OrderProgress } from "../../../lib/contracts/order-detail.ts";
import { type Deps, epochSeconds } from "../../call.ts";
import type { Transaction } from "../../db/client.ts";
import { type Refusal, ServiceError } from "../../service-error.ts";
import { applyEvent, lockOrder, type OrderRow } from "./order-event-service.ts";
import { orderProgress } from "./order-progress-service.ts";
import { type OwnOrder, ownOrder } from "./own-order.ts";

/**
 * Cancels an order for the customer. A repeated cancellation changes nothing (RU-30). Locks: the row of the order, then
 * the locks of `applyEvent`.
 */
export async function cancelOrder(deps: Deps, own: OwnOrder): Promise<OrderProgress> {
  await ownOrder(deps.db, own);
  await deps.db.transaction((tx) => cancel(tx, deps, own.order_id));
  const { progress } = await orderProgress(deps.db, own.order_id, epochSeconds(deps));
  return progress;
}

async function cancel(tx: Transaction, deps: Pick<Deps, "now">, order_id: number): Promise<void> {
  const order = await lockOrder(tx, order_id);
  // The clock is read after the lock, because waiting for the lock may take time.
  const now = epochSeconds(deps);
  const after = await applyEvent(tx, order, { event: { type: "cancelled", now }, now });
  if (after.order_status === ORDER_STATUS.cancelled) return;
  const { message, reason } = tooLate(order);
  throw new ServiceError(CODE.refused, message, reason);
}

function tooLate({ order_status, is_reservation }: OrderRow): Refusal {
  switch (order_status) {
    case ORDER_STATUS.ordered:
      return is_reservation === 1
        ? { message: "店家已開始準備，無法取消", reason: "store-preparing" }
        : { message: "已超過 5 分鐘，無法取消", reason: "cancel-time-over" };
    case ORDER_STATUS.awaitingPayment:
      return { message: "訂單等待付款中，未付款將自動取消", reason: "awaiting-payment" };
    default:
      return { message: "店家已接單，無法取消", reason: "store-accepted" };
  }
}
