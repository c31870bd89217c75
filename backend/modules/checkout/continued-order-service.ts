import { DINING_TYPE, ORDER_STATUS } from "../../../lib/contracts/codes.ts";
import {
  type AddressedOrder,
  type OrderingRequest,
  sameOrderSchema,
} from "../../../lib/contracts/orders.ts";
import type { Database } from "../../db/client.ts";
import { SameOrderError } from "../../service-error.ts";
import type { OrderRow } from "../orders/order-event-service.ts";
import type { MaybeCourierOrder } from "./courier-order-request.ts";
import { findPaidCart } from "./same-cart-service.ts";
import { findSameOrder } from "./same-order-service.ts";
import { orderOfSource } from "./source-order-service.ts";

type Submitted = {
  member_id: number;
  request: AddressedOrder & MaybeCourierOrder;
  fingerprint: string;
  now: number;
  /**
   * The price of the submitted order, if it is known. An unpaid order with the same content that was placed within the
   * last minute is found without this price. An older unpaid order is found only if its price equals this price.
   */
  pay_total?: number;
};

/**
 * Returns the earlier order that a submit repeats, or null if the submit places a new order. The earlier order has the
 * same cart and was just paid, or has the same partner order number, or has the same content. If several orders match,
 * only the newest of them counts. Throws if the customer must first be asked (`continueOrAsk`), or if the partner order
 * number belongs to an order with other content (`orderOfSource`).
 */
export async function findContinuedOrder(
  db: Database,
  submitted: Submitted,
): Promise<OrderRow | null> {
  const { member_id, request, fingerprint } = submitted;
  const { source_order_id } = request;
  const paid = await findPaidCart(db, submitted);
  const sourced = paid
    ? null
    : await orderOfSource(db, { member_id, source_order_id, fingerprint });
  const same = await findSameOrder(db, submitted);
  const matches = [paid, sourced, same].filter((order) => order !== null);
  const [newest] = matches.toSorted((one, other) => other.id - one.id);
  return newest ? continueOrAsk(newest, request) : null;
}

/**
 * Decides what happens after an earlier order was found. An unpaid earlier order is returned, so that it is continued.
 * A submit without `again_after` comes from a page or a partner that cannot ask the customer, so the earlier order is
 * returned too (RU-22). If `again_after` is the id of the earlier order, the customer has already agreed to order
 * again, and null is returned. Any other `again_after` leads to an error that makes the page ask the customer whether
 * to order again (RU-62).
 */
function continueOrAsk(
  earlier: OrderRow,
  { again_after }: Pick<OrderingRequest, "again_after">,
): OrderRow | null {
  const isUnpaid = earlier.order_status === ORDER_STATUS.awaitingPayment;
  if (isUnpaid || again_after === undefined) return earlier;
  if (String(again_after) === String(earlier.id)) return null;
  throw new SameOrderError(
    "剛下過同一單，請到訂單查詢確認",
    sameOrderSchema.parse({ ...earlier, can_repeat: isUnderWay(earlier) ? 0 : 1 }),
  );
}

/**
 * Returns true for a courier order that is not delivered. It cannot be repeated, because a courier session has at most
 * one courier order under way at a time (RU-51).
 */
function isUnderWay({ dining_type, order_status }: OrderRow): boolean {
  return dining_type === DINING_TYPE.courier && order_status !== ORDER_STATUS.delivered;
}
