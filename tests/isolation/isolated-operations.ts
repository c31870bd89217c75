import { and, asc, desc, eq, inArray, type SQL } from "drizzle-orm";
import { type Deps, epochSeconds } from "../../backend/call.ts";
import { schema } from "../../backend/db/client.ts";
import { redeemCode } from "../../backend/modules/benefits/redeem-service.ts";
import { placeOrder } from "../../backend/modules/checkout/ordering-service.ts";
import { preOrder } from "../../backend/modules/checkout/pre-order-service.ts";
import { cancelOrder } from "../../backend/modules/orders/cancel-service.ts";
import { applyEvent, lockOrder } from "../../backend/modules/orders/order-event-service.ts";
import { runNextOutboxTask } from "../../backend/modules/payments/outbox-service.ts";
import type { PaymentRow } from "../../backend/modules/payments/payment-attempts.ts";
import { reconcileNext } from "../../backend/modules/payments/reconcile-service.ts";
import { refundOrder } from "../../backend/modules/payments/refund-service.ts";
import { settlePayment } from "../../backend/modules/payments/settle-service.ts";
import { ServiceError } from "../../backend/service-error.ts";
import { ORDER_STATUS } from "../../lib/contracts/codes.ts";
import {
  type OrderingBody,
  orderingBodySchema,
  type PreOrderBody,
  preOrderBodySchema,
} from "../../lib/contracts/orders.ts";

/**
 * One operation of the backend. For `settle`, `cancel`, `reject` and `refund`, `which` selects one of the possible
 * rows. Two processes with the same `which` select the same row. `check`, `refund-task` and `request-task` run one due
 * task, and `drain` runs all due tasks.
 */
export type Operation =
  | { kind: "order"; member_id: number; key: string; quote: PreOrderBody; body: OrderingBody }
  | { kind: "redeem"; member_id: number; code: string }
  | ({ kind: TargetKind } & Choice)
  | { kind: "drain" };
type Choice = { members: number[]; which: number };
export type TargetKind =
  | ("settle" | "cancel" | "reject" | "refund")
  | ("check" | "refund-task" | "request-task");

/** Runs an operation of the backend. Ignores a refusal (`ServiceError`) and throws every other error. */
export async function carryOut(deps: Deps, operation: Operation): Promise<void> {
  await runOperation(deps, operation).catch((error: unknown) => {
    if (!(error instanceof ServiceError)) throw error;
  });
}

async function runOperation(deps: Deps, operation: Operation): Promise<unknown> {
  switch (operation.kind) {
    case "order":
      return order(deps, operation);
    case "redeem":
      return redeemCode(deps, { ...operation, kind: "coin" });
    case "drain":
      return drain(deps);
    default:
      return TARGETED[operation.kind](deps, operation);
  }
}

const TARGETED: Record<TargetKind, (deps: Deps, choice: Choice) => Promise<unknown>> = {
  settle: async (deps, choice) => {
    const payment = await onePayment(deps, choice, ["requested", "confirming"]);
    return payment && settlePayment(deps, payment.id);
  },
  refund: async (deps, choice) => {
    const payment = await onePayment(deps, choice, ["refunding"]);
    return payment && refundOrder(deps, payment.order_id);
  },
  cancel: async (deps, choice) => {
    const order = await oneOrder(deps, choice);
    return order && cancelOrder(deps, { order_id: order.id, member_id: order.member_id });
  },
  reject: async (deps, choice) => {
    const order = await oneOrder(deps, choice);
    return order && reject(deps, order.id);
  },
  check: (deps) => reconcileNext(deps, "line-pay"),
  "refund-task": (deps) => runNextOutboxTask(deps, "payment-refund"),
  "request-task": (deps) => runNextOutboxTask(deps, "payment-request"),
};

async function drain(deps: Deps): Promise<void> {
  const next = [
    () => runNextOutboxTask(deps, "payment-request"),
    () => reconcileNext(deps, "line-pay"),
    () => runNextOutboxTask(deps, "payment-refund"),
  ];
  for (const one of next) while (await one());
}

type Submit = Extract<Operation, { kind: "order" }>;

async function order(deps: Deps, { member_id, key, quote, body }: Submit) {
  await preOrder(deps, { member_id, request: preOrderBodySchema.parse(quote) });
  return placeOrder(deps, { member_id, key, request: orderingBodySchema.parse(body) });
}

async function reject({ db, now }: Deps, order_id: number): Promise<void> {
  const event = { type: "store-rejects" as const };
  await db.transaction(async (tx) => {
    const order = await lockOrder(tx, order_id);
    await applyEvent(tx, order, { event, now: epochSeconds({ now }) });
  });
}

async function onePayment({ db }: Deps, { members, which }: Choice, among: PaymentRow["status"][]) {
  const { orders, payments } = schema;
  const rows = await db
    .select({ id: payments.id, order_id: payments.order_id })
    .from(payments)
    .innerJoin(orders, eq(orders.id, payments.order_id))
    .where(and(inArray(orders.member_id, members), inArray(payments.status, among)))
    .orderBy(asc(payments.id));
  return rows[which % rows.length];
}

/**
 * Selects an order that is unpaid, or that its store has not accepted yet. Paid orders come first, because their
 * cancellation or rejection leads to a refund.
 */
async function oneOrder({ db }: Deps, { members, which }: Choice) {
  const { orders } = schema;
  const isOpen: SQL | undefined = and(
    inArray(orders.member_id, members),
    inArray(orders.order_status, [ORDER_STATUS.awaitingPayment, ORDER_STATUS.ordered]),
  );
  const rows = await db
    .select({ id: orders.id, member_id: orders.member_id })
    .from(orders)
    .where(isOpen)
    .orderBy(desc(orders.pay_status), asc(orders.id));
  return rows[which % rows.length];
}
