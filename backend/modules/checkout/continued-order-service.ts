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
  /** The price of the submit, once it is known. An unpaid order of the same content is only found by its price. */
  pay_total?: number;
};

/**
 * The order that a submit continues, or null if it makes a new one. A submit may continue a cart just paid, the order
 * of the partner's number, or an order of the same content. If several match, the newest one counts.
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
 * Asks the customer about a placed order (RU-62), unless the submit names exactly this order as the confirmed one. A
 * submit without `again_after` cannot ask, so it continues the order (RU-22).
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

/** A courier session has one courier order at a time (RU-51). */
function isUnderWay({ dining_type, order_status }: OrderRow): boolean {
  return dining_type === DINING_TYPE.courier && order_status !== ORDER_STATUS.delivered;
}
