import type { Deps } from "../../call.ts";
import type { GivenBack, RefundStep } from "./payment-gateway.ts";

/**
 * A provider may still carry out a refund that we no longer wait for, and its books show the refund only then. No
 * refund is repeated in this time after the last call of the one before.
 */
const QUIET_SECONDS = 300;

export type RefundLease = {
  /** The sum of the timeouts of all provider calls, in milliseconds. */
  longest_ms: number;
  /** Epoch second at which another backend may take the refund. */
  claimed_until: number;
  /** Ends the lease before its time. */
  release: () => Promise<void>;
};

/** How long one caller alone may give money back: all its provider calls, and the quiet time after them. */
export function refundLeaseSeconds(longest_ms: number): number {
  return Math.ceil(longest_ms / 1000) + QUIET_SECONDS;
}

/**
 * Carries out the step under its lease. After a refund that the provider did not confirm, the lease stays to its end,
 * so that the books can be read before a repeat.
 */
export async function refundUnderLease(
  { now }: Pick<Deps, "now">,
  { longest_ms, claimed_until, release }: RefundLease,
  step: RefundStep,
): Promise<GivenBack> {
  switch (step.next) {
    case "none":
      return { ok: true };
    case "wait":
      await release();
      return { ok: false, why: step.why };
    case "send":
      // A process that stood still may come here when another one has taken the refund.
      return now() + longest_ms <= claimed_until * 1000
        ? step.send()
        : { ok: false, why: "lease over" };
  }
}
