import { absoluteUrl } from "./absolute-url";
import type { Thing } from "./json-ld";
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
