// These functions convert typed texts to texts that the contract accepts. Without them, a pasted text could lead to the
// error page.

/** The text as one line, trimmed and cut to `max` characters. Line breaks and control characters become spaces. */
export function lineOf(text: string, max: number): string {
  return text
    .replace(/[\p{Cc}\u2028\u2029]+/gu, " ")
    .trim()
    .slice(0, max);
}

/** The text with its line breaks but without other control characters, trimmed and cut to `max` characters. */
export function textOf(text: string, max: number): string {
  return text
    .replace(/(?![\n\r\t])\p{Cc}/gu, "")
    .trim()
    .slice(0, max);
}

/** The phone number without the separators that address books insert, and with 0 instead of the country code +886. */
export function phoneOf(text: string): string {
  return text
    .replace(/[\s()-]/g, "")
    .replace(/^\+886/, "0")
    .slice(0, 20);
}
