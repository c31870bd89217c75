import { globSync, readFileSync } from "node:fs";
import nextConfig from "../../next.config";

const LOCALE = "app/[locale]";
const RETURNS = /paymentReturnMetadata/;
const HIDDEN = /robots: \{ index: false \}|paymentReturnMetadata/;
const FOUND = /pageMetadata\(/;

const pages = globSync("**/page.tsx", { cwd: LOCALE }).map((file) => ({
  path: `/${file.replace(/\((?:shop|bare)\)\//, "").replace(/\/?page\.tsx$/, "")}`,
  text: readFileSync(`${LOCALE}/${file}`, "utf8"),
}));

const PRIVATE =
  /^\/(?:checkout|orderList|order|couponList|member|bindCard|login|register|cart|third|500error)(?:\/|$)/;

it("there are pages of both kinds", () => {
  expect(pages.filter(({ path }) => PRIVATE.test(path)).length).toBeGreaterThan(12);
  expect(pages.filter(({ text }) => FOUND.test(text)).length).toBeGreaterThan(8);
});

it.each(pages)(
  "$path says whether it may be found, and a private page may not",
  ({ path, text }) => {
    if (PRIVATE.test(path)) {
      expect(text).toMatch(HIDDEN);
      expect(text).not.toMatch(FOUND);
    } else {
      expect(FOUND.test(text) || (HIDDEN.test(text) && !RETURNS.test(text))).toBe(true);
    }
  },
);

/** Told by a helper of its own, or by the page itself. */
const DESCRIBED = /pageMetadata\(|paymentReturnMetadata|\bdescription(?:,|:)/;

it.each(pages)("$path has a title and a description of its own (RB-06)", ({ text }) => {
  expect(text).toMatch(DESCRIBED);
  expect(text).toMatch(/pageMetadata\(|paymentReturnMetadata|\btitle(?:,|:)/);
});

it.each([
  "/checkout",
  "/member",
  "/orderList",
  "/couponList",
  "/bindCard",
  "/third/lpconfirm",
  "/api/x",
])("%s tells robots in its headers too", async (path) => {
  const rules = (await nextConfig.headers?.()) ?? [];
  const hiding = rules.filter(({ headers }) => headers.some(({ key }) => key === "X-Robots-Tag"));
  const patterns = hiding.map(({ source }) => sourcePattern(source));
  expect(patterns.some((pattern) => pattern.test(path))).toBe(true);
  for (const open of ["/", "/home", "/store", "/product", "/og/site.jpg", "/sitemap.xml"]) {
    expect(patterns.some((pattern) => pattern.test(open))).toBe(false);
  }
});

/** The two shapes of the config's sources: a choice of names, and everything below a folder. */
function sourcePattern(source: string): RegExp {
  return new RegExp(`^${source.replace(/:path\*/, ".*").replace(/:path(?=\()/, "")}$`);
}
