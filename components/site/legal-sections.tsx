import { TextBody } from "./text-body";
import { sectionId } from "./text-page";

type LegalSection = { title: string; text: string };

/** The numbered sections of the terms or of the privacy policy. Their texts are plain text. */
export function LegalSections({ sections }: { sections: LegalSection[] }) {
  return sections.map(({ title, text }, index) => (
    <section key={title} id={sectionId(index)} className="pt-8 wrap-anywhere">
      <h2 className="text-lg">{`${index + 1}. ${title}`}</h2>
      <TextBody text={text} />
    </section>
  ));
}
