// Removes characters that the contract refuses, so that pasted text does not cause an error page.

/** One line, trimmed, at most `max` long. */
export function lineOf(text: string, max: number): string {
  return text
    .replace(/[\p{Cc}\u2028\u2029]+/gu, " ")
    .trim()
    .slice(0, max);
}

/** Text that keeps its line breaks. */
export function textOf(text: string, max: number): string {
  return text
    .replace(/(?![\n\r\t])\p{Cc}/gu, "")
    .trim()
    .slice(0, max);
}

/** Removes the separators and the country code that address books write. */
export function phoneOf(text: string): string {
  return text
    .replace(/[\s()-]/g, "")
    .replace(/^\+886/, "0")
    .slice(0, 20);
}
