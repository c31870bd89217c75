import visitorScript from "@/lib/site/visitor-script.json";

/**
 * Marks the document of a visitor with an address (`data-known`), with earlier orders (`data-ordered`) or with
 * favourites (`data-favorites`) before it is painted. Every visitor gets the same cached HTML, so the styles use these
 * attributes to show or hide parts of the page. The content security policy allows the script by its hash (decision
 * 049).
 */
export function VisitorScript() {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: a constant text of this repository
  return <script dangerouslySetInnerHTML={{ __html: visitorScript.code }} />;
}
