import "server-only";
import type { Answer } from "@/lib/contracts/envelope";
import { logError } from "./shop-log";

const MAX_WAIT_MS = 2500;

/**
 * Waits for the data of an optional part of a page. Returns null if the call fails, is refused or takes too long
 * (RE-13).
 */
export async function answerInTime<Data>(
  name: string,
  promise: Promise<{ answer: Answer<Data> }>,
  maxWaitMs = MAX_WAIT_MS,
): Promise<{ data: Data } | null> {
  const given = await inTime(
    promise.catch(() => null),
    maxWaitMs,
  );
  if (given?.answer.ok) return { data: given.answer.data };
  logError(`optional: ${name} left out`);
  return null;
}

/** Waits for a promise. Returns null if it takes longer than `maxWaitMs` milliseconds. The promise continues. */
export async function inTime<Result>(
  promise: Promise<Result>,
  maxWaitMs: number,
): Promise<Result | null> {
  const waiting = Promise.withResolvers<null>();
  const timer = setTimeout(waiting.resolve, maxWaitMs, null);
  const given = await Promise.race([promise, waiting.promise]);
  clearTimeout(timer);
  return given;
}
