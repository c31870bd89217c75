import { storeListNode } from "@/lib/catalog/list-json-ld";
import { menuNode } from "@/lib/catalog/menu-json-ld";
import { productListNode, productNode } from "@/lib/catalog/product-json-ld";
import { storeCrumbs } from "@/lib/catalog/store-crumbs";
import { internationalPhone, storeNode } from "@/lib/catalog/store-json-ld";
import { STORE_CLASSIFICATION } from "@/lib/contracts/codes";
import { hrefs } from "@/lib/routing/hrefs";
import { breadcrumbNode, type JsonLdNode, jsonLdText } from "@/lib/site/json-ld";
import { faqNode, siteNodes } from "@/lib/site/site-json-ld";
import { schemaOrgDocument } from "@/tests/setup/schema-org";
import { makeGroceryItem } from "../../factories/grocery-shapes";
import { makeProduct } from "../../factories/product-shapes";
import { makeShownStore } from "../../factories/shown-stores";

const SITE = {
  indexName: "首頁",
  cityOf: (name: string) => name,
  areaOf: ({ area_name }: { area_name: string }) => area_name,
};

const origin = "https://shop.example";
const image = "/pictures/covers/test-f6e7d2-640.webp";
const page = { origin, image };
const food = { ...makeGroceryItem({}), desc: "" };
const review = {
  avatar: "",
  create_time: 1_795_233_600,
  user: { icon_url: "", first_name: "小明", last_name: "王" },
  star_num: 5,
  content: "湯頭很好",
  title: "牛肉麵",
  store_id: 7,
  food_id: 7,
};

/** Reads the structured data as a crawler does and checks it against the types of schema.org. */
function read(...nodes: (JsonLdNode | null)[]) {
  const found = nodes.filter((node) => node !== null);
  return schemaOrgDocument.parse(JSON.parse(jsonLdText(found)))["@graph"];
}

