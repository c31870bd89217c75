import { absoluteUrl } from "./absolute-url";

type Content = {
  title: string;
  summary: string;
  sections: { title: string; links: { name: string; path: string; text: string }[] }[];
  lists: { title: string; lines: string[] }[];
};

/** The text of llms.txt: an overview of the site in Markdown for language models. */
export function llmsText({ title, summary, sections, lists }: Content, origin: string): string {
  const linked = sections.map((section) => ({
    title: section.title,
    lines: section.links.map(
      ({ name, path, text }) => `[${name}](${absoluteUrl(path, origin)}): ${text}`,
    ),
  }));
  const parts = [...linked, ...lists].map(({ title: heading, lines }) =>
    [`## ${heading}`, "", ...lines.map((line) => `- ${line}`)].join("\n"),
  );
  return `${[`# ${title}`, `> ${summary}`, ...parts].join("\n\n")}\n`;
}
