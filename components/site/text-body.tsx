import { textBlocks } from "@/lib/site/text-blocks";

/** Plain text as paragraphs and lists. */
export function TextBody({ text }: { text: string }) {
  return textBlocks(text).map((block) =>
    block.kind === "paragraph" ? (
      <p key={block.text} className="mt-3">
        {block.text}
      </p>
    ) : (
      <ul key={block.items[0]} className="mt-3 grid list-disc gap-1.5 pl-5 marker:text-brand">
        {block.items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
    ),
  );
}
