import type { FaqGroup } from "@/lib/contracts/content";
import { DEFAULT_LOCALE, LANGUAGES, type Locale } from "@/lib/routing/routes";
import { absoluteUrl } from "./absolute-url";
import type { JsonLdNode } from "./json-ld";
import { plainText } from "./plain-text";
import { site } from "./site";

/** The JSON-LD of the intro page: the organisation and the name of the site, in this language. */
export function siteNodes(origin: string, locale: Locale): JsonLdNode[] {
  const { [locale]: name } = site.name;
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
    { "@type": "WebSite", name, url, inLanguage: LANGUAGES[locale].tag },
  ];
}

/**
 * The JSON-LD of the frequently asked questions. Questions and answers are plain text without HTML. The operator writes
 * them in Chinese (LN-10).
 */
export function faqNode(groups: FaqGroup[]): JsonLdNode {
  return {
    "@type": "FAQPage",
    inLanguage: LANGUAGES[DEFAULT_LOCALE].tag,
    mainEntity: groups.flatMap(({ questions }) =>
      questions.map(({ title, content }) => ({
        "@type": "Question",
        name: plainText(title),
        acceptedAnswer: { "@type": "Answer", text: plainText(content) },
      })),
    ),
  };
}
