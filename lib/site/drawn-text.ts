const LETTER = /\p{L}|\p{N}/u;

/**
 * A text with nothing in it that the font lacks. Symbols and emoji are left out; a name that would lose a letter is
 * left out whole, since half a name is a wrong one.
 */
export function drawnText(text: string, covered: ReadonlySet<string>): string {
  const characters = [...text.normalize("NFC")];
  const missing = characters.filter((character) => !covered.has(character));
  if (missing.some((character) => LETTER.test(character))) return "";
  return characters
    .filter((character) => covered.has(character))
    .join("")
    .replace(/\s+/g, " ")
    .trim();
}
