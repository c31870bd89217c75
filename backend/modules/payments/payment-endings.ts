import type { Deps } from "../../call.ts";
import type { PaymentRow } from "./payment-attempts.ts";
import { gatewayOf } from "./payment-gateways.ts";

/**
 * How an attempt ends unpaid. Where the money moves without us its page may still be open in some tab: such an
 * attempt is looked at once more when no page of it can be left, so that no late money goes unseen.
 */
export function endedUnpaid(deps: Deps, payment: PaymentRow, now: number) {
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
