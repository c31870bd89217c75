import { z } from "zod";

/**
 * The types of schema.org that pages use, with their properties and with the requirements of Google (AN-11). A
 * misspelt property is an error.
 */
const url = z.url({ protocol: /^https?$/ });
const text = z.string().trim().min(1);
const price = z.number().positive();

const address = z.strictObject({
  "@type": z.literal("PostalAddress"),
  addressCountry: z.literal("TW"),
  addressRegion: text,
  addressLocality: text,
  streetAddress: text,
});
const menuItem = z.strictObject({
  "@type": z.literal("MenuItem"),
  name: text,
  offers: z.strictObject({
    "@type": z.literal("Offer"),
    price: z.number().min(0),
    priceCurrency: z.literal("TWD"),
  }),
});
const place = {
  "@id": url,
  name: text,
  url,
  image: url.optional(),
  telephone: text,
  currenciesAccepted: z.literal("TWD"),
  priceRange: text.max(99).optional(),
  address,
  geo: z.strictObject({
    "@type": z.literal("GeoCoordinates"),
    latitude: z.number().min(-90).max(90),
    longitude: z.number().min(-180).max(180),
  }),
  aggregateRating: z
    .strictObject({
      "@type": z.literal("AggregateRating"),
      ratingValue: z.number().min(1).max(5),
      reviewCount: z.int().positive(),
      bestRating: z.literal(5),
    })
    .optional(),
};
const restaurant = z.strictObject({
  ...place,
  "@type": z.literal("Restaurant"),
  servesCuisine: z.array(text),
  hasMenu: z
    .strictObject({
      "@type": z.literal("Menu"),
      hasMenuSection: z
        .array(
          z.strictObject({
            "@type": z.literal("MenuSection"),
            name: text,
            hasMenuItem: z.array(menuItem),
          }),
        )
        .min(1),
    })
    .optional(),
});
const groceryStore = z.strictObject({ ...place, "@type": z.literal("GroceryStore") });

const product = z.strictObject({
  "@type": z.literal("Product"),
  name: text,
  description: text,
  image: z.array(url),
  url,
  offers: z.strictObject({
    "@type": z.literal("Offer"),
    url,
    price,
    priceCurrency: z.literal("TWD"),
    availability: z.enum(["https://schema.org/InStock", "https://schema.org/OutOfStock"]),
    seller: z.strictObject({
      "@type": z.enum(["Restaurant", "GroceryStore"]),
      name: text,
      url,
    }),
  }),
});

/** Each step names its page, and positions continue without a gap. */
function inOrder(items: { position: number }[]): boolean {
  const [first] = items;
  return items.every(({ position }, index) => position === (first?.position ?? 1) + index);
}
const breadcrumbs = z.strictObject({
  "@type": z.literal("BreadcrumbList"),
  itemListElement: z
    .array(
      z.strictObject({
        "@type": z.literal("ListItem"),
        position: z.int().min(1),
        name: text,
        item: url,
      }),
    )
    .min(2)
    .refine((items) => items[0]?.position === 1 && inOrder(items)),
});
const itemList = z.strictObject({
  "@type": z.literal("ItemList"),
  name: text,
  numberOfItems: z.int().min(0).optional(),
  itemListElement: z
    .array(z.strictObject({ "@type": z.literal("ListItem"), position: z.int().min(1), url }))
    .refine(inOrder),
});

const organization = z.strictObject({
  "@type": z.literal("Organization"),
  name: text,
  url,
  logo: url,
  email: z.email(),
  sameAs: z.array(url),
});
const webSite = z.strictObject({
  "@type": z.literal("WebSite"),
  name: text,
  url,
});
const faqPage = z.strictObject({
  "@type": z.literal("FAQPage"),
  mainEntity: z
    .array(
      z.strictObject({
        "@type": z.literal("Question"),
        name: text,
        acceptedAnswer: z.strictObject({ "@type": z.literal("Answer"), text }),
      }),
    )
    .min(1),
});

export const schemaOrgDocument = z.strictObject({
  "@context": z.literal("https://schema.org"),
  "@graph": z
    .array(
      z.discriminatedUnion("@type", [
        restaurant,
        groceryStore,
        product,
        breadcrumbs,
        itemList,
        organization,
        webSite,
        faqPage,
      ]),
    )
    .min(1),
});
