import type { ShownStore } from "@/lib/catalog/shown-store";
import { storeType } from "@/lib/catalog/store-json-ld";
import type { Product } from "@/lib/contracts/products";
import { hrefs, productHref } from "@/lib/routing/hrefs";
import { absoluteUrl, pictureUrl } from "@/lib/site/absolute-url";
import type { JsonLdNode } from "@/lib/site/json-ld";
import { saleBlock } from "./sale-rules";

type Page = { store: ShownStore; images: string[]; origin: string };

/** The JSON-LD of a product. Null for a product without a price, because it cannot be bought alone (AN-12). */
export function productNode(product: Product, { store, images, origin }: Page): JsonLdNode | null {
  if (product.unit_price <= 0) return null;
  const url = absoluteUrl(productHref(store.id, product), origin);
  return {
    "@type": "Product",
    name: product.name,
    description: product.desc || `${store.name}：${product.name}`,
    image: images.flatMap((image) => pictureUrl(image, origin) ?? []),
    url,
    offers: {
      "@type": "Offer",
      url,
      price: product.unit_price,
      priceCurrency: "TWD",
      availability: `https://schema.org/${saleBlock(product) === null ? "InStock" : "OutOfStock"}`,
      seller: {
        "@type": storeType(store),
        name: store.name,
        url: absoluteUrl(hrefs.store({ stid: store.id }), origin),
      },
    },
  };
}

type Shown = Pick<Product, "id" | "item_type">;

/** The JSON-LD list of the products on a page, with the URL of each product page. */
export function productListNode(
  products: Shown[],
  { name, stid, origin }: { name: string; stid: number; origin: string },
): JsonLdNode {
  return {
    "@type": "ItemList",
    name,
    numberOfItems: products.length,
    itemListElement: products.map((product, index) => ({
      "@type": "ListItem",
      position: index + 1,
      url: absoluteUrl(productHref(stid, product), origin),
    })),
  };
}
