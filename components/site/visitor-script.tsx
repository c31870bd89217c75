import visitorScript from "@/lib/site/visitor-script.json";

/**
 * Sets attributes of the document from the local storage before the page is painted: `data-known` if an address is
 * stored, `data-ordered` if a member and their earlier orders are stored, and `data-favorites` if a favourite is
 * stored. Everybody gets the same cached HTML, so the styles use these attributes to show or hide parts of the page.
 * The content security policy allows the script by its hash (decision 049).
 */
export function VisitorScript() {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: a constant text of this repository
  return <script dangerouslySetInnerHTML={{ __html: visitorScript.code }} />;
}