describe("the structured data of pages is valid schema.org", () => {
  it("a restaurant has its hours, reviews, prices, menu, order action and breadcrumb (AN-11, AN-14)", () => {
    const store = makeShownStore({
      id: 7,
      store_classification_id: STORE_CLASSIFICATION.restaurant,
      star_num: 3,
      avg_star_count: 4.5,
      opening_hours: [
        { days: [1, 2, 3, 4, 5], start: "17:00", end: "02:00" },
        { days: [6, 0], start: "00:00", end: "24:00" },
      ],
    });
    const foods = [90, 0, 60, 250, 120].map((unit_price) => ({ ...food, unit_price }));
    const categories = [{ id: 1, name: "人氣主餐", foods }] as never;
    const [node, trail] = read(
      storeNode(store, { ...page, categories, reviews: [review] }),
      breadcrumbNode(storeCrumbs(store, { ...SITE, areas: [] }), origin),
    );
    expect(node).toMatchObject({
      "@type": "Restaurant",
      url: "https://shop.example/store?stid=7",
      image: `${origin}${image}`,
      telephone: "+886-2-23456789",
      address: { postalCode: "110", addressLocality: "信義區", streetAddress: "市府路1號" },
      priceRange: "NT$60–NT$250",
      aggregateRating: { ratingValue: 4.5, reviewCount: 3 },
      openingHoursSpecification: [
        {
          dayOfWeek: ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday"],
          opens: "17:00",
          closes: "02:00",
        },
        { dayOfWeek: ["Saturday", "Sunday"], opens: "00:00", closes: "23:59" },
      ],
      review: [{ author: { name: "王小明" }, datePublished: "2026-11-21", reviewBody: "湯頭很好" }],
      hasMenu: "https://shop.example/menu?stid=7",
      potentialAction: {
        target: { urlTemplate: "https://shop.example/store?stid=7" },
        deliveryMethod: { length: 2 },
      },
    });
    expect(trail).toMatchObject({
      itemListElement: [
        { name: "首頁", item: "https://shop.example/" },
        { name: store.city_name },
        { name: store.area_name },
        { name: store.name, item: "https://shop.example/store?stid=7" },
      ],
    });
  });

  it("a menu page lists all products, but omits a price of NT$0 (AN-14)", () => {
    const foods = [90, 0].map((unit_price, index) => ({ ...food, id: index + 1, unit_price }));
    const categories = [{ id: 1, name: "人氣主餐", foods }] as never;
    const [node] = read(menuNode(categories, { stid: 7, name: "麵店菜單", origin }));
    expect(node).toMatchObject({
      hasMenuSection: [
        {
          name: "人氣主餐",
          hasMenuItem: [
            { url: "https://shop.example/product?stid=7&fdid=1", offers: { price: 90 } },
            { name: food.name },
          ],
        },
      ],
    });
    expect(JSON.stringify(node).match(/"offers"/g)).toHaveLength(1);
  });

  it.each([
    ["02-2345-6789", "+886-2-2345-6789"],
    ["(02) 2345-6789#12", "+886-2-2345-6789"],
    ["0912-345-678", "+886-912-345-678"],
    ["0912345678", "+886-912345678"],
    ["+886 2 2345 6789", "+886-2-2345-6789"],
    ["4128-880", undefined],
    ["", undefined],
  ])("the phone %s has the international form %s", (phone, written) => {
    expect(internationalPhone(phone)).toBe(written);
  });

  it("a store's breadcrumb leaves out city and district if there are no area pages", () => {
    const crumbs = storeCrumbs(makeShownStore(), { ...SITE, areas: null });
    expect(crumbs.map(({ path }) => path)).toEqual(["/", "/store?stid=1"]);
  });

  it("a grocery is a GroceryStore and has no rating without reviews", () => {
    const store = makeShownStore({
      store_classification_id: STORE_CLASSIFICATION.grocery,
      star_num: 0,
    });
    const [node] = read(storeNode(store, page));
    expect(node).toMatchObject({ "@type": "GroceryStore" });
    expect(node).not.toHaveProperty("aggregateRating");
  });

  it("a street address does not repeat city and district", () => {
    const values = { city_name: "台北市", area_name: "信義區", address: "台北市信義區市府路45號" };
    const [node] = read(storeNode(makeShownStore(values), page));
    expect(node).toMatchObject({
      address: { streetAddress: "市府路45號", addressRegion: "台北市" },
    });
  });

  it.each([
    [{ item_type: "single", id: 3 }, "https://shop.example/product?stid=7&fdid=3", "InStock"],
    [{ item_type: "set", id: 3 }, "https://shop.example/product?stid=7&setid=3", "InStock"],
    [{ id: 3, enable_add_cart: 0 }, "https://shop.example/product?stid=7&fdid=3", "OutOfStock"],
  ] as const)("a product with %j has an offer and its canonical URL", (values, url, state) => {
    const store = makeShownStore({ id: 7 });
    const product = makeProduct({ unit_price: 120, ...values });
    const [node] = read(productNode(product, { store, images: [image], origin }));
    expect(node).toMatchObject({
      url,
      offers: {
        price: 120,
        availability: `https://schema.org/${state}`,
        seller: { name: store.name },
      },
    });
  });

  it("a product without a price has no structured data (AN-12)", () => {
    const product = makeProduct({ unit_price: 0 });
    expect(productNode(product, { store: makeShownStore(), images: [], origin })).toBeNull();
  });

  it("the positions of a store list continue after the previous page, and those of a product list start at 1", () => {
    const stores = [makeShownStore({ id: 1 }), makeShownStore({ id: 2 })];
    const category = { name: "牛奶", stid: 7, origin };
    const [list, products] = read(
      storeListNode(stores, { name: "便當", origin, from: 24 }),
      productListNode([makeProduct({ item_type: "single" })], category),
    );
    expect(list).toMatchObject({ itemListElement: [{ position: 25 }, { position: 26 }] });
    expect(products).toMatchObject({ itemListElement: [{ position: 1 }] });
  });

  it("the intro has Organization and WebSite, and the help page has questions and answers as plain text", () => {
    const questions = [{ title: "怎麼<b>退款</b>？", content: "<p>線上申請。</p>" }];
    const nodes = read(...siteNodes(origin, "zh-TW"), faqNode([{ type_name: "付款", questions }]));
    expect(nodes.map((node) => node["@type"])).toEqual(["Organization", "WebSite", "FAQPage"]);
    expect(nodes[2]).toMatchObject({
      mainEntity: [{ name: "怎麼退款？", acceptedAnswer: { text: "線上申請。" } }],
    });
  });

  it("inLanguage is the page's language for the site, and Chinese for the operator's and stores' texts (LN-10)", () => {
    const menu = menuNode([], { stid: 7, name: "麵店菜單", origin });
    const nodes = [...siteNodes(origin, "en"), faqNode([]), menu];
    expect(nodes.map((node) => node.inLanguage)).toEqual([
      undefined,
      "en",
      "zh-Hant-TW",
      "zh-Hant-TW",
    ]);
  });

  it.each(["javascript:alert(1)", "data:text/html,x", "http://[", ""])(
    "a picture at %j is left out",
    (written) => {
      const [node] = read(storeNode(makeShownStore(), { origin, image: written }));
      expect(node).not.toHaveProperty("image");
    },
  );
});

