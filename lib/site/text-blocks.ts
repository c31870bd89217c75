/** A line of a text, or a list of consecutive lines that begin with a dot. */
type TextBlock = { kind: "paragraph"; text: string } | { kind: "list"; items: string[] };

const DOT = "・";

/** Splits plain text into blocks: each line is a paragraph, and a line with a dot is a list item. */
export function textBlocks(text: string): TextBlock[] {
  const blocks: TextBlock[] = [];
  for (const line of text.split("\n")) {
    const last = blocks.at(-1);
    if (!line.startsWith(DOT)) blocks.push({ kind: "paragraph", text: line });
    else if (last?.kind === "list") last.items.push(line.slice(DOT.length));
    else blocks.push({ kind: "list", items: [line.slice(DOT.length)] });
  }
  return blocks;
}
