import { setTimeout as sleep } from "node:timers/promises";
import { and, eq, type SQL } from "drizzle-orm";
import { CODE, ORDER_STATUS } from "../../../lib/contracts/codes.ts";
import type { PlacedOrder } from "../../../lib/contracts/orders.ts";
import { type Deps, epochSeconds } from "../../call.ts";
import type { Transaction } from "../../db/client.ts";
import { orders } from "../../db/schema/order-tables.ts";
import { payments } from "../../db/schema/payment-tables.ts";
import { ServiceError } from "../../service-error.ts";
import { lockOrder, type OrderRow } from "../orders/order-event-service.ts";
import { type Outcome, outcomeOf, PENDING } from "../orders/order-outcome.ts";
import { type Owner, ownedBy } from "../orders/own-order.ts";
import { changePayment, liveAttempts, type PaymentRow, readPayment } from "./payment-attempts.ts";
import { unpaidEnding } from "./payment-endings.ts";
import type { Claimed, PaymentGateway } from "./payment-gateway.ts";
import { gatewayOf } from "./payment-gateways.ts";
import { recordStatus } from "./payment-status-service.ts";

/**
 * A claim is this much longer than the timeouts of the provider's calls. The extra time covers the caller's own work
 * and differences between the clocks of the backends.
 */
const CLAIM_SPARE_SECONDS = 15;
/** The waits for another caller that is settling the same payment, about eight seconds in all. */
const WAITS_MS = [50, 100, 200, 400, 800, 1500, 2500, 2500];

/** The money of payments in these states was collected, so the provider need not be asked. */
const COLLECTED_STATUSES: PaymentRow["status"][] = ["paid", "refunding", "refunded"];

type Return = Owner & { transaction_id: string; amount: number };

/**
 * Settles the payment of a payer who returns from LINE Pay (API-08). The parameters of the return URL do not prove a
 * payment, so the backend asks LINE Pay.
 */
export async function confirmLinePay(deps: Deps, payerReturn: Return): Promise<PlacedOrder> {
  const { transaction_id, amount, ...owner } = payerReturn;
  const own = await findOwnPayment(
    deps,
    owner,
    and(eq(payments.provider, "line-pay"), eq(payments.transaction_id, transaction_id)),
  );
  if (own.amount !== amount)
    throw new ServiceError(CODE.refused, "付款金額與訂單不符", "payment-mismatch");
  return settledOrder(deps, own);
}

/** Settles the payment attempt with this attempt number, for a return page that knows the number, such as PAYUNi's. */
export async function payResult(
  deps: Deps,
  { number, ...owner }: Owner & { number: string },
): Promise<PlacedOrder> {
  const own = await findOwnPayment(deps, owner, eq(payments.attempt_no, number));
  return settledOrder(deps, own);
}

type OwnPayment = { id: number; member_id: number; amount: number };

/** Finds a payment of this owner. The error is the same for a payment of somebody else and for an unknown payment. */
async function findOwnPayment(
  { db }: Deps,
  owner: Owner,
  condition: SQL | undefined,
): Promise<OwnPayment> {
  const [own] = await db
    .select({ id: payments.id, member_id: orders.member_id, amount: payments.amount })
    .from(payments)
    .innerJoin(orders, eq(orders.id, payments.order_id))
    .where(and(ownedBy(db, owner), condition));
  if (!own) throw new ServiceError(CODE.refused, "找不到這筆付款", "unknown-payment");
  return own;
}

async function settledOrder(deps: Deps, { id, member_id }: OwnPayment): Promise<PlacedOrder> {
  const outcome = await settleForPayer(deps, id, member_id);
  if (!outcome.ok) throw new ServiceError(outcome.code, outcome.message, outcome.reason);
  return outcome.placed;
}

/**
 * Settles a payment because its payer requests the result. The provider is not asked if the money was already
 * collected, if this function has asked it about the payment a moment ago, or if too many look-ups are running.
 */
export async function settleForPayer(
  deps: Deps,
  payment_id: number,
  member_id: number,
): Promise<Outcome> {
  const [known] = await deps.db
    .select({ order: orders, status: payments.status })
    .from(payments)
    .innerJoin(orders, eq(orders.id, payments.order_id))
    .where(eq(payments.id, payment_id));
  if (known && COLLECTED_STATUSES.includes(known.status)) return outcomeOf(known.order);
  const lookup = { key: `settle:${payment_id}`, member_id };
  const outcome = await deps.lookups.ask(lookup, () => settlePayment(deps, payment_id));
  if (outcome) return outcome;
  return known && !isAwaited(known.order) ? outcomeOf(known.order) : PENDING;
}

