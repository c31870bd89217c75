import { hrefs } from "@/lib/routing/hrefs";
import { pageMetadata } from "@/lib/site/metadata";

const page = {
  locale: "zh-TW" as const,
  title: "常見問題",
  description: "訂餐與外送",
  path: "/static?p=faq",
};

it("a page has the given title, canonical URL and Open Graph data", () => {
  const metadata = pageMetadata(page);
  expect(metadata).toMatchObject({ title: page.title, description: page.description });
  expect(metadata.alternates.canonical).toBe(page.path);
  expect(metadata.openGraph).toMatchObject({ url: page.path, locale: "zh_TW", siteName: "福饕" });
});

it("an English page has its own canonical URL and links to the page in each language (LN-04)", () => {
  const metadata = pageMetadata({ ...page, locale: "en" });
  expect(metadata.alternates).toEqual({
    canonical: "/en/static?p=faq",
    languages: {
      "zh-Hant-TW": "/static?p=faq",
      en: "/en/static?p=faq",
      "x-default": "/static?p=faq",
    },
  });
  expect(metadata.openGraph).toMatchObject({
    url: "/en/static?p=faq",
    locale: "en_US",
    alternateLocale: ["zh_TW"],
  });
});

it("a store page has its own preview picture in its language, and a page without one has that of the site", () => {
  expect(pageMetadata(page).openGraph.images).toEqual([
    { url: "/og/site.jpg", width: 1200, height: 630, alt: page.title },
  ]);
  const preview = { of: "store", stid: 3 } as const;
  expect(pageMetadata({ ...page, preview }).openGraph.images[0]?.url).toBe("/og/store-3.jpg");
  const english = pageMetadata({ ...page, locale: "en", preview });
  expect(english.openGraph.images[0]?.url).toBe("/og/en-store-3.jpg");
});

it.each([
  [hrefs.product({ fdid: 2, stid: 1 }), "/product?stid=1&fdid=2"],
  [hrefs.product({ setid: 2, stid: 1 }), "/product?stid=1&setid=2"],
  [hrefs.grocery({ cat: 2, stid: 1 }), "/grocery?stid=1&cat=2"],
  [hrefs.storeList({ page: 2, type: 3 }), "/storeList?type=3&page=2"],
])("a URL has its query parameters in a fixed order: %s", (written, canonical) => {
  expect(written).toBe(canonical);
});

it("the path of an area page contains the city and the district, with special characters encoded", () => {
  expect(hrefs.areas({ city_name: "台北市", area_name: "a/b?c" })).toBe("/areas/台北市/a%2Fb%3Fc");
  expect(hrefs.areas({ city_name: "台北市" })).toBe("/areas/台北市");
});
