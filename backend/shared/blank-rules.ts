/** A text without visible characters: spaces of any width and characters without a width. */
export function isBlank(text: string): boolean {
  return text.replace(/[\p{Z}\p{C}]/gu, "") === "";
}
