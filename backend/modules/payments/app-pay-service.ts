import { and, eq } from "drizzle-orm";
import { REASON } from "../../../lib/contracts/answer-code.ts";
import { CODE, ORDER_STATUS } from "../../../lib/contracts/codes.ts";
import type { Deps } from "../../call.ts";
import { orders } from "../../db/schema/order-tables.ts";
import { payments } from "../../db/schema/payment-tables.ts";
import { ServiceError } from "../../service-error.ts";
import { type OwnOrder, ownedBy } from "../orders/own-order.ts";
import { currentAttempt } from "./payment-attempts.ts";
import { lookUpForPayer } from "./payment-gateways.ts";
import { settleForPayer } from "./settle-service.ts";

const WAITING = "付款確認中，請在 icash Pay 完成付款";

/**
 * Settles the payment of an order that is paid in the icash Pay app (API-03). Throws an error with the reason
 * `payment-pending` while the payer has not finished.
 *
 * The page makes this call every few seconds, and settling would lock the order and claim the attempt each time.
 * Therefore, while the order waits for its payment, the backend first looks up a requested attempt at the provider. It
 * settles the attempt only if the look-up finds a result.
 */
export async function appPayConfirm(deps: Deps, own: OwnOrder): Promise<null> {
  const order = await findOwnOrder(deps, own);
  if (order.order_status >= ORDER_STATUS.ordered) return null;
  const isAwaited = order.order_status === ORDER_STATUS.awaitingPayment;
  const payment = await currentAttempt(deps.db, order.id);
  if (isAwaited && (await isUndecided(deps, payment, own.member_id))) throw pendingError();
  const outcome = await settleForPayer(deps, payment.id, own.member_id);
  if (!outcome.ok) throw new ServiceError(outcome.code, outcome.message, outcome.reason);
  // This attempt has ended, but another attempt can still be paid.
  if (outcome.placed.order_status === ORDER_STATUS.awaitingPayment) throw pendingError();
  return null;
}

type Attempt = Awaited<ReturnType<typeof currentAttempt>>;

async function isUndecided(deps: Deps, payment: Attempt, member_id: number): Promise<boolean> {
  const { status, transaction_id } = payment;
  if (status === "created") return true;
  if (status !== "requested" || transaction_id === null) return false;
  const look = await lookUpForPayer(deps, { ...payment, transaction_id }, member_id);
  return look === "untouched" || look === "unsure" || look === "spent";
}

/**
 * Finds the order. The error is the same for an order of another member, for an unknown order and for an order without
 * a payment attempt with icash Pay.
 */
async function findOwnOrder({ db }: Deps, { order_id, ...owner }: OwnOrder) {
  const [own] = await db
    .select({ id: orders.id, order_status: orders.order_status })
    .from(orders)
    .innerJoin(payments, eq(payments.order_id, orders.id))
    .where(and(eq(orders.id, order_id), ownedBy(db, owner), eq(payments.provider, "icash-pay")))
    .limit(1);
  if (!own) throw new ServiceError(CODE.refused, "找不到這筆付款", "unknown-payment");
  return own;
}

function pendingError() {
  return new ServiceError(CODE.refused, WAITING, REASON.paymentPending);
}
