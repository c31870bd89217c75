import type { Unanswered } from "./checkout-draft";

/** The lifetime of a quote. A later submit is a new order. */
const REPEAT_MS = 15 * 60_000;

/**
 * The key of an unanswered submit, so that the next submit repeats it (RU-21). If the first one arrived, the server
 * answers with its order, or refuses if the content has changed.
 */
export function keyToRepeat(unanswered: Unanswered | null, now: number): string | null {
  return unanswered && now - unanswered.time <= REPEAT_MS ? unanswered.key : null;
}
