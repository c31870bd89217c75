import "server-only";
import { currentRequestId } from "../process/request-id";
import { currentSpan } from "../process/tracing";

/** Logs an error in one line. The message has the form `area: what failed`. It may contain ids but no personal data. */
export function logError(message: string): void {
  const ids = { request_id: currentRequestId(), trace_id: currentSpan()?.trace_id };
  const given = Object.entries(ids).flatMap(([name, id]) => (id ? [`${name}=${id}`] : []));
  const line = [message, ...given].join(" ");
  console.error(line.replace(/[\p{Cc}\u2028\u2029]/gu, " "));
}

/**
 * The name of an unexpected error and the place where it was thrown. The message is left out, because it may contain
 * user input.
 */
export function errorLocation(error: unknown): string {
  if (!(error instanceof Error)) return "a value that is no error was thrown";
  const frames = (error.stack ?? "")
    .split("\n")
    .filter((line) => line.trimStart().startsWith("at "));
  return [error.name, ...frames.slice(0, 5).map((line) => line.trim())].join(" ");
}
