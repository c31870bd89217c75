import type { FoodCategory } from "@/lib/contracts/stores";
import { hrefs, productHref } from "@/lib/routing/hrefs";
import { DEFAULT_LOCALE, LANGUAGES } from "@/lib/routing/routes";
import { absoluteUrl } from "@/lib/site/absolute-url";
import type { JsonLdNode } from "@/lib/site/json-ld";

type Page = { stid: number; name: string; origin: string };

/** The JSON-LD of a restaurant's whole menu, for its menu page (AN-14). */
export function menuNode(categories: FoodCategory[], { stid, name, origin }: Page): JsonLdNode {
  return {
    "@type": "Menu",
    name,
    // Merchants write their menus in Chinese (LN-06).
    inLanguage: LANGUAGES[DEFAULT_LOCALE].tag,
    url: absoluteUrl(hrefs.menu({ stid }), origin),
    hasMenuSection: categories.map((category) => ({
      "@type": "MenuSection",
      name: category.name || name,
      hasMenuItem: category.foods.map((food) => ({
        "@type": "MenuItem",
        name: food.name,
        ...(food.desc && { description: food.desc }),
        url: absoluteUrl(productHref(stid, food), origin),
        // A product without a price can only be bought as a part of another product.
        ...(food.unit_price > 0 && {
          offers: { "@type": "Offer", price: food.unit_price, priceCurrency: "TWD" },
        }),
      })),
    })),
  };
}
