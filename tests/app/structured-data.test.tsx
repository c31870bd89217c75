import { STORE_CLASSIFICATION } from "@/lib/contracts/codes";
import { food_categories, reviews } from "../../backend/db/schema/store-tables.ts";
import { insertCategory, insertFood, insertStore } from "../factories/store-rows";
import { createTestBackend, type TestBackend } from "../setup/in-process-backend";
import { type RenderedRoute, renderRoute } from "../setup/rendered-routes";
import { schemaOrgDocument } from "../setup/schema-org";
import { createTestBrowser } from "../setup/test-browser";

jest.mock("next/navigation", () => ({
  ...jest.requireActual("next/navigation"),
  ...jest.requireActual("../setup/next-navigation"),
}));

const BENTO = { id: 7, name: "便當" };
const ORIGIN = "http://localhost:3000";

let backend: TestBackend;
let paths: Record<string, string>;
beforeAll(async () => {
  backend = await createTestBackend();
  const { db } = backend;
  const opening_hours = [
    { days: [2, 3, 4, 5, 6, 0], start: "11:00", end: "14:30" },
    { days: [5, 6], start: "17:00", end: "02:00" },
  ];
  const rated = { opening_hours, star_num: 2, avg_star_count: 4.5, intro: "三代傳承" };
  const store = await insertStore(db, { name: "阿明便當", ...rated }, [BENTO]);
  for (let count = 0; count < 26; count += 1) await insertStore(db, {}, [BENTO]);
  const review = { store_id: store.id, food_id: 0, last_name: "", title: "推薦", star_num: 5 };
  await db.insert(reviews).values([
    { ...review, first_name: "小＊＊1", content: "雞腿很嫩", create_time: 1_795_000_000 },
    { ...review, first_name: "大＊＊2", content: "", star_num: 4, create_time: 1_795_000_001 },
  ]);
  const { id: category_id } = await insertCategory(db, { store_id: store.id, name: "主餐" });
  const foods = [
    await insertFood(db, store, { category_id, name: "雞腿便當", unit_price: 110, desc: "現炸" }),
    await insertFood(db, store, { category_id, name: "排骨便當", unit_price: 95 }),
    await insertFood(db, store, { category_id, name: "加飯", unit_price: 0 }),
  ];
  const grocery = await insertStore(db, {
    name: "早安超市",
    store_classification_id: STORE_CLASSIFICATION.grocery,
  });
  const category = await insertCategory(db, { store_id: grocery.id, name: "乳品" });
  for (let count = 0; count < 41; count += 1) {
    await insertFood(db, grocery, { category_id: category.id });
  }
  const area = "/areas/台北市/信義區";
  paths = {
    index: "/",
    city: "/areas/台北市",
    district: area,
    "second page": `${area}?page=2`,
    type: `${area}?type=7`,
    list: "/storeList?type=7",
    store: `/store?stid=${store.id}`,
    grocery: `/store?stid=${grocery.id}`,
    menu: `/menu?stid=${store.id}`,
    category: `/grocery?stid=${grocery.id}&cat=${category.id}`,
    "full category": `/menu?stid=${grocery.id}&cat=${category.id}`,
    product: `/product?stid=${store.id}&fdid=${foods[0]?.id}`,
  };
  expect(await db.select().from(food_categories)).toHaveLength(2);
});
afterAll(() => backend.close());
beforeEach(() => createTestBrowser(backend));

/** The JSON-LD properties that these tests read. tests/setup/schema-org has the full schema. */
type JsonLdNode = {
  itemListElement: { name: string; item: string; url: string }[];
  hasMenuSection: { hasMenuItem: { name: string; offers?: { price: number } }[] }[];
  hasMenu: string;
  openingHoursSpecification: unknown;
};

async function open(name: string): Promise<RenderedRoute & { of: (type: string) => JsonLdNode }> {
  const page = await renderRoute(paths[name] ?? "");
  if (!page) throw new Error(`no page ${name}`);
  const of = (type: string) =>
    page.nodes.find((node) => node["@type"] === type) as unknown as JsonLdNode;
  return { ...page, of };
}

const NAMES = [
  "index",
  "city",
  "district",
  "second page",
  "type",
  "list",
  "store",
  "grocery",
  "menu",
  "category",
  "full category",
  "product",
];

it.each(NAMES)("the JSON-LD of the %s page is valid (AN-11)", async (name) => {
  const { nodes } = await open(name);
  schemaOrgDocument.parse({ "@context": "https://schema.org", "@graph": nodes });
});

