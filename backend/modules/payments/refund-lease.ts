import type { Deps } from "../../call.ts";
import type { RefundResult, RefundStep } from "./payment-gateway.ts";

/**
 * After the last call of a refund, the refund is not repeated for this time. The provider may make the refund after the
 * backend has stopped waiting for the answer, and only then do the provider's books show the refund.
 */
const QUIET_SECONDS = 300;

type RefundLease = {
  /** The sum of the timeouts of all provider calls, in milliseconds. */
  longest_ms: number;
  /** The time in epoch seconds from which another worker may take the refund. */
  claimed_until: number;
  /** Ends the lease early. */
  release: () => Promise<void>;
};

/** Returns the length of a lease in seconds: the timeouts of all provider calls plus `QUIET_SECONDS`. */
export function refundLeaseSeconds(longest_ms: number): number {
  return Math.ceil(longest_ms / 1000) + QUIET_SECONDS;
}

/**
 * Carries out a step of a refund under its lease. If a refund request was sent and the provider does not confirm it,
 * the lease is kept until it expires. By then, the provider's books show whether the refund was made, so it is not made
 * twice.
 */
export async function refundUnderLease(
  { now }: Pick<Deps, "now">,
  { longest_ms, claimed_until, release }: RefundLease,
  step: RefundStep,
): Promise<RefundResult> {
  switch (step.next) {
    case "none":
      return { ok: true };
    case "later":
      await release();
      return { ok: false, reason: "not yet possible" };
    case "wait":
      await release();
      return { ok: false, reason: step.reason };
    case "send":
      // If this process was suspended, the lease may have ended and another process may have taken the refund.
      return now() + longest_ms <= claimed_until * 1000
        ? step.send()
        : { ok: false, reason: "lease over" };
  }
}
