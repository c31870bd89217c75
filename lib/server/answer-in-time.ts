import "server-only";
import type { Answer } from "@/lib/contracts/envelope";
import { logError } from "./shop-log";

const PATIENCE_MS = 2500;

/** What a page can do without: null where it breaks, is refused, or lets the visitor wait (domain R15). */
export async function answerInTime<Data>(
  name: string,
  asked: Promise<{ answer: Answer<Data> }>,
  patience_ms = PATIENCE_MS,
): Promise<{ data: Data } | null> {
  const waiting = Promise.withResolvers<null>();
  const alarm = setTimeout(waiting.resolve, patience_ms, null);
  const given = await Promise.race([asked.catch(() => null), waiting.promise]);
  clearTimeout(alarm);
  if (given?.answer.ok) return { data: given.answer.data };
  logError(`optional: ${name} left out`);
  return null;
}
