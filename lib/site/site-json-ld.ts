import type { FaqGroup } from "@/lib/contracts/content";
import { absoluteUrl } from "./absolute-url";
import type { Thing } from "./json-ld";
import { plainText } from "./plain-text";
import { site } from "./site";

/** The organisation and name of the storefront, for the intro page. */
export function siteThings(origin: string): Thing[] {
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
