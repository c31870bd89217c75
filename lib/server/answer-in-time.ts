import "server-only";
import type { Answer } from "@/lib/contracts/envelope";
import { logError } from "./shop-log";

const PATIENCE_MS = 2500;

/** The data of an optional call; null when the call breaks, is refused or takes too long (RE-13). */
export async function answerInTime<Data>(
  name: string,
  promise: Promise<{ answer: Answer<Data> }>,
  patience_ms = PATIENCE_MS,
): Promise<{ data: Data } | null> {
  const given = await inTime(
    promise.catch(() => null),
    patience_ms,
  );
  if (given?.answer.ok) return { data: given.answer.data };
  logError(`optional: ${name} left out`);
  return null;
}

/** The result of a promise, or null if it takes longer. The promise continues. */
export async function inTime<Result>(
  promise: Promise<Result>,
  patience_ms: number,
): Promise<Result | null> {
  const waiting = Promise.withResolvers<null>();
  const alarm = setTimeout(waiting.resolve, patience_ms, null);
  const given = await Promise.race([promise, waiting.promise]);
  clearTimeout(alarm);
  return given;
}
