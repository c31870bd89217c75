import { eq } from "drizzle-orm";
import { REASON } from "../../../lib/contracts/answer-code.ts";
import { CODE, ORDER_STATUS } from "../../../lib/contracts/codes.ts";
import type { PlacedOrder } from "../../../lib/contracts/orders.ts";
import type { Deps } from "../../call.ts";
import { orders } from "../../db/schema/order-tables.ts";
import { ServiceError } from "../../service-error.ts";
import { type Outcome, outcomeOf, PENDING } from "../orders/order-outcome.ts";
import { findSubmit } from "./idempotency-service.ts";

/**
 * Returns the order of a submit whose answer was lost (RU-63), and changes no data. Throws with the reason `not-placed`
 * if the key has no order, with `payment-pending` while the submit is still running, and with the code paymentFailed if
 * the payment failed or the order was cancelled.
 */
export async function submitResult(
  deps: Deps,
  submit: { member_id: number; key: string },
): Promise<PlacedOrder> {
  const found = await findSubmit(deps, submit);
  if (found === null) throw new ServiceError(CODE.refused, "訂單沒有送出", REASON.notPlaced);
  const outcome = found === "running" ? PENDING : await currentOutcome(deps, found);
  if (!outcome.ok) throw new ServiceError(outcome.code, outcome.message, outcome.reason);
  return outcome.placed;
}

/**
 * Returns a stored refusal unchanged, or else the current outcome of the order. The payment page of the stored outcome
 * is returned only while the order is unpaid.
 */
async function currentOutcome(
  { db }: Deps,
  found: { order_id: number } | { outcome: Outcome },
): Promise<Outcome> {
  if ("outcome" in found && !found.outcome.ok) return found.outcome;
  const stored = "outcome" in found && found.outcome.ok ? found.outcome.placed : null;
  const id = stored?.id ?? ("order_id" in found ? found.order_id : 0);
  const [order] = await db.select().from(orders).where(eq(orders.id, id));
  if (!order) throw new Error(`submit-result: no order ${id}`);
  const isUnpaid = order.order_status === ORDER_STATUS.awaitingPayment;
  return outcomeOf(order, isUnpaid ? stored?.payment_url_web : "");
}
