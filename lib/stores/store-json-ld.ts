import { STAR_MAX, STORE_CLASSIFICATION } from "@/lib/contracts/codes";
import type { ShownStore } from "./shown-store";

/** schema.org for search engines, as text that may stand inside a script element. */
export function storeJsonLd(
  store: ShownStore,
  { url, image }: { url: string; image: string },
): string {
  const isGrocery = store.store_classification_id === STORE_CLASSIFICATION.grocery;
  const rating = store.star_num > 0 && {
    aggregateRating: {
      "@type": "AggregateRating",
      ratingValue: store.avg_star_count,
      reviewCount: store.star_num,
      bestRating: STAR_MAX,
    },
  };
  const thing = {
    "@context": "https://schema.org",
    "@type": isGrocery ? "GroceryStore" : "Restaurant",
    name: store.name,
    url,
    image,
    telephone: store.phone,
    ...(!isGrocery && { servesCuisine: store.store_types.map(({ name }) => name) }),
    address: {
      "@type": "PostalAddress",
      addressCountry: "TW",
      addressRegion: store.city_name,
      addressLocality: store.area_name,
      streetAddress: store.address,
    },
    geo: { "@type": "GeoCoordinates", latitude: store.lat, longitude: store.lng },
    ...(rating || {}),
  };
  // "</script>" in a store's name would end the element and begin its own markup.
  return JSON.stringify(thing).replace(/</g, "\\u003c");
}
