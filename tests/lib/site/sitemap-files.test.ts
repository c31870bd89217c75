import { entryPath, type ListedLists, staticPaths } from "@/lib/catalog/sitemap-entry-paths";
import type { Area } from "@/lib/contracts/sitemaps";
import { publicRoute } from "@/lib/routing/public-route";
import { sitemapFileOf, sitemapPaths } from "@/lib/site/sitemap-files";
import { SITEMAP_HEAD, SITEMAP_TAIL, sitemapIndex, sitemapRows } from "@/lib/site/sitemap-xml";

const files = { stores: [1], shelves: [31], products: [101, 45_301, 99_000] };
const origin = "https://shop.example";
const area: Area = { area_id: 107, city_name: "台北市", area_name: "信義區", store_count: 30 };
const types: NonNullable<Area["types"]> = [
  { id: 7, name: "便當", store_count: 25 },
  { id: 8, name: "飲料", store_count: 2 },
];
const lists: ListedLists = {
  place: area,
  lists: [
    { kind: "all", id: 0, last_page: 4 },
    { kind: "type", id: 7, last_page: 2 },
    { kind: "type", id: 8, last_page: 2 },
    { kind: "type", id: 9, last_page: 0 },
    { kind: "group", id: 2, last_page: 2 },
    { kind: "group", id: 3, last_page: 0 },
    { kind: "subject", id: 5, last_page: 1 },
  ],
};

it("the sitemap index lists the file of static pages and all files with entries (AN-10)", () => {
  expect(sitemapPaths(files)).toEqual([
    "/sitemaps/static.xml",
    "/sitemaps/stores-1.xml",
    "/sitemaps/menus-1.xml",
    "/sitemaps/shelves-1.xml",
    "/sitemaps/shelf-menus-1.xml",
    "/sitemaps/products-1.xml",
    "/sitemaps/products-2.xml",
    "/sitemaps/products-3.xml",
    "/sitemaps/en-static.xml",
    "/sitemaps/en-stores-1.xml",
    "/sitemaps/en-menus-1.xml",
    "/sitemaps/en-shelves-1.xml",
    "/sitemaps/en-shelf-menus-1.xml",
    "/sitemaps/en-products-1.xml",
    "/sitemaps/en-products-2.xml",
    "/sitemaps/en-products-3.xml",
  ]);
});

it("sitemapFileOf ends the id range of a file before the next file, and sets no end for the last file", () => {
  expect(sitemapFileOf("products-2.xml", files)).toEqual({
    locale: "zh-TW",
    name: "products",
    kind: "products",
    from: 45_301,
    before: 99_000,
  });
  expect(sitemapFileOf("products-3.xml", files)).toEqual({
    locale: "zh-TW",
    name: "products",
    kind: "products",
    from: 99_000,
  });
  expect(sitemapFileOf("en-shelf-menus-1.xml", files)).toEqual({
    locale: "en",
    name: "shelf-menus",
    kind: "shelves",
    from: 31,
  });
  expect(sitemapFileOf("static.xml", files)).toEqual({ locale: "zh-TW", name: "static" });
  expect(sitemapFileOf("en-static.xml", files)).toEqual({ locale: "en", name: "static" });
});

it.each([
  "products-4.xml",
  "products-0.xml",
  "shelves-2.xml",
  "members-1.xml",
  "x",
  "stores-1",
  "fr-static.xml",
])("sitemapFileOf returns null for %s, which is not in the index", (name) => {
  expect(sitemapFileOf(name, files)).toBeNull();
});

it.each([
  ["stores", { id: 3, store_id: 3, item_type: "single" }, "/store?stid=3"],
  ["menus", { id: 3, store_id: 3, item_type: "single" }, "/menu?stid=3"],
  ["shelf-menus", { id: 31, store_id: 3, item_type: "single" }, "/menu?stid=3&cat=31"],
  ["shelves", { id: 31, store_id: 3, item_type: "single" }, "/grocery?stid=3&cat=31"],
  ["products", { id: 301, store_id: 3, item_type: "single" }, "/product?stid=3&fdid=301"],
  ["products", { id: 302, store_id: 3, item_type: "set" }, "/product?stid=3&setid=302"],
] as const)("an entry in the file %s has its canonical URL", (name, entry, path) => {
  expect(entryPath(name, entry)).toBe(path);
});

it("an entry has lastmod and a picture if the backend sends valid values (AN-15)", () => {
  const [known, unknown] = sitemapRows(
    [
      { path: "/store?stid=1", updated_at: 1_795_233_600, image: "/pictures/a-640.webp" },
      { path: "/store?stid=2", image: "javascript:alert(1)" },
    ],
    origin,
  ).split("\n");
  expect(known).toContain("<lastmod>2026-11-21T04:00:00Z</lastmod>");
  expect(known).toContain("<image:loc>https://shop.example/pictures/a-640.webp</image:loc>");
  expect(unknown).not.toMatch(/lastmod|image/);
});

