import { absoluteUrl } from "./absolute-url";

/** An object of schema.org. Its texts are not trusted, because merchants and customers write them. */
export type JsonLdNode = { "@type": string; [property: string]: unknown };

/**
 * Serializes objects for a script element (AN-11). Escapes `<`, `>`, `&` and line separators, so that no text can end
 * the element, open a comment or break a line.
 */
export function jsonLdText(nodes: JsonLdNode[]): string {
  return JSON.stringify({ "@context": "https://schema.org", "@graph": nodes }).replace(
    /[<>&\u2028\u2029]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, "0")}`,
  );
}

export type Crumb = { name: string; path: string };

/** The breadcrumb of a page, from the first page to the page itself. */
export function breadcrumbNode(crumbs: Crumb[], origin: string): JsonLdNode {
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
