import type { Deps } from "../../call.ts";
import type { RefundResult, RefundStep } from "./payment-gateway.ts";

/**
 * A provider may carry out a refund after we stopped waiting, and its books show it only then. In this time after the
 * last call no refund is repeated.
 */
const QUIET_SECONDS = 300;

type RefundLease = {
  /** The sum of the timeouts of all provider calls, in milliseconds. */
  longest_ms: number;
  /** Epoch second at which another backend may take the refund. */
  claimed_until: number;
  /** Ends the lease early. */
  release: () => Promise<void>;
};

/** The seconds of a lease: the timeouts of all provider calls and the quiet time after them. */
export function refundLeaseSeconds(longest_ms: number): number {
  return Math.ceil(longest_ms / 1000) + QUIET_SECONDS;
}

/**
 * Carries out the step under its lease. If the provider does not confirm a refund, the lease stays until its end, so
 * that the books are read before a repeat.
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
      // A process that was suspended may arrive here after another one has taken the refund.
      return now() + longest_ms <= claimed_until * 1000
        ? step.send()
        : { ok: false, reason: "lease over" };
  }
}
