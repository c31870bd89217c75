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

/** Added to the timeouts of the provider's calls for our own work, and for clocks that differ between backends. */
const CLAIM_SPARE_SECONDS = 15;
/** About eight seconds for another caller that settles this payment. */
const WAITS_MS = [50, 100, 200, 400, 800, 1500, 2500, 2500];

/** Payments in these states need no look-up for their payer. */
const COLLECTED: PaymentRow["status"][] = ["paid", "refunding", "refunded"];

type Return = Owner & { transaction_id: string; amount: number };

/** Settles the payment of a payer who returns from LINE Pay (API-08). The address of the return proves nothing. */
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

/** Settles one attempt for the return pages of the other providers. */
export async function payResult(
  deps: Deps,
  { number, ...owner }: Owner & { number: string },
): Promise<PlacedOrder> {
  const own = await findOwnPayment(deps, owner, eq(payments.attempt_no, number));
  return settledOrder(deps, own);
}

type OwnPayment = { id: number; member_id: number; amount: number };

/** The same message for another member's payment and an unknown one. */
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
 * Settles one payment because its payer asks. It answers from the database when the payment is decided, when it was
 * looked up a moment ago, or when too many look-ups are running.
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
  if (known && COLLECTED.includes(known.status)) return outcomeOf(known.order);
  const lookup = { key: `settle:${payment_id}`, member_id };
  const outcome = await deps.lookups.ask(lookup, () => settlePayment(deps, payment_id));
  if (outcome) return outcome;
  return known && !isAwaited(known.order) ? outcomeOf(known.order) : PENDING;
}

/**
 * Settles one payment because its provider sent a notice. If too many look-ups are running, the reconciler takes it
 * next.
 */
export async function settleAfterNotice(deps: Deps, payment_id: number): Promise<void> {
  const lookup = { key: `notice:${payment_id}`, member_id: null };
  const outcome = await deps.lookups.ask(lookup, () => settlePayment(deps, payment_id));
  if (outcome) return;
  const now = epochSeconds(deps);
  await changePayment(deps.db, payment_id, { next_check_time: now, update_time: now });
}

/**
 * Settles one payment for any number of callers: return page, notice, reconciler, repeated submit. One caller at a time
 * asks the provider, and the others wait for its result.
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

/** The seconds of a claim: longer than the timeouts of all provider calls together. */
export function claimSeconds({ longestMs }: Pick<PaymentGateway, "longestMs">): number {
  return Math.ceil(longestMs.settle / 1000) + CLAIM_SPARE_SECONDS;
}

/** `isLate`: the attempt or its order has ended, but its money may still have come. */
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
    // The order is paid or has ended, so this attempt is never collected.
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

/** `held`: an earlier claim ended without a result. `late`: the attempt has ended, but its money may still come. */
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
