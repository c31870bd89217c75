import { and, asc, eq, inArray, isNull, lt, lte, or } from "drizzle-orm";
import { startSpan, withSpan } from "../../lib/process/tracing.ts";
import { describeError } from "../backend-log.ts";
import { type Deps, epochSeconds } from "../call.ts";
import { idempotency_keys } from "../db/schema/member-tables.ts";
import { quotes } from "../db/schema/order-tables.ts";
import { schedules } from "../db/schema/task-tables.ts";
import { deleteExpiredRows } from "../modules/account/expired-rows.ts";
import { deleteOldSms } from "../modules/account/sms-message-service.ts";
import { keyRedeemCodes } from "../modules/benefits/redeem-service.ts";
import { deleteOldCartRows } from "../modules/cart/cart-service.ts";
import { deleteOldStoreChanges } from "../modules/catalog/store-change-service.ts";
import { deleteOldCourierRows } from "../modules/courier/old-courier-rows.ts";
import { auditBalances } from "../modules/ledger/balance-audit.ts";
import { deleteUnusedLocks } from "../modules/ledger/named-locks.ts";
import { deleteOldLeads } from "../modules/partners/lead-outbox-service.ts";
import { auditPaymentsOnce } from "../modules/payments/payment-audit-service.ts";
import { forgetSessionCards } from "../modules/payments/session-cards-service.ts";
import { runSubscriptionsOnce } from "../modules/payments/subscription-charge-service.ts";
import { applyRetention } from "../modules/privacy/retention-service.ts";
import { deleteInBatches } from "../shared/delete-in-batches.ts";
import { ALL_PROVIDERS, type Provider, SETTINGS_OF } from "../shared/pay-type-rules.ts";
import { backoffSeconds } from "../shared/task-queue.ts";

const MINUTE_SECONDS = 60;
const HOUR_SECONDS = 3600;
/**
 * The lease of a schedule. It is longer than a usual run. If no worker has run for a long time, the next clean-up may
 * take longer than the lease, and a second worker may then start the same clean-up.
 */
const LEASE_SECONDS = 900;
const FIRST_RETRY_SECONDS = 30;
const MAX_ERROR_LENGTH = 500;
/** A repeated submit is recognised for three days (RU-21). */
const KEY_SECONDS = 72 * HOUR_SECONDS;
const QUOTE_SECONDS = HOUR_SECONDS;
/** The maximum number of payments of one provider that a run audits. The next run audits the remaining payments. */
const MAX_AUDITS = 50;

type Schedule = { name: string; every_seconds: number; run: (deps: Deps) => Promise<unknown> };
type ScheduleRow = typeof schedules.$inferSelect;

/** Returns the schedules, with a payment audit for each connected provider. */
function schedulesOf({ config }: Deps): Schedule[] {
  const hourly = (name: string, run: Schedule["run"]) => ({
    name,
    every_seconds: HOUR_SECONDS,
    run,
  });
  const connected = ALL_PROVIDERS.filter((name) => config.connected.has(SETTINGS_OF[name]));
  return [
    ...connected.map((provider) => ({
      name: `payment-audit:${provider}`,
      every_seconds: MINUTE_SECONDS,
      run: (deps: Deps) => auditPayments(deps, provider),
    })),
    hourly("expired-orders", deleteExpiredOnce),
    hourly("retention", applyRetention),
    hourly("expired-sessions", deleteExpiredRows),
    hourly("old-carts", deleteOldCartRows),
    hourly("old-courier-rows", deleteOldCourierRows),
    hourly("session-cards", forgetSessionCards),
    hourly("redeem-codes", keyRedeemCodes),
    hourly("unused-locks", deleteUnusedLocks),
    hourly("old-store-changes", deleteOldStoreChanges),
    hourly("balance-audit", auditBalances),
    { name: "subscriptions", every_seconds: MINUTE_SECONDS, run: runSubscriptionsOnce },
  ];
}

