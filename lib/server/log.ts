import "server-only";

/** `area: what failed` and ids; never a name, a phone or a card digit. One line, whatever the text holds. */
export function logError(message: string): void {
  console.error(message.replace(/[\p{Cc}\u2028\u2029]/gu, " "));
}
