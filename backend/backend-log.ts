import { DrizzleQueryError } from "drizzle-orm";
import pino from "pino";
import { currentRequestId } from "../lib/process/request-id.ts";
import { currentSpan } from "../lib/process/tracing.ts";
import { type Audit, createAudit } from "./audit.ts";
import type { Log } from "./call.ts";

// Control characters and line separators: JSON escapes some of them, a terminal that shows the text does not.
// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is removed
const UNPRINTABLE = /[\u0000-\u001f\u007f-\u009f\u2028\u2029]+/g;
const MAX_LENGTH = 2000;

/**
 * The backend's log and its audit trail: one JSON object a line, with `level`, `time`, `name` and `msg`.
 * The destination is standard output unless a test gives its own.
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
 * The text of an unexpected error for the log. A failed query is reported without its parameters, because its own
 * message contains them.
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
