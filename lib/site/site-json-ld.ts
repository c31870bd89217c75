import type { FaqGroup } from "@/lib/contracts/content";
import { absoluteUrl } from "./absolute-url";
import type { JsonLdNode } from "./json-ld";
import { plainText } from "./plain-text";
import { site } from "./site";

/** The organisation and name of the storefront, for the intro page. */
export function siteNodes(origin: string): JsonLdNode[] {
  const { name } = site;
  const url = absoluteUrl("/", origin);
  return [
    {
      "@type": "Organization",
      name,
      url,
      logo: absoluteUrl(site.logo, origin),
      email: site.serviceMail,
      sameAs: site.socials.map(({ href }) => href),
    },
    { "@type": "WebSite", name, url },
  ];
}

/** The questions as plain text, without the operator's markup. */
export function faqNode(groups: FaqGroup[]): JsonLdNode {
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
