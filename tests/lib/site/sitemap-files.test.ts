import { publicRoute } from "@/lib/routing/public-route";
import { entryPath, staticPaths } from "@/lib/site/sitemap-entry-paths";
import { sitemapFileOf, sitemapPaths } from "@/lib/site/sitemap-files";
import { SITEMAP_HEAD, SITEMAP_TAIL, sitemapIndex, sitemapRows } from "@/lib/site/sitemap-xml";

const files = { stores: [1], shelves: [], products: [101, 45_301, 99_000] };
const origin = "https://shop.example";
const area = { area_id: 107, city_name: "台北市", area_name: "信義區", store_count: 2 };

it("the index lists the file of pages and each file with entries (AN-10)", () => {
  expect(sitemapPaths(files)).toEqual([
    "/sitemaps/static.xml",
    "/sitemaps/stores-1.xml",
    "/sitemaps/products-1.xml",
    "/sitemaps/products-2.xml",
    "/sitemaps/products-3.xml",
  ]);
});

it("a file ends before the beginning of the next file", () => {
  expect(sitemapFileOf("products-2.xml", files)).toEqual({
    kind: "products",
    from: 45_301,
    before: 99_000,
  });
  expect(sitemapFileOf("products-3.xml", files)).toEqual({ kind: "products", from: 99_000 });
  expect(sitemapFileOf("static.xml", files)).toEqual({ kind: "static" });
});

it.each(["products-4.xml", "products-0.xml", "shelves-1.xml", "members-1.xml", "x", "stores-1"])(
  "%s is not a file of the index",
  (name) => {
    expect(sitemapFileOf(name, files)).toBeNull();
  },
);

it.each([
  ["stores", { id: 3, store_id: 3, item_type: "single" }, "/store?stid=3"],
  ["shelves", { id: 31, store_id: 3, item_type: "single" }, "/grocery?stid=3&cat=31"],
  ["products", { id: 301, store_id: 3, item_type: "single" }, "/product?stid=3&fdid=301"],
  ["products", { id: 302, store_id: 3, item_type: "set" }, "/product?stid=3&setid=302"],
] as const)("an entry of %s has its canonical address", (kind, entry, path) => {
  expect(entryPath(kind, entry)).toBe(path);
});

it("addresses are complete and escaped for XML", () => {
  const rows = sitemapRows(["/product?stid=1&fdid=2", "/areas/台北市", "/x'<>\""], origin);
  expect(rows).toContain("<loc>https://shop.example/product?stid=1&amp;fdid=2</loc>");
  expect(rows).toContain(`<loc>https://shop.example/areas/${encodeURIComponent("台北市")}</loc>`);
  expect(rows).not.toMatch(/<(?!\/?(?:url|loc)>)/);
});

it("index and files are documents of the sitemap protocol (AN-10)", () => {
  const parse = (text: string) => text.match(/<\/?[a-z]+/g)?.join(" ");
  expect(parse(sitemapIndex(["/sitemaps/static.xml"], origin))).toBe(
    "<sitemapindex <sitemap <loc </loc </sitemap </sitemapindex",
  );
  expect(parse(SITEMAP_HEAD + sitemapRows(["/"], origin) + SITEMAP_TAIL)).toBe(
    "<urlset <url <loc </loc </url </urlset",
  );
  expect(SITEMAP_HEAD).toMatch(/^<\?xml version="1.0" encoding="UTF-8"\?>\n<urlset xmlns="http:/);
});

it.each(staticPaths([area]))("%s of the sitemap is a page with its canonical address", (path) => {
  expect(publicRoute(path, undefined)).toEqual({
    kind: "page",
    url: expect.stringMatching(/^\/zh-TW/),
  });
});

it("place pages are those with stores; private pages are in no sitemap", () => {
  const paths = staticPaths([area]);
  expect(paths).toEqual(expect.arrayContaining(["/", "/areas/台北市", "/areas/台北市/信義區"]));
  expect(new Set(paths).size).toBe(paths.length);
  expect(paths.join(" ")).not.toMatch(/checkout|member|order|coupon|third|bindCard|login|cart/i);
});