it.each(NAMES.slice(1))(
  "the JSON-LD of the %s page has the same breadcrumb as the visible page (AN-14)",
  async (name) => {
    const { html, of } = await open(name);
    const [trail = ""] = /<nav aria-label="目前位置".*?<\/nav>/s.exec(html) ?? [];
    const shown = trail
      .replace(/<[^>]+>/g, "|")
      .split("|")
      .filter((text) => text && text !== "›");
    const steps = of("BreadcrumbList").itemListElement;
    expect(shown).toEqual(steps.map((step) => step.name));
    const links = [...trail.matchAll(/href="([^"]+)"/g)].map(
      ([, href = ""]) => new URL(href.replaceAll("&amp;", "&"), ORIGIN).href,
    );
    const items = steps.map(({ item }) => item);
    expect(items.slice(0, links.length)).toEqual(links);
  },
);

it.each(["faq", "terms", "privacy"])(
  "the JSON-LD of the text page %s has no breadcrumb, because the page shows none (AN-14)",
  async (tab) => {
    const page = await renderRoute(`/static?p=${tab}`);
    expect(page?.words).toContain("隱私權政策");
    expect(page?.nodes.map((node) => node["@type"])).not.toContain("BreadcrumbList");
  },
);

it.each(["city", "district", "second page", "type", "list", "category", "full category"])(
  "the ItemList of the %s page lists the stores or products to which the page links, in the same order (AN-14)",
  async (name) => {
    const { links, of } = await open(name);
    const listed = of("ItemList").itemListElement;
    const kind = name.includes("category") ? "/product?" : "/store?stid";
    const shown = [...new Set(links.filter((link) => link.startsWith(kind)))];
    expect(listed.map(({ url }) => url)).toEqual(shown.map((link) => ORIGIN + link));
    expect(listed.length).toBeGreaterThan(0);
  },
);

it("a store page shows the values of its JSON-LD (AN-14, ST-41)", async () => {
  const { words, html, links, of } = await open("store");
  const store = of("Restaurant");
  expect(store).toMatchObject({
    name: "阿明便當",
    telephone: "+886-2-2345-6789",
    priceRange: "NT$95–NT$110",
    servesCuisine: ["便當"],
    aggregateRating: { ratingValue: 4.5, reviewCount: 2 },
    address: { postalCode: "110", addressRegion: "台北市", streetAddress: "市府路45號" },
    review: [{ author: { name: "小＊＊1" }, reviewBody: "雞腿很嫩" }],
  });
  for (const text of [
    "阿明便當",
    "台北市信義區市府路45號",
    "02-2345-6789",
    "NT$95",
    "NT$110",
    "4.5",
    "2 則評論",
    "小＊＊1",
    "雞腿很嫩",
    "三代傳承",
  ]) {
    expect(words).toContain(text);
  }
  expect(words).toContain(
    "週一公休週二至週四、週日11:00–14:30週五至週六11:00–14:30、17:00–隔日 02:00",
  );
  expect(store.openingHoursSpecification).toMatchObject([
    { dayOfWeek: ["Tuesday", "Wednesday", "Thursday", "Sunday"], opens: "11:00", closes: "14:30" },
    { dayOfWeek: ["Friday", "Saturday"], opens: "11:00", closes: "14:30" },
    { dayOfWeek: ["Friday", "Saturday"], opens: "17:00", closes: "02:00" },
  ]);
  expect(links.map((link) => ORIGIN + link)).toContain(store.hasMenu);
  expect(html).toContain("附近相似的店家");
});

it("a menu page shows every product and price of its JSON-LD (AN-14)", async () => {
  const { words, of } = await open("menu");
  const items = of("Menu").hasMenuSection.flatMap((section) => section.hasMenuItem);
  expect(items.map(({ name }) => name)).toEqual(["雞腿便當", "排骨便當", "加飯"]);
  for (const { name, offers } of items) {
    expect(words).toContain(offers ? `${name}NT$${offers.price}` : name);
  }
});

it("a product page shows the name, price and store of its JSON-LD, and links to other products (AN-14, PR-31)", async () => {
  const { words, html, links, of } = await open("product");
  expect(of("Product")).toMatchObject({
    name: "雞腿便當",
    description: "現炸",
    offers: { price: 110, seller: { name: "阿明便當" } },
  });
  for (const text of ["雞腿便當", "NT$110", "現炸", "阿明便當", "排骨便當"]) {
    expect(words).toContain(text);
  }
  expect(html).toContain('alt="雞腿便當"');
  expect(links.filter((link) => link.startsWith("/product")).length).toBeGreaterThan(0);
  expect(words).not.toContain("加飯");
});
