import { absoluteUrl } from "./absolute-url";

/** A schema.org thing. Its texts are untrusted, because merchants write them. */
export type Thing = { "@type": string; [property: string]: unknown };

/**
 * Serializes things for a script element (AN-11). Escapes characters that could end the element, open a comment or
 * break a line.
 */
export function jsonLdText(things: Thing[]): string {
  return JSON.stringify({ "@context": "https://schema.org", "@graph": things }).replace(
    /[<>&\u2028\u2029]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, "0")}`,
  );
}

export type Crumb = { name: string; path: string };

/** The breadcrumb of a page, from the first page to itself. */
export function breadcrumbThing(crumbs: Crumb[], origin: string): Thing {
  return {
    "@type": "BreadcrumbList",
    itemListElement: crumbs.map(({ name, path }, index) => ({
      "@type": "ListItem",
      position: index + 1,
      name,
      item: absoluteUrl(path, origin),
    })),
  };
}
