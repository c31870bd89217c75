import { and, asc, desc, eq, gt, inArray, lte, notExists } from "drizzle-orm";
import { CODE } from "../../../lib/contracts/codes.ts";
import { describeError } from "../../backend-log.ts";
import { type Deps, epochSeconds } from "../../call.ts";
import type { Database, Transaction } from "../../db/client.ts";
import {
  OPEN_CHARGE_STATES,
  subscription_charges,
  subscriptions,
} from "../../db/schema/benefit-tables.ts";
import { cards } from "../../db/schema/card-tables.ts";
import { ServiceError } from "../../service-error.ts";
import {
  nextPeriodEnd,
  periodOf,
  SUBSCRIPTION_RENEWAL_LEAD_SECONDS,
  SUBSCRIPTION_TITLE,
} from "../benefits/subscription-rules.ts";
import { latestSubscription } from "../benefits/subscription-service.ts";
import { lockNames } from "../ledger/named-locks.ts";
import { openToken } from "./card-seal.ts";
import type { PaymentStatus } from "./payment-gateway.ts";
import { CHARGE_LOST_SECONDS, isUndecidedCharge, tradeStatus } from "./payuni-status-rules.ts";
import { payuniCallbackUrls } from "./return-paths.ts";

const NUMBER_PREFIX = "S";
const FIRST_CHECK_SECONDS = 30;
const LAST_CHECK_SECONDS = 3600;
/** After this time the confirmation page of the bank has certainly closed. */
const PAGE_OVER_SECONDS = 1500;
const BATCH_SIZE = 20;
const DECLINED_TEXT = "信用卡付款未成功，請改用其他卡片";

type Charge = typeof subscription_charges.$inferSelect;
type ChargeRequest = { member_id: number; card_id: number; kind: Charge["kind"]; amount: number };

export function isSubscriptionNumber(number: string): boolean {
  return number.startsWith(NUMBER_PREFIX);
}

/** Locks the subscription of a member and its charges, so that their changes happen one after another. */
export function lockSubscription(tx: Transaction, member_id: number): Promise<void> {
  return lockNames(tx, [`subscription:${member_id}`]);
}

/**
 * Writes a charge before PAYUNi is asked, so that it is not lost in a crash. The caller must hold the lock of
 * `lockSubscription` and must have found no open charge with `openCharge`.
 */
export async function writeCharge(
  tx: Transaction,
  deps: Deps,
  request: ChargeRequest,
): Promise<Charge> {
  const now = epochSeconds(deps);
  const [charge] = await tx
    .insert(subscription_charges)
    .values({
      ...request,
      number: NUMBER_PREFIX + deps.randomBytes(15).toString("base64url"),
      state: "charging",
      create_time: now,
      next_check_time: now + FIRST_CHECK_SECONDS,
      update_time: now,
    })
    .returning();
  if (!charge) throw new Error("subscriptions: the insert gave no row back");
  return charge;
}

/**
 * Charges the saved card. Throws if the card was removed, if its token cannot be decrypted, or if PAYUNi refuses the
 * charge. A renewal is charged with `isPayerAbsent`, because nobody is there to confirm it on the bank's page.
 */
export async function collectCharge(deps: Deps, charge: Charge): Promise<void> {
  const { id, number, amount, kind } = charge;
  const card = await cardOf(deps.db, charge);
  const creditHash = card ? await openToken(deps, card) : null;
  if (creditHash === null) return refuseCharge(deps, charge);
  const description = `${SUBSCRIPTION_TITLE} 一個月`;
  const answer = await deps.providers.payuni.charge({
    number,
    amount,
    description,
    creditHash,
    ...payuniCallbackUrls(deps),
    isPayerAbsent: kind === "renewal",
  });
  if (answer.ok === false && !isUndecidedCharge(answer.returnCode)) {
    return refuseCharge(deps, charge);
  }
  if (answer.ok === true && answer.info.url !== null) {
    const payment_url_web = answer.info.url;
    await deps.db
      .update(subscription_charges)
      .set({ payment_url_web })
      .where(eq(subscription_charges.id, id));
    return;
  }
  await settleCharge(deps, number);
}

/** Returns the card of a charge, or undefined if the card was removed. */
async function cardOf(db: Database, { card_id }: Charge) {
  const isKept = and(eq(cards.id, card_id ?? 0), eq(cards.is_deleted, 0));
  const [card] = await db.select().from(cards).where(isKept);
  return card;
}

