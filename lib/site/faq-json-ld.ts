import type { FaqGroup } from "@/lib/contracts/content";
import type { Thing } from "@/lib/site/json-ld";
import { plainText } from "./plain-text";

/** The questions as plain text, without the operator's markup. */
export function faqThing(groups: FaqGroup[]): Thing {
  return {
    "@type": "FAQPage",
    mainEntity: groups.flatMap(({ questions }) =>
      questions.map(({ title, content }) => ({
        "@type": "Question",
        name: plainText(title),
        acceptedAnswer: { "@type": "Answer", text: plainText(content) },
      })),
    ),
  };
}
