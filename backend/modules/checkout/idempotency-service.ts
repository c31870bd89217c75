import { setTimeout as sleep } from "node:timers/promises";
import { and, eq, isNull, sql } from "drizzle-orm";
import { CODE, SUBMIT_KEY } from "../../../lib/contracts/codes.ts";
import { type Deps, epochSeconds } from "../../call.ts";
import type { Database, Transaction } from "../../db/client.ts";
import { idempotency_keys } from "../../db/schema/member-tables.ts";
import { type Refusal, ServiceError } from "../../service-error.ts";
import type { Outcome } from "../orders/order-outcome.ts";

/** The waits between the tries of a repeat, about ten seconds in all. */
const WAITS_MS = [25, 50, 100, 200, 400, 800, 1000, 1400, 2000, 2000, 2000];
/**
 * A submit that has been running for longer counts as abandoned: its process has probably ended, because no single call
 * to a provider lasts that long.
 */
const ABANDONED_SECONDS = 60;
/**
 * The stored result of a key. While a submit is running, this result is the order id as soon as the order exists, so
 * that a repeat can continue after a crash. After the submit, the result is the outcome.
 */
type Stored = { order_id: number } | { outcome: Outcome; finished_ms: number };

export type Claim = { id: number; order_id: number | null };
type KeyRow = typeof idempotency_keys.$inferSelect;

type Submit = { member_id: number; key: string | null; fingerprint: string };
/**
 * The next step of a submit. A submit with `claim` places the order. A submit with `outcome` returns this outcome,
 * which an earlier submit has stored. A submit with `wait` waits until another submit has ended.
 */
type Turn = { claim: Claim } | { outcome: Outcome } | "wait";

/**
 * Runs `place` once for each idempotency key of a member. All repeats with the same key get the same outcome. Submits
 * without a key share one outcome if their content is the same and they run at the same time. If `place` throws or is
 * abandoned, no outcome is stored, so that the next try runs `place` again. Throws if the key was used for other
 * content, or if an earlier submit with the key is still running after about ten seconds.
 */
export async function oncePerKey(
  deps: Deps,
  submit: Submit,
  place: (claim: Claim) => Promise<Outcome>,
): Promise<Outcome> {
  if (submit.key !== null && !SUBMIT_KEY.test(submit.key)) {
    throw new ServiceError(CODE.refused, "訂單識別碼格式不正確", "reload-page");
  }
  const arrived_ms = deps.now();
  for (const wait of WAITS_MS) {
    const turn = await takeTurn(deps, submit, arrived_ms);
    if (turn === "wait") await sleep(wait);
    else if ("outcome" in turn) return turn.outcome;
    else return run(deps, turn.claim, place);
  }
  throw new ServiceError(CODE.refused, "訂單處理中，請稍候", "submit-running");
}

/**
 * Finds a submit by its key. Returns `running` while the submit is running, and its outcome after it has ended. If the
 * submit was abandoned, returns the id of its order, or null if it wrote no order. Returns null for an unknown key too.
 */
export async function findSubmit(
  deps: Deps,
  { member_id, key }: { member_id: number; key: string },
): Promise<Stored | "running" | null> {
  const [row] = await deps.db
    .select()
    .from(idempotency_keys)
    .where(and(eq(idempotency_keys.member_id, member_id), eq(idempotency_keys.key, key)));
  if (!row) return null;
  const isRunning = row.status === "running" && !isAbandoned(row, epochSeconds(deps));
  return isRunning ? "running" : readStored(row);
}

function isAbandoned({ create_time }: KeyRow, now: number): boolean {
  return now - create_time > ABANDONED_SECONDS;
}

async function run(deps: Deps, claim: Claim, place: (claim: Claim) => Promise<Outcome>) {
  const outcome = await place(claim).catch(async (error: unknown) => {
    await giveUp(deps.db, claim);
    throw error;
  });
  await finishClaim(deps.db, claim, { outcome, finished_ms: deps.now() });
  return outcome;
}

