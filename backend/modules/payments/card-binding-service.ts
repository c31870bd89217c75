import { and, asc, eq, inArray, isNull, lte, or } from "drizzle-orm";
import { type CardReturn, CODE } from "../../../lib/contracts/codes.ts";
import { describeError } from "../../backend-log.ts";
import { type Deps, epochSeconds } from "../../call.ts";
import { card_bindings, cards } from "../../db/schema/card-tables.ts";
import type { PayuniBoundCard } from "../../providers/payuni-wire.ts";
import { ServiceError } from "../../service-error.ts";
import { browserFormPage } from "./browser-form-page.ts";
import { type CardOwner, payuniOwner, saveCard, TOKEN_OK, tokensOf } from "./card-service.ts";
import { payuniRefundMs, payuniRefundStep } from "./payuni-refund.ts";
import { tradeStatus } from "./payuni-status-rules.ts";
import { refundLeaseSeconds, refundUnderLease } from "./refund-lease.ts";
import { payuniCallbackUrls } from "./return-paths.ts";

/** To verify a card, PAYUNi authorises this amount in NT$. The backend cancels the authorisation at once (PV-09). */
const VERIFICATION_AMOUNT = 5;
const PAGE_SECONDS = 600;
const FIRST_CHECK_SECONDS = 60;
const LAST_CHECK_SECONDS = 3600;
/** This long after a binding was started, the card page of PAYUNi has certainly closed. */
const OVER_SECONDS = 1500;
/** The lease of a binding that a worker checks. It is longer than the calls to PAYUNi can take. */
const CHECK_LEASE_SECONDS = 120;
const NUMBER_PREFIX = "B";

type Binding = typeof card_bindings.$inferSelect;
type Notice = { number: string; CreditHash?: string | undefined };

export function isBindingNumber(number: string): boolean {
  return number.startsWith(NUMBER_PREFIX);
}

/** Returns the HTML page that sends the browser to PAYUNi's page for saving a card (API-02). */
export async function startBinding(
  deps: Deps,
  owner: CardOwner,
  return_to: CardReturn | "" = "",
): Promise<string> {
  if (!deps.config.offered.has("PAYUNI")) {
    throw new ServiceError(CODE.refused, "目前不提供信用卡綁定", "card-binding-not-offered");
  }
  const now = epochSeconds(deps);
  const number = NUMBER_PREFIX + deps.randomBytes(15).toString("base64url");
  await deps.db.insert(card_bindings).values({
    number,
    ...owner,
    return_to,
    create_time: now,
    next_check_time: now + FIRST_CHECK_SECONDS,
  });
  const form = await deps.providers.payuni.uppForm({
    number,
    amount: VERIFICATION_AMOUNT,
    description: "綁定信用卡（驗證後即取消授權）",
    seconds: PAGE_SECONDS,
    bindTo: payuniOwner(owner),
    ...payuniCallbackUrls(deps),
  });
  return browserFormPage(form);
}

/**
 * Returns the path of the page to which the payer returns. After a card was saved, the checkout and the courier page
 * get `status=bindCard`, so that they can select the new card (CK-37).
 */
export async function cardBindingPath(
  { db }: Pick<Deps, "db">,
  { number, isSaved }: { number: string; isSaved: boolean },
): Promise<string> {
  const [binding] = await db
    .select({
      courier_session_id: card_bindings.courier_session_id,
      return_to: card_bindings.return_to,
    })
    .from(card_bindings)
    .where(eq(card_bindings.number, number));
  if (binding?.return_to) return `/${binding.return_to}`;
  const page = binding?.courier_session_id ? "/expressDelivery" : "/checkout";
  return isSaved ? `${page}?status=bindCard` : page;
}

/**
 * Asks PAYUNi for the result of a binding and saves the card. The notice, the return page and the worker may call this
 * function in any order and any number of times. Returns `unknown` if the number is not a binding of this backend,
 * `saved` if the card with this `CreditHash` is saved, and `nothing` in all other cases.
 */
export async function settleBinding(
  deps: Deps,
  { number, CreditHash }: Notice,
): Promise<"saved" | "nothing" | "unknown"> {
  const [binding] = await deps.db
    .select()
    .from(card_bindings)
    .where(eq(card_bindings.number, number));
  if (!binding) return "unknown";
  const isOver = await continueBinding(deps, binding, CreditHash);
  await deps.db
    .update(card_bindings)
    .set({ next_check_time: isOver ? null : nextCheck(deps, binding) })
    .where(eq(card_bindings.id, binding.id));
  return (await hasCard(deps, binding, CreditHash)) ? "saved" : "nothing";
}

/**
 * Does the next step of a binding. Returns true if nothing is left to do: the binding failed, its page expired without
 * being used, or the card is saved and the NT$5 are cancelled.
 */
async function continueBinding(
  deps: Deps,
  binding: Binding,
  CreditHash?: string,
): Promise<boolean> {
  const { payuni } = deps.providers;
  const { number, create_time } = binding;
  const status = tradeStatus(await payuni.query(number), { amount: VERIFICATION_AMOUNT });
  switch (status) {
    case "failed":
      return true;
    case "unsure":
      return false;
    case "untouched":
      return epochSeconds(deps) - create_time >= OVER_SECONDS;
    case "paid":
    case "other-amount": {
      const bound = await payuni.boundCards(payuniOwner(binding));
      if (bound.ok !== true) return false;
      await saveBound(deps, { owner: ownerOf(binding), bound: bound.info, CreditHash });
      return cancelVerification(deps, binding);
    }
  }
}

