import { lt } from "drizzle-orm";
import { type Deps, epochSeconds } from "../call.ts";
import { settleDueBindings } from "../cards/card-binding-service.ts";
import { idempotency_keys } from "../db/schema/member-tables.ts";
import { quotes } from "../db/schema/order-tables.ts";
import { describeError } from "../log.ts";
import { runOutboxOnce } from "./outbox-service.ts";
import { reconcileOnce } from "./reconcile-service.ts";

const STEP_MS = 1000;
const TIDY_EVERY_MS = 3_600_000;
/** Repeats of a submit are known for three days (domain rule C2). */
const KEY_SECONDS = 72 * 3600;
const QUOTE_SECONDS = 3600;

/** What the backend does without being asked; `stop` waits until the step under way has ended. */
export function startWorkers(deps: Deps): { stop: () => Promise<void> } {
  let tidied = 0;
  let timer: NodeJS.Timeout | null = null;
  let running = Promise.resolve();
  let isStopped = false;

  const step = async () => {
    await guarded(deps, "outbox", runOutboxOnce);
    await guarded(deps, "reconcile", reconcileOnce);
    await guarded(deps, "cards", settleDueBindings);
    if (deps.now() - tidied < TIDY_EVERY_MS) return;
    tidied = deps.now();
    await guarded(deps, "tidy", tidyOnce);
  };
  const next = () => {
    running = step().then(() => {
      if (!isStopped) timer = setTimeout(next, STEP_MS).unref();
    });
  };
  next();

  return {
    stop: async () => {
      isStopped = true;
      if (timer) clearTimeout(timer);
      await running;
    },
  };
}

/** One failing step must not end the others, or the next round. */
async function guarded(deps: Deps, name: string, work: (deps: Deps) => Promise<unknown>) {
  await work(deps).catch((error: unknown) => {
    deps.log.error(`workers: ${name} failed: ${describeError(error)}`);
  });
}

export async function tidyOnce(deps: Deps): Promise<void> {
  const now = epochSeconds(deps);
  await deps.db.delete(idempotency_keys).where(lt(idempotency_keys.create_time, now - KEY_SECONDS));
  await deps.db.delete(quotes).where(lt(quotes.create_time, now - QUOTE_SECONDS));
}