async function takeTurn(deps: Deps, submit: Submit, arrived_ms: number): Promise<Turn> {
  const now = epochSeconds(deps);
  const { member_id, fingerprint: request_hash } = submit;
  // A key made from the content is longer than any key of a client, so that the two kinds cannot be equal.
  const key = submit.key ?? `content:${submit.fingerprint}`;
  const [claimed] = await deps.db
    .insert(idempotency_keys)
    .values({ member_id, key, request_hash, status: "running", create_time: now })
    .onConflictDoNothing()
    .returning({ id: idempotency_keys.id });
  if (claimed) return { claim: { id: claimed.id, order_id: null } };
  const [row] = await deps.db
    .select()
    .from(idempotency_keys)
    .where(and(eq(idempotency_keys.member_id, member_id), eq(idempotency_keys.key, key)));
  if (!row) return "wait";
  if (row.request_hash !== request_hash) {
    const { message, reason } = otherContent(row);
    throw new ServiceError(CODE.refused, message, reason);
  }
  return takeTurnAfter(deps.db, row, { now, arrived_ms, isKeyed: submit.key !== null });
}

/**
 * Returns the refusal of a submit that uses a known key for other content. The message depends on whether an order may
 * already exist.
 */
function otherContent(row: KeyRow): Refusal {
  const stored = readStored(row);
  const hasOrder = stored && ("order_id" in stored || stored.outcome.ok);
  return hasOrder
    ? { message: "上一次送出的訂單可能已成立，請先到訂單查詢確認", reason: "submitted-before" }
    : { message: "訂單內容已變更，請重新整理後再送出", reason: "order-changed" };
}

type Repeat = { now: number; arrived_ms: number; isKeyed: boolean };

async function takeTurnAfter(db: Database, row: KeyRow, repeat: Repeat): Promise<Turn> {
  const { now, arrived_ms, isKeyed } = repeat;
  const stored = readStored(row);
  if (stored && "outcome" in stored) {
    // A submit without a key gets the outcome of an earlier submit only if it arrived before the earlier submit ended.
    // If it arrived later, it runs `place` itself.
    const isShared = isKeyed || arrived_ms <= stored.finished_ms;
    return isShared ? { outcome: stored.outcome } : takeOver(db, row, { now, order_id: null });
  }
  if (!isAbandoned(row, now)) return "wait";
  return takeOver(db, row, { now, order_id: stored?.order_id ?? null });
}

async function takeOver(
  db: Database,
  row: KeyRow,
  { now, order_id }: { now: number; order_id: number | null },
): Promise<Turn> {
  const [claimed] = await db
    .update(idempotency_keys)
    .set({ status: "running", response: linkText(order_id), create_time: now })
    .where(
      and(
        eq(idempotency_keys.id, row.id),
        eq(idempotency_keys.status, row.status),
        eq(idempotency_keys.create_time, row.create_time),
      ),
    )
    .returning({ id: idempotency_keys.id });
  return claimed ? { claim: { id: claimed.id, order_id } } : "wait";
}

/**
 * Stores the order id for the key, in the transaction that writes the order. Afterwards a repeat with this key finds
 * the order.
 */
export async function linkClaim(tx: Transaction, claim: Claim, order_id: number): Promise<void> {
  await tx
    .update(idempotency_keys)
    .set({ response: linkText(order_id) })
    .where(eq(idempotency_keys.id, claim.id));
}

export async function finishClaim(
  db: Database,
  claim: Claim,
  ended: { outcome: Outcome; finished_ms: number },
): Promise<void> {
  await db
    .update(idempotency_keys)
    .set({ status: "done", response: JSON.stringify(ended satisfies Stored) })
    .where(eq(idempotency_keys.id, claim.id));
}

/**
 * Ends a failed submit. If no order was written, the key is free again. If an order was written, the submit is marked
 * as abandoned, so that the next repeat immediately continues with this order.
 */
async function giveUp(db: Database, claim: Claim): Promise<void> {
  await db
    .delete(idempotency_keys)
    .where(and(eq(idempotency_keys.id, claim.id), isNull(idempotency_keys.response)));
  await db
    .update(idempotency_keys)
    .set({ create_time: sql`${idempotency_keys.create_time} - ${ABANDONED_SECONDS + 1}` })
    .where(eq(idempotency_keys.id, claim.id));
}

function readStored({ response }: KeyRow): Stored | null {
  return response === null ? null : (JSON.parse(response) as Stored);
}

function linkText(order_id: number | null): string | null {
  return order_id === null ? null : JSON.stringify({ order_id } satisfies Stored);
}
