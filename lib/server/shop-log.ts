import "server-only";

/** `area: what failed` and ids; never a name, a phone or a card digit. One line, whatever the text holds. */
export function logError(message: string): void {
  console.error(message.replace(/[\p{Cc}\u2028\u2029]/gu, " "));
}

/** Where an unexpected error was thrown. Its own message is left out: it may quote what a person sent. */
export function errorPlace(error: unknown): string {
  if (!(error instanceof Error)) return "a value that is no error was thrown";
  const frames = (error.stack ?? "")
    .split("\n")
    .filter((line) => line.trimStart().startsWith("at "));
  return [error.name, ...frames.slice(0, 5).map((line) => line.trim())].join(" ");
}
