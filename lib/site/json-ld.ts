/** A schema.org thing. Merchants wrote its texts. */
export type Thing = { "@type": string; [property: string]: unknown };

/**
 * Things as text that may stand inside a script element (AN-11): no character can end the element, open a comment or
 * break a line of code.
 */
export function jsonLdText(things: Thing[]): string {
  return JSON.stringify({ "@context": "https://schema.org", "@graph": things }).replace(
    /[<>&\u2028\u2029]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, "0")}`,
  );
}