it.each([
  [origin, "/store?stid=2"],
  [`${origin}/en`, "/en/store?stid=2"],
])("entries below %s link to the page in all languages (LN-04)", (base, path) => {
  const alternate = (language: string, href: string) =>
    `<xhtml:link rel="alternate" hreflang="${language}" href="${origin}${href}"/>`;
  expect(sitemapRows([{ path: "/store?stid=2" }], base)).toBe(
    `<url><loc>${origin}${path}</loc>${[
      alternate("zh-Hant-TW", "/store?stid=2"),
      alternate("en", "/en/store?stid=2"),
      alternate("x-default", "/store?stid=2"),
    ].join("")}</url>\n`,
  );
});

it("static.xml lists every page of a list, except lists with too few stores (AN-16)", () => {
  const paths = staticPaths({ areas: [{ ...area, types }], storeLists: "paged" }, lists);
  const place = "/areas/台北市/信義區";
  expect(paths).toEqual(
    expect.arrayContaining([
      place,
      `${place}?page=2`,
      `${place}?type=7`,
      `${place}?type=7&page=2`,
      "/storeList?group=2",
      "/storeList?group=2&page=2",
      "/storeList?subject=5",
    ]),
  );
  expect(paths).not.toContain("/storeList?group=3");
  expect(paths).not.toContain("/storeList?subject=5&page=2");
  expect(paths).not.toContain(`${place}?page=3`);
  expect(paths).not.toContain(`${place}?type=8`);
});

it("static.xml lists a page of /storeList only if no indexed district page has the same stores (AN-18)", () => {
  const storeLists = (areas: Area[] | null) =>
    staticPaths(areas && { areas, storeLists: "paged" }, lists).filter((path) =>
      /^\/storeList(?!.*(?:group|subject)=)/.test(path),
    );
  const narrow = ["/storeList?type=8", "/storeList?type=8&page=2"];
  expect(storeLists([{ ...area, types }])).toEqual(narrow);
  const whole = ["", "?page=2", "?page=3", "?page=4"].map((query) => `/storeList${query}`);
  const typed = ["/storeList?type=7", "/storeList?type=7&page=2", ...narrow];
  expect(storeLists([{ ...area, area_name: "大安區" }])).toEqual([...whole, ...typed]);
  expect(storeLists([area])).toEqual(typed);
  expect(storeLists([])).toEqual([...whole, ...typed]);
  expect(storeLists(null)).toEqual([...whole, ...typed]);
});

it("static.xml lists only the first page of each list of a district if the number of pages is unknown (AN-19)", () => {
  const paths = staticPaths({ areas: [{ ...area, types }], storeLists: "unknown" }, lists);
  const districts = paths.filter((path) => path.startsWith("/areas/台北市/"));
  expect(districts).toEqual(["/areas/台北市/信義區", "/areas/台北市/信義區?type=7"]);
});

it("sitemap URLs are absolute and escaped for XML", () => {
  const rows = sitemapRows(
    ["/product?stid=1&fdid=2", "/areas/台北市", "/x'<>\""].map((path) => ({ path })),
    origin,
  );
  expect(rows).toContain("<loc>https://shop.example/product?stid=1&amp;fdid=2</loc>");
  expect(rows).toContain(`<loc>https://shop.example/areas/${encodeURIComponent("台北市")}</loc>`);
  expect(rows).not.toMatch(/<(?!\/?(?:url|loc)>|xhtml:link )/);
});

it("the index and the files have the elements of the sitemap protocol (AN-10)", () => {
  const parse = (text: string) => text.match(/<\/?[a-z]+/g)?.join(" ");
  expect(parse(sitemapIndex(["/sitemaps/static.xml"], origin))).toBe(
    "<sitemapindex <sitemap <loc </loc </sitemap </sitemapindex",
  );
  expect(parse(SITEMAP_HEAD + sitemapRows([{ path: "/" }], origin) + SITEMAP_TAIL)).toBe(
    "<urlset <url <loc </loc <xhtml <xhtml <xhtml </url </urlset",
  );
  expect(SITEMAP_HEAD).toMatch(/^<\?xml version="1.0" encoding="UTF-8"\?>\n<urlset xmlns="http:/);
});

it.each(staticPaths({ areas: [area], storeLists: "paged" }, lists))(
  "publicRoute answers %s of the sitemap with a page and no redirect",
  (path) => {
    expect(publicRoute(path)).toEqual({
      kind: "page",
      url: expect.stringMatching(/^\/zh-TW/),
    });
  },
);

it("static.xml lists public pages and area pages with stores, but no private pages", () => {
  const paths = staticPaths({ areas: [area], storeLists: "paged" }, lists);
  const pages = ["/", "/landingPage", "/opTopSale", "/areas/台北市", "/areas/台北市/信義區"];
  expect(paths).toEqual(expect.arrayContaining(pages));
  expect(new Set(paths).size).toBe(paths.length);
  expect(paths.join(" ")).not.toMatch(/checkout|member|order|coupon|third|bindCard|login|cart/i);
});
