import { DrizzleQueryError } from "drizzle-orm";
import pino from "pino";
import { currentRequestId } from "../lib/process/request-id.ts";
import { currentSpan } from "../lib/process/tracing.ts";
import { type Audit, createAudit } from "./audit.ts";
import type { Log } from "./call.ts";

// Control characters and line separators. In log texts a space replaces them, because JSON does not escape all of them
// and a terminal would interpret them.
// biome-ignore lint/suspicious/noControlCharactersInRegex: the expression finds control characters
const UNPRINTABLE = /[\u0000-\u001f\u007f-\u009f\u2028\u2029]+/g;
const MAX_LENGTH = 2000;

/**
 * Creates the backend's log and its audit trail. Each line is one JSON object with `level`, `time`, `name` and `msg`.
 * The default destination is standard output; tests pass their own.
 */
export function createLogs(
  { now }: { now: () => number },
  destination: pino.DestinationStream = pino.destination({ dest: 1, sync: true }),
): { log: Log; audit: Audit } {
  const logger = pino(
    {
      name: "backend",
      formatters: { level: (level) => ({ level }) },
      mixin: () => ({ request_id: currentRequestId(), trace_id: currentSpan()?.trace_id }),
      timestamp: () => `,"time":"${new Date(now()).toISOString()}"`,
    },
    destination,
  );
  const log: Log = {
    info: (message, ids = {}) => logger.info(ids, logText(message)),
    error: (message, ids = {}) => logger.error(ids, logText(message)),
  };
  const write = logger.child({ audit: true });
  const audit = createAudit({
    now,
    write: ({ level, ...event }) => write[level](event, `audit: ${event.kind}`),
  });
  return { log, audit };
}

function logText(message: string): string {
  return message.replace(UNPRINTABLE, " ").slice(0, MAX_LENGTH);
}

/**
 * Returns the text of an unexpected error for the log. The message of a failed query contains the query's parameters,
 * which may be personal data. For such an error the text has only the error code and the SQL text.
 */
export function describeError(error: unknown): string {
  if (!(error instanceof Error)) return "a value that is not an error was thrown";
  if (error instanceof DrizzleQueryError) {
    const { cause, query } = error;
    const code = cause && "code" in cause ? String(cause.code) : (cause?.name ?? "no cause");
    return `query failed (${code}): ${query}`;
  }
  return error.stack ?? error.message;
}
