import { isGuarded } from "@/lib/routing/guarded-path";
import { localeOf, localPath, splitLocale } from "@/lib/routing/locale-path";
import { settlingCall } from "@/lib/routing/payment-call";
import { publicRoute } from "@/lib/routing/public-route";
import { returnPathOf, safeReturnTo } from "@/lib/routing/return-to";
import { PLAIN_PATHS } from "@/lib/routing/routes";
import { fc } from "@/tests/setup/seeded-properties";

it.each([
  ["/en", "en", "/"],
  ["/en/", "en", "/"],
  ["/en/home", "en", "/home"],
  ["/EN/Home", "en", "/Home"],
  ["/en?event=dsub", "en", "/?event=dsub"],
  ["/en/store?stid=1", "en", "/store?stid=1"],
  ["/home?next=/en", "zh-TW", "/home?next=/en"],
  ["/home", "zh-TW", "/home"],
  ["/english", "zh-TW", "/english"],
  ["/zh-TW/home", "zh-TW", "/zh-TW/home"],
  ["//en/home", "zh-TW", "//en/home"],
])(
  "splitLocale splits %s into the language %s and the path %s (LN-01)",
  (pathname, locale, path) => {
    expect(splitLocale(pathname)).toEqual({ locale, path });
  },
);

it.each([
  ["/", "/en", "/"],
  ["/home", "/en/home", "/home"],
  ["/store?stid=1#menu", "/en/store?stid=1#menu", "/store?stid=1#menu"],
  ["/?utm_source=a", "/en?utm_source=a", "/?utm_source=a"],
  ["/en/cart", "/en/cart", "/cart"],
  ["/areas/台北市", "/en/areas/台北市", "/areas/台北市"],
])("localPath turns %s into %s in English and %s in Chinese (LN-02)", (href, en, zh) => {
  expect(localPath("en", href)).toBe(en);
  expect(localPath("zh-TW", href)).toBe(zh);
});

it.each([
  "https://example.com/home",
  "//example.com/home",
  "mailto:a@example.com",
  "tel:02",
  "#menu",
  "",
  "/api/session/login",
  "/og/site.jpg",
  "/pictures/a-640.webp",
  "/logo.svg",
  "/robots.txt",
])("localPath does not change %j (LN-02)", (href) => {
  expect(localPath("en", href)).toBe(href);
});

it("localPath to English and back to Chinese returns the original path (LN-03)", () => {
  fc.assert(
    fc.property(fc.constantFrom(...PLAIN_PATHS), fc.webQueryParameters(), (path, query) => {
      const href = `${path}?${query}`;
      expect(localPath("zh-TW", localPath("en", href))).toBe(href);
    }),
  );
});

it.each([
  ["en", "en"],
  ["zh-Hant-TW", "zh-TW"],
  ["zh-TW", "zh-TW"],
  ["fr", "zh-TW"],
  ["", "zh-TW"],
  [undefined, "zh-TW"],
])("localeOf('%s') is %s", (text, locale) => {
  expect(localeOf(text)).toBe(locale);
});

describe("publicRoute for English URLs (LN-01)", () => {
  it.each([
    ["/en", "page", "/en"],
    ["/en/home", "page", "/en/home/0/1"],
    ["/En/HOME", "page", "/en/home/0/1"],
    ["/en/store?stid=12", "page", "/en/store/12/1"],
    ["/en/product?stid=12&fdid=3", "page", "/en/product/12/fdid/3/1"],
    ["/en/areas/%E5%8F%B0%E5%8C%97%E5%B8%82", "page", "/en/areas/%E5%8F%B0%E5%8C%97%E5%B8%82"],
    ["/en/static?p=terms", "page", "/en/static/terms"],
    ["/manifest.webmanifest?v=1", "file", "/zh-TW/manifest.webmanifest"],
    ["/en/manifest.webmanifest", "file", "/en/manifest.webmanifest"],
    ["/en/llms.txt", "file", "/en/llms.txt"],
    ["/en/checkout", "page", "/en/checkout"],
    ["/en/third/payreturn?number=1", "page", "/en/third/payreturn"],
    ["/en/404error", "page", "/en/404error"],
    ["/en/en/home", "page", "/en/404error"],
    ["/en/zh-TW/home/0/1", "page", "/en/404error"],
    ["/en/_next/x", "page", "/en/404error"],
    ["/%65n/home", "page", "/zh-TW/404error"],
    ["/en/opnRedirect?rtt=8", "handler", "/opnRedirect?rtt=8"],
    ["/en/checkout?v1=CODE", "handler", "/api/session/arrive?v1=CODE&at=%2Fen%2Fcheckout"],
    ["/en/bindCard?session_id=S", "handler", "/api/express/enter?session_id=S&page=bindCard"],
  ])("%s leads to the %s %s", (url, kind, target) => {
    expect(publicRoute(url)).toEqual({ kind, url: target });
  });

  it.each([
    ["/en/unknown?utm_source=a", 307, "/en/404error?utm_source=a"],
    ["/en/home/0/1", 307, "/en/404error"],
    ["/en/api/session", 307, "/en/404error"],
    ["/en/logo.svg", 307, "/en/404error"],
    ["/fr/llms.txt", 307, "/404error"],
    ["/en/store", 307, "/en/home"],
    ["/en?event=dsub", 307, "/en/subscription?event=dsub"],
    ["/en/", 308, "/en"],
    ["/en//home/", 308, "/en/home"],
  ])("%s redirects with %i to %s", (url, status, location) => {
    expect(publicRoute(url)).toEqual({ kind: "redirect", status, location });
  });
});

describe("the language cookie (LN-05)", () => {
  it.each([
    ["/third/payreturn?number=1", "en", "/en/third/payreturn"],
    ["/third/payreturn?number=1", "fr", "/zh-TW/third/payreturn"],
    ["/third/payreturn?number=1", undefined, "/zh-TW/third/payreturn"],
    ["/home", "en", "/zh-TW/home/0/1"],
    ["/en/home", "zh-TW", "/en/home/0/1"],
  ])("in a request for %s with the value %s leads to %s", (url, language, page) => {
    expect(publicRoute(url, { language })).toEqual({ kind: "page", url: page });
  });
});

describe("rules for English URLs", () => {
  it("member pages require a sign-in (RB-01)", () => {
    expect(isGuarded("/en/orderList")).toBe(true);
    expect(isGuarded("/EN/CHECKOUT")).toBe(true);
    expect(isGuarded("/en/home")).toBe(false);
  });

  it("a return-to path keeps its language, and the path of a login or error page is refused (RB-02, RB-03)", () => {
    expect(returnPathOf("/en/store?stid=1")).toBe("/en/store?stid=1");
    expect(returnPathOf("/en/login")).toBeNull();
    expect(safeReturnTo("/en/404error")).toBeNull();
  });

  it("a payment return calls payResult (RT-19)", () => {
    const query = new URLSearchParams({ number: "A-1" });
    expect(settlingCall({ pathname: "/en/third/payreturn", query })).toEqual({
      call: "payResult",
      number: "A-1",
    });
  });
});
