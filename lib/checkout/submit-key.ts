import type { Unanswered } from "./checkout-draft";

/** As long as a quote is valid. A later press is another order. */
const REPEAT_MS = 15 * 60_000;

/**
 * Repeats a submit under its own key until its answer has come (RU-21). If the first try did arrive, the server
 * answers with that order, or refuses when the content has changed.
 */
export function keyToRepeat(unanswered: Unanswered | null, now: number): string | null {
  return unanswered && now - unanswered.time <= REPEAT_MS ? unanswered.key : null;
}
