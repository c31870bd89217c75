import { type JsonLdNode, jsonLdText } from "@/lib/site/json-ld";

/** Structured data for search engines. Browsers do not run it, so the content security policy need not allow it. */
export function JsonLd({ nodes }: { nodes: JsonLdNode[] }) {
  return (
    <script
      type="application/ld+json"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: escaped JSON, see jsonLdText
      dangerouslySetInnerHTML={{ __html: jsonLdText(nodes) }}
    />
  );
}
