import { findDistrict } from "@/lib/address/districts";
import { STAR_MAX, STORE_CLASSIFICATION } from "@/lib/contracts/codes";
import type { FoodCategory, OpeningHours, Review } from "@/lib/contracts/stores";
import { formatMoney } from "@/lib/format/money";
import { hrefs } from "@/lib/routing/hrefs";
import { absoluteUrl, pictureUrl } from "@/lib/site/absolute-url";
import type { JsonLdNode } from "@/lib/site/json-ld";
import { formatDate } from "@/lib/time/date-time";
import { isAllDay, openDays } from "./opening-hours";
import type { ShownStore } from "./shown-store";
import { reviewerName } from "./store-rules";

const CURRENCY = "TWD";
const DAYS = ["Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"];
/** The platforms on which the shop takes orders. */
const PLATFORMS = ["DesktopWebPlatform", "MobileWebPlatform"];
const DELIVERY = "http://purl.org/goodrelations/v1#DeliveryModeOwnFleet";
const PICKUP = "http://purl.org/goodrelations/v1#DeliveryModePickUp";

type Page = {
  origin: string;
  image: string;
  /** The part of the menu that the page contains; missing for a grocery. */
  categories?: FoodCategory[];
  /** The reviews that the page contains. */
  reviews?: Review[];
};

/**
 * The JSON-LD of a store with the data that its page shows (AN-11, AN-14). Google requires the name and the address.
 */
export function storeNode(store: ShownStore, page: Page): JsonLdNode {
  const { origin, image, categories = [], reviews = [] } = page;
  const url = absoluteUrl(hrefs.store({ stid: store.id }), origin);
  const isGrocery = isGroceryStore(store);
  return {
    "@type": storeType(store),
    "@id": `${url}#store`,
    name: store.name,
    url,
    image: pictureUrl(image, origin),
    telephone: internationalPhone(store.phone),
    currenciesAccepted: CURRENCY,
    priceRange: priceRange(categories),
    address: addressOf(store),
    ...(store.lat !== null && {
      geo: { "@type": "GeoCoordinates", latitude: store.lat, longitude: store.lng },
    }),
    openingHoursSpecification: store.opening_hours && hoursOf(store.opening_hours),
    ...(!isGrocery && { servesCuisine: store.store_types.map(({ name }) => name) }),
    ...ratingOf(store),
    ...(reviews.length > 0 && { review: reviews.map(reviewNode) }),
    ...(categories.length > 0 && { hasMenu: absoluteUrl(hrefs.menu({ stid: store.id }), origin) }),
    potentialAction: orderAction(store, url),
  };
}

export function storeType(store: Pick<ShownStore, "store_classification_id">): string {
  return isGroceryStore(store) ? "GroceryStore" : "Restaurant";
}

/**
 * Converts `02-2345-6789#12` to `+886-2-2345-6789`. Returns undefined if the first group of digits neither begins with
 * 0 nor is 886.
 */
export function internationalPhone(phone: string): string | undefined {
  const [number = ""] = phone.split(/[#＃轉]/);
  const [first = "", ...rest] = number.match(/\d+/g) ?? [];
  if (first.startsWith("0")) return ["+886", first.slice(1), ...rest].join("-");
  return first === "886" ? ["+886", ...rest].join("-") : undefined;
}

function isGroceryStore({
  store_classification_id,
}: Pick<ShownStore, "store_classification_id">): boolean {
  return store_classification_id === STORE_CLASSIFICATION.grocery;
}

/** Structured data has separate fields for the city and the district, so the street must not repeat them. */
function addressOf({ address, city_name, area_name }: ShownStore) {
  const district = city_name + area_name;
  return {
    "@type": "PostalAddress",
    addressCountry: "TW",
    postalCode: findDistrict(city_name, area_name)?.zip,
    addressRegion: city_name,
    addressLocality: area_name,
    streetAddress: address.startsWith(district) ? address.slice(district.length) : address,
  };
}

/** The lowest and the highest price of the products. Free products (NT$0) are not counted. */
function priceRange(categories: FoodCategory[]): string | undefined {
  const prices = categories
    .flatMap(({ foods }) => foods.map(({ unit_price }) => unit_price))
    .filter((price) => price > 0);
  if (prices.length === 0) return undefined;
  const [lowest, highest] = [Math.min(...prices), Math.max(...prices)].map(formatMoney);
  return lowest === highest ? lowest : `${lowest}–${highest}`;
}

/**
 * The opening hours that the page also shows as a table. Google expects 00:00 to 23:59 for a whole day. So the end of a
 * whole day becomes 23:59, and so does any other end at 24:00.
 */
function hoursOf(hours: OpeningHours) {
  return openDays(hours).flatMap(({ days, ranges }) =>
    ranges.map((range) => ({
      "@type": "OpeningHoursSpecification",
      dayOfWeek: days.map((day) => DAYS[day]),
      opens: range.start,
      closes: isAllDay(range) || range.end === "24:00" ? "23:59" : range.end,
    })),
  );
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

function reviewNode({ user, star_num, content, create_time }: Review) {
  return {
    "@type": "Review",
    author: { "@type": "Person", name: reviewerName(user) },
    datePublished: formatDate(create_time),
    reviewRating: { "@type": "Rating", ratingValue: star_num, bestRating: STAR_MAX },
    reviewBody: content,
  };
}

function orderAction({ has_delivery, has_take }: ShownStore, urlTemplate: string) {
  return {
    "@type": "OrderAction",
    target: {
      "@type": "EntryPoint",
      urlTemplate,
      actionPlatform: PLATFORMS.map((name) => `https://schema.org/${name}`),
    },
    deliveryMethod: [...(has_delivery ? [DELIVERY] : []), ...(has_take ? [PICKUP] : [])],
  };
}
