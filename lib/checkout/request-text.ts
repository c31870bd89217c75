// These functions remove characters that the contract refuses. Without this, a pasted text could lead to the error
// page.

/** The text as one line, trimmed and cut to `max` characters. */
export function lineOf(text: string, max: number): string {
  return text
    .replace(/[\p{Cc}\u2028\u2029]+/gu, " ")
    .trim()
    .slice(0, max);
}

/** The text with its line breaks, trimmed and cut to `max` characters. */
export function textOf(text: string, max: number): string {
  return text
    .replace(/(?![\n\r\t])\p{Cc}/gu, "")
    .trim()
    .slice(0, max);
}

/** The phone number without the separators and the country code (+886) that address books insert. */
export function phoneOf(text: string): string {
  return text
    .replace(/[\s()-]/g, "")
    .replace(/^\+886/, "0")
    .slice(0, 20);
}