async function refuseCharge(deps: Deps, charge: Charge): Promise<never> {
  await deps.db.transaction((tx) => recordStatus(tx, deps, { id: charge.id, status: "failed" }));
  throw new ServiceError(CODE.refused, DECLINED_TEXT, "subscription-declined");
}

/**
 * Asks PAYUNi for the result of a charge and records it. The notice, the return page, the worker and the purchase may
 * call this function in any order and any number of times. If a charge is paid late, the member still gets the month.
 */
export async function settleCharge(deps: Deps, number: string): Promise<"known" | "unknown"> {
  const [charge] = await deps.db
    .select()
    .from(subscription_charges)
    .where(eq(subscription_charges.number, number));
  if (!charge) return "unknown";
  if (charge.state === "paid") return "known";
  const found = tradeStatus(await deps.providers.payuni.query(number), charge);
  const status = found === "untouched" && isLost(deps, charge) ? "failed" : found;
  const isNew = await deps.db.transaction((tx) =>
    recordStatus(tx, deps, { id: charge.id, status }),
  );
  if (isNew && status === "other-amount") {
    deps.audit({ kind: "payment-differs", charge_id: charge.id });
  }
  return "known";
}

function isLost(deps: Deps, { create_time, payment_url_web }: Charge): boolean {
  const age = epochSeconds(deps) - create_time;
  return age >= (payment_url_web === "" ? CHARGE_LOST_SECONDS : PAGE_OVER_SECONDS);
}

type Found = { id: number; status: PaymentStatus };

/**
 * Records the result of a charge. Returns true if the state of the charge has changed. Locks: a name for the member's
 * subscription.
 */
async function recordStatus(tx: Transaction, deps: Deps, { id, status }: Found): Promise<boolean> {
  const [owner] = await tx
    .select({ member_id: subscription_charges.member_id })
    .from(subscription_charges)
    .where(eq(subscription_charges.id, id));
  if (!owner) throw new Error(`subscriptions: no charge ${id}`);
  await lockSubscription(tx, owner.member_id);
  const [charge] = await tx
    .select()
    .from(subscription_charges)
    .where(eq(subscription_charges.id, id));
  if (!charge || charge.state === "paid") return false;
  const change = changeFor(deps, charge, status);
  await tx.update(subscription_charges).set(change).where(eq(subscription_charges.id, id));
  if (status === "paid") await giveMonth(tx, deps, charge);
  if (status === "failed" && charge.kind === "renewal") await endRenewal(tx, charge.member_id);
  return change.state !== undefined && change.state !== charge.state;
}

function changeFor(deps: Deps, charge: Charge, status: PaymentStatus): Partial<Charge> {
  const now = epochSeconds(deps);
  if (status === "paid") return { state: "paid", next_check_time: null, update_time: now };
  if (status === "other-amount") {
    return { state: "differs", next_check_time: null, update_time: now };
  }
  // A charge in the state `differs` changes only if PAYUNi reports the full amount or a failure.
  if (charge.state === "differs" && status !== "failed") return { update_time: now };
  if (status === "failed" || charge.state === "failed") {
    return { state: "failed", next_check_time: null, update_time: now };
  }
  const wait = Math.max(FIRST_CHECK_SECONDS, now - charge.create_time);
  return { next_check_time: now + Math.min(LAST_CHECK_SECONDS, wait) };
}

/**
 * Adds a month to the running subscription, or starts a new subscription. The new subscription renews itself, unless
 * its card was removed.
 */
async function giveMonth(tx: Transaction, deps: Deps, charge: Charge): Promise<void> {
  const { member_id, card_id } = charge;
  const now = epochSeconds(deps);
  const newest = await latestSubscription(tx, member_id);
  if (newest && newest.end_time > now) {
    const end_time = nextPeriodEnd(newest);
    await tx.update(subscriptions).set({ end_time }).where(eq(subscriptions.id, newest.id));
    return;
  }
  const { end } = periodOf(now, now);
  const isRenewable = (await cardOf(tx, charge)) !== undefined;
  await tx.insert(subscriptions).values({
    member_id,
    card_id,
    start_time: now,
    end_time: end,
    auto_renew: isRenewable ? 1 : 0,
  });
}

