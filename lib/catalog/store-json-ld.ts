import { STAR_MAX, STORE_CLASSIFICATION } from "@/lib/contracts/codes";
import type { FoodCategory } from "@/lib/contracts/stores";
import { formatMoney } from "@/lib/format/money";
import { hrefs } from "@/lib/routing/hrefs";
import { absoluteUrl, pictureUrl } from "@/lib/site/absolute-url";
import type { JsonLdNode } from "@/lib/site/json-ld";
import type { ShownStore } from "./shown-store";

/** The number of products per menu category. More would repeat the page. */
const MENU_ITEMS = 3;
const CURRENCY = "TWD";

type Page = {
  origin: string;
  image: string;
  /** The part of the menu in the page; missing for a grocery. */
  categories?: FoodCategory[];
};

/** A store and the beginning of its menu (AN-11). Google requires name and address. */
export function storeNode(store: ShownStore, { origin, image, categories = [] }: Page): JsonLdNode {
  const url = absoluteUrl(hrefs.store({ stid: store.id }), origin);
  const isGrocery = isGroceryStore(store);
  return {
    "@type": storeType(store),
    "@id": `${url}#store`,
    name: store.name,
    url,
    image: pictureUrl(image, origin),
    telephone: store.phone,
    currenciesAccepted: CURRENCY,
    address: {
      "@type": "PostalAddress",
      addressCountry: "TW",
      addressRegion: store.city_name,
      addressLocality: store.area_name,
      streetAddress: streetOf(store),
    },
    ...(store.lat !== null && {
      geo: { "@type": "GeoCoordinates", latitude: store.lat, longitude: store.lng },
    }),
    ...(!isGrocery && { servesCuisine: store.store_types.map(({ name }) => name) }),
    ...ratingOf(store),
    ...menuOf(categories),
  };
}

export function storeType(store: Pick<ShownStore, "store_classification_id">): string {
  return isGroceryStore(store) ? "GroceryStore" : "Restaurant";
}

function isGroceryStore({
  store_classification_id,
}: Pick<ShownStore, "store_classification_id">): boolean {
  return store_classification_id === STORE_CLASSIFICATION.grocery;
}

/** Region and district are separate fields. */
function streetOf({ address, city_name, area_name }: ShownStore): string {
  const district = city_name + area_name;
  return address.startsWith(district) ? address.slice(district.length) : address;
}

function ratingOf({ star_num, avg_star_count }: ShownStore) {
  if (star_num === 0) return {};
  return {
    aggregateRating: {
      "@type": "AggregateRating",
      ratingValue: avg_star_count,
      reviewCount: star_num,
      bestRating: STAR_MAX,
    },
  };
}

function menuOf(categories: FoodCategory[]) {
  const prices = categories.flatMap(({ foods }) => foods.map(({ unit_price }) => unit_price));
  if (prices.length === 0) return {};
  const [least, most] = [Math.min(...prices), Math.max(...prices)].map(formatMoney);
  return {
    priceRange: least === most ? least : `${least}–${most}`,
    hasMenu: { "@type": "Menu", hasMenuSection: categories.map(sectionOf) },
  };
}

function sectionOf({ name, foods }: FoodCategory) {
  return {
    "@type": "MenuSection",
    name,
    hasMenuItem: foods.slice(0, MENU_ITEMS).map((food) => ({
      "@type": "MenuItem",
      name: food.name,
      offers: { "@type": "Offer", price: food.unit_price, priceCurrency: CURRENCY },
    })),
  };
}
