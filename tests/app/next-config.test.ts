import {
  getRewrittenUrl,
  unstable_getResponseFromNextConfig as responseOf,
} from "next/experimental/testing/server";
import { publicRoute } from "@/lib/routing/public-route";
import nextConfig from "@/next.config";

const ORIGIN = "http://localhost:3000";

/** Returns the headers and the rewrite that next.config.ts sets for the internal path of this URL, as a response. */
function configuredResponse(address: string, view?: string) {
  const route = publicRoute(address, { view });
  return responseOf({ url: ORIGIN + ("url" in route ? route.url : address), nextConfig });
}

it.each(["/icons/none.png", "/pictures/none.webp", "/pictures/covers/none-320.webp"])(
  "answers a missing file with the 404 page: %s",
  async (address) => {
    expect(getRewrittenUrl(await configuredResponse(address))).toBe(`${ORIGIN}/zh-TW/404error`);
  },
);

it.each([
  "/login",
  "/register",
  "/checkout",
  "/order?id=7",
  "/orderList",
  "/couponList",
  "/member",
  "/bindCard",
  "/expressDelivery",
  "/third/oplogin?v=1",
  "/third/payunireturn?number=F1-1",
])("%s has headers that forbid every cache to store it", async (address) => {
  const { headers } = await configuredResponse(address);
  expect(headers.get("cache-control")).toBe("private, no-store");
});

it.each(["/home", "/storeList", "/storeList?type=3&page=2", "/optopsale"])(
  "%s has headers that forbid shared caches, because the page depends on the view cookie",
  async (address) => {
    const { headers } = await configuredResponse(address, "107_0_-1_25.03361_121.56445");
    expect(headers.get("cache-control")).toBe("private, no-cache");
  },
);

const STORE_PAGES = ["/store?stid=4", "/grocery?stid=4&cat=4", "/product?stid=4&fdid=4"];

it.each(STORE_PAGES)(
  "%s has headers that forbid shared caches if the view cookie says pick-up (ST-06)",
  async (address) => {
    const { headers } = await configuredResponse(address, "107_0_-1_25.03361_121.56445");
    expect(headers.get("cache-control")).toBe("private, no-cache");
  },
);

it.each(STORE_PAGES)(
  "%s gets no Cache-Control header from next.config.ts if the view cookie says delivery",
  async (address) => {
    const { headers } = await configuredResponse(address, "107_1_-1_25.03361_121.56445");
    expect(headers.get("cache-control")).toBeNull();
  },
);

it("/sw.js has its own Content-Security-Policy", async () => {
  const { headers } = await configuredResponse("/sw.js");
  expect(headers.get("content-security-policy")).toBe("default-src 'self'");
});

it("/home names the file with the speculation rules, and the file has the content type that Chromium requires", async () => {
  const { headers } = await configuredResponse("/home");
  expect(headers.get("speculation-rules")).toBe('"/speculation-rules.json"');
  const rules = await configuredResponse("/speculation-rules.json");
  expect(rules.headers.get("content-type")).toBe("application/speculationrules+json");
});

it("a page to which a provider redirects sends no referrer (SE-14)", async () => {
  const { headers } = await configuredResponse("/third/oplogin?v=1");
  expect(headers.get("referrer-policy")).toBe("no-referrer");
});

it.each(["/home", "/api/session", "/logo.svg"])(
  "%s has the security headers that all answers have (SE-14)",
  async (address) => {
    const { headers } = await configuredResponse(address);
    expect(Object.fromEntries(headers)).toMatchObject({
      "x-content-type-options": "nosniff",
      "x-frame-options": "DENY",
      "referrer-policy": "strict-origin-when-cross-origin",
      "strict-transport-security": "max-age=31536000; includeSubDomains",
      "reporting-endpoints": 'csp="/api/csp-report"',
    });
  },
);
