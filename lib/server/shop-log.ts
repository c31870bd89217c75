import "server-only";

/** Logs `area: what failed` and ids in one line; never a name, a phone or a card digit. */
export function logError(message: string): void {
  console.error(message.replace(/[\p{Cc}\u2028\u2029]/gu, " "));
}

/** Where an unexpected error was thrown. Its message is left out, because it may contain input. */
export function errorPlace(error: unknown): string {
  if (!(error instanceof Error)) return "a value that is no error was thrown";
  const frames = (error.stack ?? "")
    .split("\n")
    .filter((line) => line.trimStart().startsWith("at "));
  return [error.name, ...frames.slice(0, 5).map((line) => line.trim())].join(" ");
}