/**
 * Cancels the authorisation of NT$5 and returns true if PAYUNi confirms the cancellation. The notice, the return page
 * and the worker may call this function at the same time, on several backends. Only one of them gets the lease; the
 * others get false. If PAYUNi gives no clear answer to the cancellation, the lease is kept until it expires.
 *
 * Locks: the row of the binding; a row that another transaction holds is skipped.
 */
async function cancelVerification(deps: Deps, { id, number }: Binding): Promise<boolean> {
  const { payuni } = deps.providers;
  const longest_ms = payuniRefundMs(payuni);
  const claimed_until = epochSeconds(deps) + refundLeaseSeconds(longest_ms);
  if (!(await leaseVerification(deps, id, claimed_until))) return false;
  const step = await payuniRefundStep(payuni, number);
  const release = () => endLease(deps, id, claimed_until);
  const back = await refundUnderLease(deps, { longest_ms, claimed_until, release }, step);
  if (!back.ok) deps.log.error(`cards: authorisation not cancelled: ${back.reason}`, { id });
  return back.ok;
}

async function leaseVerification(deps: Deps, id: number, claimed_until: number): Promise<boolean> {
  return deps.db.transaction(async (tx) => {
    const { claimed_until: lease } = card_bindings;
    const isFree = or(isNull(lease), lte(lease, epochSeconds(deps)));
    const [free] = await tx
      .select({ id: card_bindings.id })
      .from(card_bindings)
      .where(and(eq(card_bindings.id, id), isFree))
      .for("update", { skipLocked: true });
    if (!free) return false;
    await tx.update(card_bindings).set({ claimed_until }).where(eq(card_bindings.id, id));
    return true;
  });
}

async function endLease({ db }: Deps, id: number, claimed_until: number): Promise<void> {
  await db
    .update(card_bindings)
    .set({ claimed_until: null })
    .where(and(eq(card_bindings.id, id), eq(card_bindings.claimed_until, claimed_until)));
}

type Bound = { owner: CardOwner; bound: PayuniBoundCard[]; CreditHash?: string | undefined };

/**
 * Saves the new cards of PAYUNi's list, and deletes the owner's cards whose token is no longer valid. If the notice
 * names a card, only this card is saved.
 */
async function saveBound(deps: Deps, { owner, bound, CreditHash }: Bound): Promise<void> {
  const dead = bound.filter((card) => card.CreditTokenStatus !== TOKEN_OK);
  await forgetDead(deps, owner, dead);
  const known = await knownHashes(deps, owner);
  const fresh = bound.filter(
    (card) =>
      card.CreditTokenStatus === TOKEN_OK &&
      (CreditHash === undefined ? !known.has(card.CreditHash) : card.CreditHash === CreditHash),
  );
  for (const card of fresh) {
    const replaced = await saveCard(deps, { owner, bound: card });
    deps.audit({ kind: "card-saved", member_id: owner.member_id });
    if (replaced === null) continue;
    const forgotten = await deps.providers.payuni.forgetCard(replaced);
    if (forgotten.ok !== true)
      deps.log.error("cards: PAYUNi did not delete a replaced token", owner);
  }
}

async function forgetDead(deps: Deps, owner: CardOwner, dead: PayuniBoundCard[]): Promise<void> {
  if (dead.length === 0) return;
  const isDead = new Set(dead.map(({ CreditHash }) => CreditHash));
  const own = await tokensOf(deps, owner);
  const ids = own.filter(({ token }) => token !== null && isDead.has(token)).map(({ id }) => id);
  await deps.db.update(cards).set({ is_deleted: 1 }).where(inArray(cards.id, ids));
}

async function knownHashes(deps: Deps, owner: CardOwner): Promise<Set<string>> {
  const own = await tokensOf(deps, owner);
  return new Set(own.flatMap(({ token }) => token ?? []));
}

async function hasCard(deps: Deps, binding: Binding, CreditHash?: string): Promise<boolean> {
  return CreditHash !== undefined && (await knownHashes(deps, ownerOf(binding))).has(CreditHash);
}

/** Returns the time of the next check. The wait grows with the age of the binding, from a minute up to an hour. */
function nextCheck(deps: Deps, { create_time }: Binding): number {
  const now = epochSeconds(deps);
  const age = now - create_time;
  return now + Math.min(LAST_CHECK_SECONDS, Math.max(FIRST_CHECK_SECONDS, age));
}

function ownerOf({ member_id, courier_session_id }: CardOwner): CardOwner {
  return { member_id, courier_session_id };
}

/**
 * Settles the binding that has been due for the longest time. A binding becomes due again and again until nothing is
 * left to do, for example until the NT$5 are cancelled. Returns false if no binding is due.
 *
 * Locks: the row of the binding; a row that another transaction holds is skipped.
 */
export async function settleNextBinding(deps: Deps): Promise<boolean> {
  const now = epochSeconds(deps);
  const due = deps.db
    .select({ id: card_bindings.id })
    .from(card_bindings)
    .where(lte(card_bindings.next_check_time, now))
    .orderBy(asc(card_bindings.next_check_time), asc(card_bindings.id))
    .limit(1)
    .for("update", { skipLocked: true });
  const [claimed] = await deps.db
    .update(card_bindings)
    .set({ next_check_time: now + CHECK_LEASE_SECONDS })
    .where(eq(card_bindings.id, due))
    .returning({ number: card_bindings.number, id: card_bindings.id });
  if (!claimed) return false;
  const { number, id } = claimed;
  await settleBinding(deps, { number }).catch((error: unknown) => {
    deps.log.error(`cards: check of a card binding failed: ${describeError(error)}`, { id });
  });
  return true;
}
