import { absoluteUrl } from "./absolute-url";
import type { Thing } from "./json-ld";

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