describe("hostile text cannot leave the JSON-LD script (SE-12)", () => {
  const attacks = [
    "</script>",
    "</SCRIPT >",
    "</script\n>",
    "<!--",
    "-->",
    "<script>",
    "<!--<script>",
    "]]>",
    "\u2028",
    "\u2029",
    "\\",
    '"',
    '"}]}</script>',
    "'",
    "&lt;/script&gt;",
    "&#60;/script>",
    "\\u003c/script>",
    "\u0000",
    "\ud800",
    "{{alert(1)}}",
    "#{alert(1)}",
    "<img src=x onerror=alert(1)>",
    "<svg/onload=alert(1)>",
    "javascript:alert(1)",
  ];
  const around = [
    (attack: string) => attack,
    (attack: string) => `店${attack}`,
    (attack: string) => `${attack}<script>alert(1)</script>`,
    (attack: string) => `"${attack}"`,
    (attack: string) => attack.repeat(3),
  ];
  const payloads = attacks.flatMap((attack) => around.map((wrap) => wrap(attack)));
  const store = makeShownStore();
  const product = makeProduct({ unit_price: 90 });
  const shown = { store, images: [image], origin };
  const category = (name: string) => [{ id: 1, name, foods: [food] }] as never;
  const dish = (name: string) => [{ id: 1, name: "主餐", foods: [{ ...food, name }] }] as never;

  const places: [string, (written: string) => JsonLdNode | null][] = [
    ["store name", (name) => storeNode({ ...store, name }, page)],
    ["phone", (phone) => storeNode({ ...store, phone }, page)],
    ["address", (address) => storeNode({ ...store, address }, page)],
    ["city", (city_name) => storeNode({ ...store, city_name }, page)],
    ["district", (area_name) => storeNode({ ...store, area_name }, page)],
    ["store type", (name) => storeNode({ ...store, store_types: [{ name }] }, page)],
    ["category", (name) => menuNode(category(name), { stid: 7, name: "菜單", origin })],
    ["review", (content) => storeNode(store, { ...page, reviews: [{ ...review, content }] })],
    [
      "reviewer",
      (first_name) =>
        storeNode(store, {
          ...page,
          reviews: [{ ...review, user: { ...review.user, first_name } }],
        }),
    ],
    ["cover", (written) => storeNode(store, { origin, image: written })],
    ["product name", (name) => productNode({ ...product, name }, shown)],
    ["product text", (desc) => productNode({ ...product, desc }, shown)],
    ["product picture", (written) => productNode(product, { ...shown, images: [written] })],
    ["seller", (name) => productNode(product, { ...shown, store: { ...store, name } })],
    ["list name", (name) => storeListNode([store], { name, origin })],
    ["dish", (name) => menuNode(dish(name), { stid: 7, name: "菜單", origin })],
    [
      "breadcrumb of a store",
      (name) => breadcrumbNode(storeCrumbs({ ...store, name }, { ...SITE, areas: [] }), origin),
    ],
    ["breadcrumb", (name) => breadcrumbNode([{ name, path: hrefs.index() }], origin)],
    ["question", (title) => faqNode([{ type_name: "", questions: [{ title, content: "" }] }])],
    ["answer", (content) => faqNode([{ type_name: "", questions: [{ title: "", content }] }])],
  ];

  it("the tests below check at least 2,000 texts", () => {
    expect(payloads.length * places.length).toBeGreaterThanOrEqual(2000);
  });

  it.each(places)("in the field %s", (_place, nodeOf) => {
    for (const payload of payloads) {
      const node = nodeOf(payload);
      const text = jsonLdText(node ? [node] : []);
      expect(text).not.toMatch(/[<>&\u2028\u2029]/);
      const [back] = JSON.parse(text)["@graph"];
      expect(back).toEqual(JSON.parse(JSON.stringify(node)));
    }
  });
});
