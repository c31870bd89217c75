const UNSEEN =
  /<(script|style|template|iframe|noscript)\b(?:(?!<\/\1\b)[\s\S])*(?:<\/\1[^>]*>?)?/gi;
const COMMENT = /<!--[\s\S]*?(?:-->|$)/g;
const ITEM = /<li\b[^<>]*>/gi;
const BREAK = /<(?:br|\/p|\/div|\/li|\/h[1-6]|\/tr)\b[^<>]*>/gi;
const TAG = /<\/?[a-z][^>]*(?:>|$)/gi;
const ENTITIES: Record<string, string> = {
  "&nbsp;": " ",
  "&lt;": "<",
  "&gt;": ">",
  "&quot;": '"',
  "&#39;": "'",
  "&amp;": "&",
};

/**
 * Converts an operator's text, which may be HTML, to plain text. The result may contain `<`, so a page must show it as
 * text. Then the page contains no tags, links or scripts of the operator (SE-12).
 */
export function plainText(written: string): string {
  return written
    .replace(UNSEEN, "")
    .replace(COMMENT, "")
    .replace(ITEM, "・")
    .replace(BREAK, "\n")
    .replace(TAG, "")
    .replace(/&(?:nbsp|lt|gt|quot|#39|amp);/g, (entity) => ENTITIES[entity] ?? entity)
    .replace(/(?<![ \t])[ \t]*\n\s*/g, "\n")
    .trim();
}
