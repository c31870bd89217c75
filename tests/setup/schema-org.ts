import { z } from "zod";

// Schemas of the schema.org types that pages use, with the requirements of Google (AN-11). They are strict, so a
// misspelt property is an error.
const url = z.url({ protocol: /^https?$/ });
const language = z.enum(["zh-Hant-TW", "en"]);
const text = z.string().trim().min(1);
const price = z.number().positive();

const address = z.strictObject({
  "@type": z.literal("PostalAddress"),
  addressCountry: z.literal("TW"),
  postalCode: z
    .string()
    .regex(/^\d{3}$/)
    .optional(),
  addressRegion: text,
  addressLocality: text,
  streetAddress: text,
});
const menuItem = z.strictObject({
  "@type": z.literal("MenuItem"),
  name: text,
  description: text.optional(),
  url,
  offers: z
    .strictObject({ "@type": z.literal("Offer"), price, priceCurrency: z.literal("TWD") })
    .optional(),
});
const clock = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/);
const stars = { ratingValue: z.number().min(1).max(5), bestRating: z.literal(5) };
const place = {
  "@id": url,
  name: text,
  url,
  image: url.optional(),
  telephone: z
    .string()
    .regex(/^\+886(-\d+)+$/)
    .optional(),
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
      ...stars,
      reviewCount: z.int().positive(),
    })
    .optional(),
  openingHoursSpecification: z
    .array(
      z.strictObject({
        "@type": z.literal("OpeningHoursSpecification"),
        dayOfWeek: z.array(z.string().regex(/day$/)).min(1),
        opens: clock,
        closes: clock,
      }),
    )
    .optional(),
  review: z
    .array(
      z.strictObject({
        "@type": z.literal("Review"),
        author: z.strictObject({ "@type": z.literal("Person"), name: text }),
        datePublished: z.iso.date(),
        reviewRating: z.strictObject({ "@type": z.literal("Rating"), ...stars }),
        reviewBody: text,
      }),
    )
    .optional(),
  potentialAction: z.strictObject({
    "@type": z.literal("OrderAction"),
    target: z.strictObject({
      "@type": z.literal("EntryPoint"),
      urlTemplate: url,
      actionPlatform: z.array(url),
    }),
    deliveryMethod: z.array(url),
  }),
};
const restaurant = z.strictObject({
  ...place,
  "@type": z.literal("Restaurant"),
  servesCuisine: z.array(text),
  hasMenu: url.optional(),
});
const menu = z.strictObject({
  "@type": z.literal("Menu"),
  name: text,
  inLanguage: language,
  url,
  hasMenuSection: z
    .array(
      z.strictObject({
        "@type": z.literal("MenuSection"),
        name: text,
        hasMenuItem: z.array(menuItem),
      }),
    )
    .min(1),
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

/** Returns true if the positions increase by 1 from the first item on. */
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
const itemList = z
  .strictObject({
    "@type": z.literal("ItemList"),
    name: text,
    numberOfItems: z.int().min(0),
    itemListElement: z
      .array(z.strictObject({ "@type": z.literal("ListItem"), position: z.int().min(1), url }))
      .refine(inOrder),
  })
  .refine(({ numberOfItems, itemListElement }) => numberOfItems === itemListElement.length);

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
  inLanguage: language,
});
const faqPage = z.strictObject({
  "@type": z.literal("FAQPage"),
  inLanguage: language,
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
        menu,
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