async function endRenewal(tx: Transaction, member_id: number): Promise<void> {
  await tx
    .update(subscriptions)
    .set({ auto_renew: 0 })
    .where(eq(subscriptions.member_id, member_id));
}

/**
 * Settles the charges that are due for a look-up, and charges the next month of the subscriptions that renew themselves
 * and end within a day.
 */
export async function runSubscriptionsOnce(deps: Deps): Promise<void> {
  const now = epochSeconds(deps);
  const due = await deps.db
    .select({ id: subscription_charges.id, number: subscription_charges.number })
    .from(subscription_charges)
    .where(lte(subscription_charges.next_check_time, now))
    .orderBy(asc(subscription_charges.next_check_time))
    .limit(BATCH_SIZE);
  for (const { id, number } of due)
    await runAndLogFailure(deps, { id }, () => settleCharge(deps, number));
  // Members who have a charge without a final result are left out. Otherwise they could fill the batch and delay the
  // renewals of other members.
  const charging = deps.db
    .select({ id: subscription_charges.id })
    .from(subscription_charges)
    .where(
      and(
        eq(subscription_charges.member_id, subscriptions.member_id),
        inArray(subscription_charges.state, OPEN_CHARGE_STATES),
      ),
    );
  const ending = await deps.db
    .select({ id: subscriptions.id, member_id: subscriptions.member_id })
    .from(subscriptions)
    .where(and(isRenewable(now), notExists(charging)))
    .orderBy(asc(subscriptions.end_time))
    .limit(BATCH_SIZE);
  for (const { id, member_id } of ending)
    await runAndLogFailure(deps, { id }, () => renew(deps, member_id));
}

function isRenewable(now: number) {
  return and(
    eq(subscriptions.auto_renew, 1),
    gt(subscriptions.end_time, now),
    lte(subscriptions.end_time, now + SUBSCRIPTION_RENEWAL_LEAD_SECONDS),
  );
}

async function renew(deps: Deps, member_id: number): Promise<void> {
  const charge = await deps.db.transaction(async (tx) => {
    await lockSubscription(tx, member_id);
    const newest = await latestSubscription(tx, member_id);
    const now = epochSeconds(deps);
    // The query of `runSubscriptionsOnce` may have found an older subscription of the member. A paid month extends only
    // the newest one, so the query would find the older one again, and the member would be charged at every run.
    // Therefore the newest subscription must be due itself.
    if (newest?.auto_renew !== 1 || newest.end_time > now + SUBSCRIPTION_RENEWAL_LEAD_SECONDS)
      return null;
    if (newest.end_time <= now || (await openCharge(tx, member_id))) return null;
    const { card_id } = newest;
    const amount = await agreedPrice(tx, member_id);
    if (amount === 0 || card_id === null || !deps.config.offered.has("PAYUNI")) {
      await endRenewal(tx, member_id);
      return null;
    }
    return writeCharge(tx, deps, { member_id, card_id, kind: "renewal", amount });
  });
  if (charge) await collectCharge(deps, charge);
}

/**
 * Returns the amount in NT$ that the member paid last, or 0 without a payment. Renewals cost this amount even if the
 * price has changed since. The member pays the new price only after a new purchase.
 */
export async function agreedPrice(db: Database, member_id: number): Promise<number> {
  const { amount, id, state } = subscription_charges;
  const [paid] = await db
    .select({ amount })
    .from(subscription_charges)
    .where(and(eq(subscription_charges.member_id, member_id), eq(state, "paid")))
    .orderBy(desc(id))
    .limit(1);
  return paid?.amount ?? 0;
}

export async function openCharge(tx: Transaction, member_id: number): Promise<Charge | null> {
  const [charge] = await tx
    .select()
    .from(subscription_charges)
    .where(
      and(
        eq(subscription_charges.member_id, member_id),
        inArray(subscription_charges.state, OPEN_CHARGE_STATES),
      ),
    )
    .orderBy(desc(subscription_charges.id));
  return charge ?? null;
}

/**
 * Runs a step and logs an unexpected error. A refused renewal (ServiceError) is not logged, because it is recorded in
 * the charge.
 */
async function runAndLogFailure(
  deps: Deps,
  ids: Record<string, number>,
  work: () => Promise<unknown>,
) {
  await work().catch((error: unknown) => {
    if (error instanceof ServiceError) return;
    deps.log.error(`subscriptions: a charge or renewal failed: ${describeError(error)}`, ids);
  });
}
