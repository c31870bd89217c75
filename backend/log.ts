import type { Log } from "./call.ts";

// Anything that could end a line or steer a terminal, so that no value can forge a second entry.
// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is removed
const UNPRINTABLE = /[\u0000-\u001f\u007f-\u009f\u2028\u2029]+/g;
const MAX_LENGTH = 2000;

export const log: Log = {
  info: (message, ids = {}) => void process.stdout.write(`${logLine(message, ids)}\n`),
  error: (message, ids = {}) => void process.stderr.write(`${logLine(message, ids)}\n`),
};

/** `area: what failed id=1`, one line whatever it is given. */
export function logLine(message: string, ids: Record<string, string | number>): string {
  const words = Object.entries(ids).map(([name, value]) => `${name}=${value}`);
  return [message, ...words].join(" ").replace(UNPRINTABLE, " ").slice(0, MAX_LENGTH);
}

/** What may be written of an unexpected error: a failed query's own message carries the values it was given. */
export function describeError(error: unknown): string {
  if (!(error instanceof Error)) return "a value that is no error was thrown";
  if (error.cause instanceof Error && "query" in error) {
    const code = "code" in error.cause ? String(error.cause.code) : error.cause.name;
    return `query failed (${code}): ${String(error.query)}`;
  }
  return error.stack ?? error.message;
}
