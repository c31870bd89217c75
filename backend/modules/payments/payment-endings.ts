import type { Deps } from "../../call.ts";
import type { PaymentRow } from "./payment-attempts.ts";
import { gatewayOf } from "./payment-gateways.ts";

/**
 * Returns the new column values of an attempt that ends unpaid. If the provider collects money without our confirm
 * call, the payer may still pay on a payment page that is open in a tab. The reconciler finds such a late payment: it
 * looks up the attempt once more when the attempt has the last age of `RECONCILE_SECONDS`. With the default ages, the
 * card page of PAYUNi and the page of icash Pay have expired by then. An attempt that ends at the last age or later is
 * not looked up again.
 */
export function unpaidEnding(deps: Deps, payment: PaymentRow, now: number) {
  return {
    status: "failed" as const,
    claimed_until: null,
    next_check_time: lastLook(deps, payment, now),
    update_time: now,
  };
}

function lastLook(deps: Deps, payment: PaymentRow, now: number): number | null {
  const { provider, transaction_id, create_time } = payment;
  if (transaction_id === null || !gatewayOf(deps, provider).movesWithoutUs) return null;
  const last = create_time + (deps.config.RECONCILE_SECONDS.at(-1) ?? 0);
  return last > now ? last : null;
}
