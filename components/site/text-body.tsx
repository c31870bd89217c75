import { DataText } from "@/components/ui/data-text";

/** A line of a text, or a list that was made from consecutive lines with a leading dot (`・`). */
type TextBlock = { kind: "paragraph"; text: string } | { kind: "list"; items: string[] };

const DOT = "・";

/** Shows plain text as paragraphs and lists. */
export function TextBody({ text }: { text: string }) {
  return textBlocks(text).map((block) =>
    block.kind === "paragraph" ? (
      <p key={block.text} className="mt-3">
        <DataText>{block.text}</DataText>
      </p>
    ) : (
      <ul key={block.items[0]} className="mt-3 grid list-disc gap-1.5 pl-5 marker:text-brand">
        {block.items.map((item) => (
          <li key={item}>
            <DataText>{item}</DataText>
          </li>
        ))}
      </ul>
    ),
  );
}

/**
 * Splits plain text into blocks: each line is a paragraph, and a line with a leading dot is a list item. An empty line
 * ends a list and is not shown.
 */
export function textBlocks(text: string): TextBlock[] {
  const blocks: TextBlock[] = [];
  let isInList = false;
  for (const line of text.split("\n")) {
    const last = isInList ? blocks.at(-1) : undefined;
    isInList = line.startsWith(DOT);
    if (line.trim() === "") continue;
    if (!isInList) blocks.push({ kind: "paragraph", text: line });
    else if (last?.kind === "list") last.items.push(line.slice(DOT.length));
    else blocks.push({ kind: "list", items: [line.slice(DOT.length)] });
  }
  return blocks;
}