/**
 * Settles a payment because its provider sent a notice. If too many look-ups are running, the payment becomes due for
 * the reconciler at once.
 */
export async function settleAfterNotice(deps: Deps, payment_id: number): Promise<void> {
  const lookup = { key: `notice:${payment_id}`, member_id: null };
  const outcome = await deps.lookups.ask(lookup, () => settlePayment(deps, payment_id));
  if (outcome) return;
  const now = epochSeconds(deps);
  await changePayment(deps.db, payment_id, { next_check_time: now, update_time: now });
}

/**
 * Settles a payment. If several callers settle the same payment, one of them asks the provider, and the others wait for
 * its result. A caller that has waited for about eight seconds without a result gets `PENDING`.
 *
 * Locks: the row of the order.
 */
export async function settlePayment(deps: Deps, payment_id: number): Promise<Outcome> {
  for (const wait of WAITS_MS) {
    const claim = await deps.db.transaction((tx) => claimPayment(tx, deps, payment_id));
    if (claim !== "busy") {
      if ("outcome" in claim) return claim.outcome;
      const { claimed_until, isLate } = claim;
      const status = await gatewayOf(deps, claim.payment.provider).settle(claim);
      const { order_id } = claim.payment;
      if (status === "other-amount") deps.audit({ kind: "payment-differs", order_id, payment_id });
      return deps.db.transaction((tx) =>
        recordStatus(tx, deps, { payment_id, claimed_until, isLate, status }),
      );
    }
    await sleep(wait);
  }
  return PENDING;
}

/** Returns the length of a claim in seconds. It is longer than the timeouts of all provider calls together. */
export function claimSeconds({ longestMs }: Pick<PaymentGateway, "longestMs">): number {
  return Math.ceil(longestMs.settle / 1000) + CLAIM_SPARE_SECONDS;
}

/**
 * The claim of a caller on a payment. `isLate` is true if the attempt or its order has already ended, but the money may
 * still have been paid.
 */
type PaymentClaim = Claimed & { claimed_until: number; isLate: boolean };

async function claimPayment(
  tx: Transaction,
  deps: Deps,
  payment_id: number,
): Promise<PaymentClaim | { outcome: Outcome } | "busy"> {
  const now = epochSeconds(deps);
  const { order_id } = await readPayment(tx, payment_id);
  const order = await lockOrder(tx, order_id);
  const payment = await readPayment(tx, payment_id);
  const { transaction_id } = payment;
  const state = claimStateOf(deps, { order, payment, now });
  if (state === "busy") return "busy";
  if (transaction_id === null || state === "ended") {
    // This attempt cannot be settled. An unpaid attempt ends here, so that no money is collected for it later.
    if (isUnpaid(payment)) await changePayment(tx, payment_id, unpaidEnding(deps, payment, now));
    return { outcome: outcomeOf(order) };
  }
  const others = await liveAttempts(tx, { order_id, except: payment_id });
  if (others.some((other) => other.status === "confirming")) return { outcome: PENDING };
  const claimed_until = now + claimSeconds(gatewayOf(deps, payment.provider));
  await changePayment(tx, payment_id, { status: "confirming", claimed_until, update_time: now });
  return {
    payment: { ...payment, transaction_id },
    isFirst: state === "open",
    isLate: state === "late" || !isAwaited(order),
    claimed_until,
  };
}

type ClaimState = "busy" | "open" | "held" | "late" | "ended";

/**
 * `busy`: another caller has claimed the payment. `open`: the attempt waits for its payment, and nobody holds a claim.
 * `held`: an earlier claim ended without a result. `late`: the attempt or its order has ended, but the payer may still
 * have paid. `ended`: the attempt cannot be settled, for example because its money was collected, or because the
 * provider has not answered the payment request.
 */
function claimStateOf(
  deps: Deps,
  { order, payment, now }: { order: OrderRow; payment: PaymentRow; now: number },
): ClaimState {
  const { status, claimed_until, provider } = payment;
  if (status === "confirming") return (claimed_until ?? 0) > now ? "busy" : "held";
  if (status === "requested" && isAwaited(order)) return "open";
  return isUnpaid(payment) && gatewayOf(deps, provider).movesWithoutUs ? "late" : "ended";
}

function isAwaited({ order_status }: OrderRow): boolean {
  return order_status === ORDER_STATUS.awaitingPayment;
}

function isUnpaid({ status }: PaymentRow): boolean {
  return status === "requested" || status === "failed";
}
