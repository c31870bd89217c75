import { hrefs } from "@/lib/routing/hrefs";
import { absoluteUrl } from "@/lib/site/absolute-url";
import type { JsonLdNode } from "@/lib/site/json-ld";

/** The JSON-LD of a store list, with the URL of each store. `from` is the number of stores on the previous pages. */
export function storeListNode(
  stores: { id: number }[],
  { name, origin, from = 0 }: { name: string; origin: string; from?: number },
): JsonLdNode {
  return {
    "@type": "ItemList",
    name,
    numberOfItems: stores.length,
    itemListElement: stores.map((store, index) => ({
      "@type": "ListItem",
      position: from + index + 1,
      url: absoluteUrl(hrefs.store({ stid: store.id }), origin),
    })),
  };
}
