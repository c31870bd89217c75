import { and, eq } from "drizzle-orm";
import { type Deps, epochSeconds } from "../call.ts";
import { payments } from "../db/schema/order-tables.ts";
import { applyEvent, lockOrder } from "../orders/order-event-service.ts";
import { changePayment, type PaymentRow, readPayment } from "./payment-attempts.ts";
import { gatewayOf } from "./payment-gateways.ts";
import { bookMoney } from "./verdict-service.ts";

/** Gives back whatever of an order's money is on its way back; true when nothing is left to return. */
export async function refundOrder(deps: Deps, order_id: number): Promise<boolean> {
  const rows = await deps.db
    .select()
    .from(payments)
    .where(and(eq(payments.order_id, order_id), eq(payments.status, "refunding")));
  const results: boolean[] = [];
  for (const payment of rows) results.push(await refund(deps, payment));
  return results.every(Boolean);
}

/** The same sum each time: the provider returns it once, however often it is asked. */
async function refund(deps: Deps, payment: PaymentRow): Promise<boolean> {
  const { id, transaction_id, order_id } = payment;
  if (transaction_id === null) return true;
  const amount = payment.refund_amount ?? payment.amount;
  const known = { ...payment, transaction_id };
  const answer = await gatewayOf(deps, payment.provider).refund(known, amount);
  if (!answer.ok) {
    deps.log.error(`payments: refund not done: ${answer.why}`, { payment_id: id, order_id });
    return false;
  }
  await deps.db.transaction(async (tx) => {
    const now = epochSeconds(deps);
    const order = await lockOrder(tx, order_id);
    const { status } = await readPayment(tx, id);
    if (status !== "refunding") return;
    await changePayment(tx, id, { status: "refunded", update_time: now });
    await bookMoney(tx, { ...payment, amount }, { entry: "refund", now });
    await applyEvent(tx, order, { event: { type: "refunded" }, now });
  });
  return true;
}
