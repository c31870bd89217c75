import type { Unanswered } from "./checkout-draft";

/** As long as a quote holds: whoever presses later means another order. */
const REPEAT_MS = 15 * 60_000;

/**
 * A submit is repeated under its own key until its answer has come (RU-21). If it arrived after all the
 * server answers with that order, and refuses what has become another one meanwhile.
 */
export function keyToRepeat(unanswered: Unanswered | null, now: number): string | null {
  return unanswered && now - unanswered.time <= REPEAT_MS ? unanswered.key : null;
}
