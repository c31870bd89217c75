import type { Deps } from "../../backend/call.ts";
import { settleNextBinding } from "../../backend/modules/payments/card-binding-service.ts";
import { runNextOutboxTask } from "../../backend/modules/payments/outbox-service.ts";
import { reconcileNext } from "../../backend/modules/payments/reconcile-service.ts";
import { ALL_PROVIDERS } from "../../backend/shared/pay-type-rules.ts";

/** Runs all outbox tasks that are due and returns their number. */
export async function runOutbox(deps: Deps): Promise<number> {
  const requests = await drain(() => runNextOutboxTask(deps, "payment-request"));
  return requests + (await drain(() => runNextOutboxTask(deps, "payment-refund")));
}

/** Asks the providers about all payments whose next check is due. */
export async function reconcile(deps: Deps): Promise<void> {
  for (const provider of ALL_PROVIDERS) await drain(() => reconcileNext(deps, provider));
}

/** Settles all card bindings that are due and returns their number. */
export function settleBindings(deps: Deps): Promise<number> {
  return drain(() => settleNextBinding(deps));
}

async function drain(next: () => Promise<boolean>): Promise<number> {
  for (let done = 0; ; done += 1) if (!(await next())) return done;
}