/**
 * Returns a function that runs one due schedule that no worker has leased. If there are several, it runs the one that
 * has been due for the longest time. The function returns false if there is none.
 */
export function createScheduleRunner(deps: Deps): () => Promise<boolean> {
  const known = schedulesOf(deps);
  let isAdded = false;
  return async () => {
    if (!isAdded) await addSchedules(deps, known);
    isAdded = true;
    const row = await takeSchedule(deps, known);
    const schedule = known.find(({ name }) => name === row?.name);
    if (row && schedule) {
      const span = startSpan({ name: `schedule ${schedule.name}`, kind: "task" });
      await withSpan(span, () => runSchedule(deps, schedule, row));
    }
    return row !== undefined;
  };
}

export async function deleteExpiredOnce(deps: Deps): Promise<void> {
  const { db } = deps;
  const now = epochSeconds(deps);
  const oldKeys = lt(idempotency_keys.create_time, now - KEY_SECONDS);
  await deleteInBatches(db, { key: idempotency_keys.id, condition: oldKeys });
  const oldQuotes = lt(quotes.create_time, now - QUOTE_SECONDS);
  await deleteInBatches(db, { key: quotes.id, condition: oldQuotes });
  await deleteOldLeads(deps);
  await deleteOldSms(deps);
}

async function auditPayments(deps: Deps, provider: Provider): Promise<void> {
  for (let audited = 0; audited < MAX_AUDITS; audited += 1) {
    const found = await auditPaymentsOnce(deps, provider);
    if (found === "nothing-due" || found === "postponed") return;
  }
}

async function addSchedules({ db }: Deps, known: Schedule[]): Promise<void> {
  const rows = known.map(({ name }) => ({ name, next_run_time: 0 }));
  await db.insert(schedules).values(rows).onConflictDoNothing();
}

/**
 * Leases one due schedule that no worker has leased. If there are several, leases the one that has been due for the
 * longest time. Locks: the row of the schedule; a row that another transaction has locked is skipped.
 */
async function takeSchedule(deps: Deps, known: Schedule[]): Promise<ScheduleRow | undefined> {
  const now = epochSeconds(deps);
  const names = known.map(({ name }) => name);
  const isFree = or(isNull(schedules.leased_until), lte(schedules.leased_until, now));
  const due = deps.db
    .select({ name: schedules.name })
    .from(schedules)
    .where(and(inArray(schedules.name, names), lte(schedules.next_run_time, now), isFree))
    .orderBy(asc(schedules.next_run_time), asc(schedules.name))
    .limit(1)
    .for("update", { skipLocked: true });
  const [claimed] = await deps.db
    .update(schedules)
    .set({ leased_until: now + LEASE_SECONDS })
    .where(eq(schedules.name, due))
    .returning();
  return claimed;
}

async function runSchedule(
  deps: Deps,
  { name, every_seconds, run }: Schedule,
  { leased_until, failures }: ScheduleRow,
): Promise<void> {
  const error = await run(deps).then(
    () => null,
    (reason: unknown) => describeError(reason),
  );
  const now = epochSeconds(deps);
  const tries = failures + 1;
  const backoff = { tries, first_seconds: FIRST_RETRY_SECONDS, max_seconds: every_seconds };
  const after =
    error === null
      ? { next_run_time: now + every_seconds, last_run_time: now, failures: 0, last_error: null }
      : {
          next_run_time: now + backoffSeconds(deps, backoff),
          failures: tries,
          last_error: error.slice(0, MAX_ERROR_LENGTH),
        };
  if (error !== null) deps.log.error(`jobs: schedule ${name} failed: ${error}`);
  // A run that took longer than its lease must not change the row if another worker has taken the schedule.
  const isMine = and(eq(schedules.name, name), eq(schedules.leased_until, leased_until ?? 0));
  await deps.db
    .update(schedules)
    .set({ ...after, leased_until: null })
    .where(isMine);
}
