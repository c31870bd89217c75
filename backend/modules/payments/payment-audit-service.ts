import { and, asc, eq, gt, inArray, isNotNull, like, lte, or, sum } from "drizzle-orm";
import { describeError } from "../../backend-log.ts";
import { type Deps, epochSeconds } from "../../call.ts";
import { settings } from "../../db/schema/content-tables.ts";
import { ledger } from "../../db/schema/order-tables.ts";
import { payment_differences, payments } from "../../db/schema/payment-tables.ts";
import type { Provider } from "../../shared/pay-type-rules.ts";
import { type PaymentRow, readPayment } from "./payment-attempts.ts";
import type { KnownPayment } from "./payment-gateway.ts";
import { gatewayOf } from "./payment-gateways.ts";

const DAY_SECONDS = 86_400;
/**
 * An attempt is audited at the earliest this long after it was made. By then it is no longer being settled, and the
 * provider's books contain the provider's own corrections.
 */
const SETTLED_SECONDS = DAY_SECONDS;
/**
 * The audit of an attempt is given up if the provider still does not report the amount this long after the attempt was
 * made.
 */
const PATIENCE_SECONDS = 2 * DAY_SECONDS;

/**
 * The result of one audit. `postponed`: the provider did not report the amount, or the payment was changing
 * (`isMoving`), so the attempt is audited again later. `given-up`: the provider did not report the amount, and the
 * attempt is at least `PATIENCE_SECONDS` old.
 */
type PaymentAudit = "nothing-due" | "postponed" | "given-up" | "agreed" | Mismatch;
type Mismatch = { payment_id: number; order_id: number; ours: number; theirs: number };

/**
 * Compares the next payment attempt of a provider with the provider's books. Each attempt with a transaction id is
 * audited once, a day or more after it was made. Open payments are settled by the reconciler and not here. The audit
 * finds payments that were settled wrongly or changed afterwards: a refund that was made at the provider, a refund that
 * did not arrive there, or money for an attempt that counts as failed. Each provider has its own cursor, so that a slow
 * provider does not delay the others.
 */
export async function auditPaymentsOnce(deps: Deps, provider: Provider): Promise<PaymentAudit> {
  const payment = await nextAttempt(deps, provider);
  if (!payment) return "nothing-due";
  const theirs = await readHeldAmount(deps, payment);
  if (theirs === null && !isGivenUp(deps, payment)) return "postponed";
  const ours = await readBookedAmount(deps, payment);
  if (theirs !== null && (await isMoving(deps, payment))) return "postponed";
  const found = await compare(deps, payment, { ours, theirs });
  await moveCursor(deps, payment);
  return found;
}

async function nextAttempt(deps: Deps, provider: Provider): Promise<KnownPayment | null> {
  const [cursor] = await deps.db
    .select()
    .from(settings)
    .where(eq(settings.key, cursorOf(provider)));
  const [row] = await deps.db
    .select()
    .from(payments)
    .where(
      and(
        eq(payments.provider, provider),
        gt(payments.id, Number(cursor?.value ?? 0)),
        lte(payments.create_time, epochSeconds(deps) - SETTLED_SECONDS),
        // An attempt without a transaction id has never had a payment page.
        isNotNull(payments.transaction_id),
      ),
    )
    .orderBy(asc(payments.id))
    .limit(1);
  const { transaction_id = null } = row ?? {};
  return row && transaction_id !== null ? { ...row, transaction_id } : null;
}

/** Reads the amount in the provider's books. An exception counts as no answer. */
async function readHeldAmount(deps: Deps, payment: KnownPayment): Promise<number | null> {
  return gatewayOf(deps, payment.provider)
    .heldAmount(payment)
    .catch((error: unknown) => {
      deps.log.error(`payments: books not read: ${describeError(error)}`, idsOf(payment));
      return null;
    });
}

/**
 * Returns true if the payment has changed since `nextAttempt` read it, or if a request or worker holds the claim on the
 * payment. Our ledger and the provider's books may then differ for a moment. Must be called after the ledger was read.
 */
async function isMoving(deps: Deps, payment: KnownPayment): Promise<boolean> {
  const { status, refunded, claimed_until } = await readPayment(deps.db, payment.id);
  const isClaimed = claimed_until !== null && claimed_until > epochSeconds(deps);
  return isClaimed || status !== payment.status || refunded !== payment.refunded;
}

type Amounts = { ours: number; theirs: number | null };

async function compare(
  deps: Deps,
  payment: KnownPayment,
  { ours, theirs }: Amounts,
): Promise<PaymentAudit> {
  if (theirs === null) {
    deps.log.error("payments: the provider did not report the amount of a payment", idsOf(payment));
    return "given-up";
  }
  if (ours === theirs) return "agreed";
  const found = { ...idsOf(payment), ours, theirs };
  await deps.db
    .insert(payment_differences)
    .values({ payment_id: payment.id, ours, theirs, create_time: epochSeconds(deps) })
    .onConflictDoNothing();
  deps.audit({ kind: "payment-differs", ...idsOf(payment) });
  deps.log.error("payments: books differ", found);
  return found;
}

async function readBookedAmount(
  { db }: Deps,
  { order_id, attempt_no }: PaymentRow,
): Promise<number> {
  const accounts = [`charge:${attempt_no}`, `refund:${attempt_no}`];
  const isPart = like(ledger.account, `refund:${attempt_no}:%`);
  const [row] = await db
    .select({ booked: sum(ledger.amount).mapWith(Number) })
    .from(ledger)
    // The index on `account` cannot be used for `like`. The condition on the order lets PostgreSQL use the index on
    // `order_id` instead.
    .where(and(eq(ledger.order_id, order_id), or(inArray(ledger.account, accounts), isPart)));
  return row?.booked ?? 0;
}

function isGivenUp(deps: Deps, { create_time }: PaymentRow): boolean {
  return epochSeconds(deps) - create_time >= PATIENCE_SECONDS;
}

async function moveCursor(deps: Deps, { id, provider }: PaymentRow): Promise<void> {
  const moved = { value: String(id), update_time: epochSeconds(deps) };
  await deps.db
    .insert(settings)
    .values({ key: cursorOf(provider), ...moved })
    .onConflictDoUpdate({ target: settings.key, set: moved });
}

/** Returns the key of the setting that stores the id of the last attempt that was compared or given up. */
function cursorOf(provider: Provider): string {
  return `payments_audited:${provider}`;
}

function idsOf({ id, order_id }: PaymentRow) {
  return { payment_id: id, order_id };
}
