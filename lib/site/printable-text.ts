const LETTER = /\p{L}|\p{N}/u;

/**
 * Removes symbols, emoji and control characters that the font lacks. If the font lacks a letter or a digit of the text,
 * the result is "", because a name with a missing letter or digit would be wrong.
 */
export function printableText(text: string, covered: ReadonlySet<string>): string {
  const characters = [...text.normalize("NFC")];
  const missing = characters.filter((character) => !covered.has(character));
  if (missing.some((character) => LETTER.test(character))) return "";
  return characters
    .filter((character) => covered.has(character))
    .join("")
    .replace(/\s+/g, " ")
    .trim();
}
