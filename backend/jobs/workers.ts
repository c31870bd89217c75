import { lt } from "drizzle-orm";
import { describeError } from "../backend-log.ts";
import { type Deps, epochSeconds } from "../call.ts";
import { idempotency_keys } from "../db/schema/member-tables.ts";
import { quotes } from "../db/schema/order-tables.ts";
import { deleteOldSms, deliverNextSms } from "../modules/account/sms-message-service.ts";
import { simulateOrdersOnce } from "../modules/orders/order-simulator-service.ts";
import { refuseUnanswered } from "../modules/orders/unanswered-service.ts";
import { deleteOldLeads, deliverNextLead } from "../modules/partners/lead-outbox-service.ts";
import { settleDueBindings } from "../modules/payments/card-binding-service.ts";
import { runOutboxOnce } from "../modules/payments/outbox-service.ts";
import { auditPaymentsOnce } from "../modules/payments/payment-audit-service.ts";
import { reconcileOnce } from "../modules/payments/reconcile-service.ts";
import { runSubscriptionsOnce } from "../modules/payments/subscription-charge-service.ts";
import { endRetention } from "../modules/privacy/retention-service.ts";
import { ALL_PROVIDERS, type Provider, SETTINGS_OF } from "../shared/pay-type-rules.ts";

const STEP_MS = 1000;
const TIDY_EVERY_MS = 3_600_000;
const AUDIT_WAIT_MS = 60_000;
/** A repeated submit is recognised for three days (RU-21). */
const KEY_SECONDS = 72 * 3600;
const QUOTE_SECONDS = 3600;

/** Starts the work that no request triggers. `stop` waits until the current steps have ended. */
export function startWorkers(deps: Deps): { stop: () => Promise<void> } {
  const connected = ALL_PROVIDERS.filter((name) => deps.config.connected.has(SETTINGS_OF[name]));
  const stops = [
    startLoop(mainStep(deps)),
    startLoop(() => leadStep(deps)),
    startLoop(() => smsStep(deps)),
    ...connected.map((provider) => startLoop(() => paymentAuditStep(deps, provider))),
  ];
  return {
    stop: async () => {
      await Promise.all(stops.map((stop) => stop()));
    },
  };
}

/** Each loop has its own timer, so that a slow payment audit does not delay refunds and results. */
function startLoop(step: () => Promise<number>): () => Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  let isStopped = false;
  const next = async () => {
    const wait_ms = await step();
    if (!isStopped) timer = setTimeout(again, wait_ms).unref();
  };
  const again = () => {
    running = next();
  };
  let running = next();
  return async () => {
    isStopped = true;
    clearTimeout(timer);
    await running;
  };
}

function mainStep(deps: Deps): () => Promise<number> {
  let tidied = 0;
  return async () => {
    await guarded(deps, "outbox", runOutboxOnce);
    await guarded(deps, "reconcile", reconcileOnce);
    await guarded(deps, "cards", settleDueBindings);
    await guarded(deps, "subscriptions", runSubscriptionsOnce);
    await guarded(deps, "order simulator", simulateOrdersOnce);
    await guarded(deps, "unanswered", refuseUnanswered);
    if (deps.now() - tidied >= TIDY_EVERY_MS) {
      tidied = deps.now();
      await guarded(deps, "tidy", deleteExpiredOnce);
    }
    return STEP_MS;
  };
}

/** Sends one lead in a loop of its own, so that a slow CRM delays neither payments nor the end of the process. */
async function leadStep(deps: Deps): Promise<number> {
  const isMore = await guarded(deps, "leads", deliverNextLead);
  return isMore ? 0 : STEP_MS;
}

/** Sends one message in a loop of its own, so that a slow SMS provider delays nothing else. */
async function smsStep(deps: Deps): Promise<number> {
  const isMore = await guarded(deps, "sms", deliverNextSms);
  return isMore ? 0 : STEP_MS;
}

/** Audits one attempt. It waits when no attempt is due or the provider does not answer. */
async function paymentAuditStep(deps: Deps, provider: Provider): Promise<number> {
  const found = await guarded(deps, "books", () => auditPaymentsOnce(deps, provider));
  const isWaiting = found === undefined || found === "nothing-due" || found === "unsaid";
  return isWaiting ? AUDIT_WAIT_MS : STEP_MS;
}

/** A failing step must not end the other steps or the next round. */
async function guarded<Result>(
  deps: Deps,
  name: string,
  work: (deps: Deps) => Promise<Result>,
): Promise<Result | undefined> {
  return work(deps).catch((error: unknown) => {
    deps.log.error(`workers: ${name} failed: ${describeError(error)}`);
    return undefined;
  });
}

export async function deleteExpiredOnce(deps: Deps): Promise<void> {
  const now = epochSeconds(deps);
  await deps.db.delete(idempotency_keys).where(lt(idempotency_keys.create_time, now - KEY_SECONDS));
  await deps.db.delete(quotes).where(lt(quotes.create_time, now - QUOTE_SECONDS));
  await deleteOldLeads(deps);
  await deleteOldSms(deps);
  await endRetention(deps);
}
