import { globSync, readFileSync } from "node:fs";
import { pathToRegexp } from "next/dist/compiled/path-to-regexp";
import { publicRoute } from "@/lib/routing/public-route";
import nextConfig from "../../next.config";

const LOCALE = "app/[locale]";
const RETURNS = /paymentReturnMetadata/;
const HIDDEN = /robots: \{ index: false \}|paymentReturnMetadata/;
const LISTED = /localMetadata\(/;

const pages = globSync("**/page.tsx", { cwd: LOCALE }).map((file) => ({
  path: `/${file.replace(/\((?:shop|bare)\)\//, "").replace(/\/?page\.tsx$/, "")}`,
  text: readFileSync(`${LOCALE}/${file}`, "utf8"),
}));

const PRIVATE =
  /^\/(?:checkout|orderList|order|groupOrder|couponList|member|bindCard|login|register|cart|third|500error)(?:\/|$)/;

it("finds more than 12 private pages and more than 8 indexed pages", () => {
  expect(pages.filter(({ path }) => PRIVATE.test(path)).length).toBeGreaterThan(12);
  expect(pages.filter(({ text }) => LISTED.test(text)).length).toBeGreaterThan(8);
});

it.each(pages)(
  "$path declares in its metadata whether it may be indexed, and a private page declares that it may not",
  ({ path, text }) => {
    if (PRIVATE.test(path)) {
      expect(text).toMatch(HIDDEN);
      expect(text).not.toMatch(LISTED);
    } else {
      expect(LISTED.test(text) || (HIDDEN.test(text) && !RETURNS.test(text))).toBe(true);
    }
  },
);

/** A page sets its description itself or by one of these helpers. */
const DESCRIBED = /pageMetadata\(|paymentReturnMetadata|\bdescription(?:,|:)/;

it.each(pages)("$path sets its own title and description (RB-06)", ({ text }) => {
  expect(text).toMatch(DESCRIBED);
  expect(text).toMatch(/pageMetadata\(|paymentReturnMetadata|\btitle(?:,|:)/);
});

it.each([
  "/checkout",
  "/member",
  "/orderList",
  "/groupOrder",
  "/couponList",
  "/bindCard",
  "/third/lpconfirm",
  "/api/x",
])("%s has the header X-Robots-Tag, and public paths do not have it", async (path) => {
  const rules = (await nextConfig.headers?.()) ?? [];
  const hiding = rules.filter(({ headers }) => headers.some(({ key }) => key === "X-Robots-Tag"));
  const patterns = hiding.map(({ source }) => pathToRegexp(source));
  const isHidden = (address: string) => patterns.some((one) => one.test(internalPath(address)));
  expect(isHidden(path)).toBe(true);
  for (const open of ["/", "/home", "/store?stid=1", "/og/site.jpg", "/sitemap.xml"]) {
    expect(isHidden(open)).toBe(false);
  }
});

/** Returns the internal path, because Next.js matches its header rules against internal paths. */
function internalPath(address: string): string {
  const route = publicRoute(address);
  return "url" in route ? route.url : address;
}
