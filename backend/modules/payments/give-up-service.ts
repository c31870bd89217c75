import { CODE, ORDER_STATUS } from "../../../lib/contracts/codes.ts";
import { type Deps, epochSeconds } from "../../call.ts";
import type { Transaction } from "../../db/client.ts";
import { ServiceError } from "../../service-error.ts";
import { applyEvent, lockOrder, type OrderRow } from "../orders/order-event-service.ts";
import { changePayment, liveAttempts, type PaymentRow } from "./payment-attempts.ts";
import { unpaidEnding } from "./payment-endings.ts";
import type { LookUpStatus } from "./payment-gateway.ts";
import { lookUpForPayer } from "./payment-gateways.ts";
import { isRequestInProgress } from "./payment-request-service.ts";
import { settleForPayer } from "./settle-service.ts";

/**
 * Ends an unpaid order because its payer submits another order. If the look-up shows that the payer has paid it in the
 * meantime, the payment is settled and the order stays. If the result of its payment is unknown, the submit is refused.
 * If the order has ended and the payer then pays on a payment page that is still open, the money is refunded.
 *
 * Locks: the row of the order.
 */
export async function giveUpPayment(
  deps: Deps,
  { id: order_id, member_id }: OrderRow,
): Promise<OrderRow> {
  const idle = new Set<number>();
  for (const payment of await liveAttempts(deps.db, { order_id })) {
    const state = await attemptStateOf(deps, payment, member_id);
    if (state === "idle") idle.add(payment.id);
    if (state === "moving") await settleForPayer(deps, payment.id, member_id);
  }
  const order = await deps.db.transaction((tx) => endOrder(tx, deps, { order_id, idle }));
  if (!order)
    throw new ServiceError(
      CODE.refused,
      "上一筆訂單的付款還在確認中，請稍候再試",
      "earlier-payment-pending",
    );
  return order;
}

/**
 * The state of an attempt. `idle`: the attempt is unpaid, and no call to the provider is in progress. `moving`: the
 * payment must be settled. `unknown`: the payment request may still be in progress, or the provider cannot report the
 * result.
 */
type AttemptState = "idle" | "moving" | "unknown";

const ATTEMPT_STATES: Record<LookUpStatus, AttemptState> = {
  untouched: "idle",
  spent: "idle",
  failed: "idle",
  authorised: "moving",
  paid: "moving",
  "other-amount": "moving",
  unsure: "unknown",
};

async function attemptStateOf(
  deps: Deps,
  payment: PaymentRow,
  member_id: number,
): Promise<AttemptState> {
  const { status, transaction_id, payment_url_web } = payment;
  if (status === "created") {
    return transaction_id === null && !isRequestInProgress(deps, payment) ? "idle" : "unknown";
  }
  // An attempt without a payment page may have been charged by the request itself, so it must be settled.
  if (status === "confirming" || transaction_id === null || payment_url_web === "") return "moving";
  return ATTEMPT_STATES[await lookUpForPayer(deps, { ...payment, transaction_id }, member_id)];
}

type OrderEnd = { order_id: number; idle: Set<number> };

/**
 * Ends the order if all its attempts are idle, and returns it. An order that no longer waits for a payment is returned
 * unchanged. Returns null if an attempt is not idle, for example because it was started after the look-up.
 */
async function endOrder(
  tx: Transaction,
  deps: Deps,
  { order_id, idle }: OrderEnd,
): Promise<OrderRow | null> {
  const now = epochSeconds(deps);
  const order = await lockOrder(tx, order_id);
  if (order.order_status !== ORDER_STATUS.awaitingPayment) return order;
  const attempts = await liveAttempts(tx, { order_id });
  if (attempts.some(({ id, status }) => !idle.has(id) || status === "confirming")) return null;
  for (const attempt of attempts) {
    await changePayment(tx, attempt.id, unpaidEnding(deps, attempt, now));
  }
  return applyEvent(tx, order, { event: { type: "payment-failed" }, now });
}
