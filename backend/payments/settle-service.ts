import { setTimeout as sleep } from "node:timers/promises";
import { and, eq } from "drizzle-orm";
import { CODE, ORDER_STATUS } from "../../lib/contracts/codes.ts";
import type { PlacedOrder } from "../../lib/contracts/orders.ts";
import { type Deps, epochSeconds } from "../call.ts";
import type { Database } from "../db/client.ts";
import { orders, payments } from "../db/schema/order-tables.ts";
import { lockOrder } from "../orders/order-event-service.ts";
import { type Outcome, outcomeOf, PENDING } from "../orders/order-outcome.ts";
import { ServiceError } from "../service-error.ts";
import { changePayment, liveAttempts, type PaymentRow, readPayment } from "./payment-attempts.ts";
import { askProvider } from "./provider-questions.ts";
import { noteVerdict } from "./verdict-service.ts";

/** Longer than a confirm and the questions around it may take. */
const CLAIM_SECONDS = 90;
/** A rival that collects this payment is waited for about eight seconds. */
const WAITS_MS = [50, 100, 200, 400, 800, 1500, 2500, 2500];

type Return = { member_id: number; transaction_id: string; amount: number };

/** The payer's way back (SPEC §7 getLinePayConfirm). Nothing that the address bar says is taken for a fact. */
export async function confirmLinePay(deps: Deps, asked: Return): Promise<PlacedOrder> {
  const [own] = await deps.db
    .select({ id: payments.id, amount: payments.amount })
    .from(payments)
    .innerJoin(orders, eq(orders.id, payments.order_id))
    .where(
      and(
        eq(payments.provider, "line-pay"),
        eq(payments.transaction_id, asked.transaction_id),
        eq(orders.member_id, asked.member_id),
      ),
    );
  if (!own) throw new ServiceError(CODE.refused, "找不到這筆付款");
  if (own.amount !== asked.amount) throw new ServiceError(CODE.refused, "付款金額與訂單不符");
  const outcome = await settlePayment(deps, own.id);
  if (!outcome.ok) throw new ServiceError(outcome.code, outcome.message);
  return outcome.placed;
}

/**
 * Collects one payment, whoever asks and however often: the return page, the reconciler or a repeated submit.
 * One caller at a time talks to the provider; the others wait for what it finds.
 */
export async function settlePayment(deps: Deps, payment_id: number): Promise<Outcome> {
  for (const wait of WAITS_MS) {
    const claim = await deps.db.transaction((tx) => claimPayment(tx, { deps, payment_id }));
    if (claim !== "busy") {
      if ("outcome" in claim) return claim.outcome;
      const verdict = await askProvider(deps, claim);
      return deps.db.transaction((tx) =>
        noteVerdict(tx, { deps, payment_id, claimed_until: claim.claimed_until, verdict }),
      );
    }
    await sleep(wait);
  }
  return PENDING;
}

type PaymentClaim = {
  payment: PaymentRow & { transaction_id: string };
  /** Nobody has told the provider to take the money yet. */
  isFirst: boolean;
  claimed_until: number;
};

type Claiming = { deps: Deps; payment_id: number };

async function claimPayment(
  tx: Database,
  { deps, payment_id }: Claiming,
): Promise<PaymentClaim | { outcome: Outcome } | "busy"> {
  const now = epochSeconds(deps);
  const { order_id } = await readPayment(tx, payment_id);
  const order = await lockOrder(tx, order_id);
  const payment = await readPayment(tx, payment_id);
  const { status, transaction_id } = payment;
  const isClaimed = status === "confirming" && (payment.claimed_until ?? 0) > now;
  if (isClaimed) return "busy";
  const isOpen = status === "requested" && order.order_status === ORDER_STATUS.awaitingPayment;
  if (transaction_id === null || !(isOpen || status === "confirming")) {
    if (status === "requested") await closePage(tx, payment_id, now);
    return { outcome: outcomeOf(order) };
  }
  const others = await liveAttempts(tx, { order_id, except: payment_id });
  if (others.some((other) => other.status === "confirming")) return { outcome: PENDING };
  const claimed_until = now + CLAIM_SECONDS;
  await changePayment(tx, payment_id, { status: "confirming", claimed_until, update_time: now });
  return { payment: { ...payment, transaction_id }, isFirst: isOpen, claimed_until };
}

/** The order is paid or over: what the payer agreed to on this page is never collected. */
async function closePage(tx: Database, payment_id: number, now: number): Promise<void> {
  await changePayment(tx, payment_id, {
    status: "failed",
    next_check_time: null,
    update_time: now,
  });
}
