import path from "node:path";
import type { NextConfig } from "next";
import createNextIntlPlugin from "next-intl/plugin";
import { DEFAULT_LOCALE, LOCALES, LOGIN_REQUIRED_PATHS } from "./lib/routing/routes";

const YEAR = "public, max-age=31536000, immutable";

/**
 * Pages with the data of one person, and the sign-in pages. No cache may keep them, not even the browser's back/forward
 * cache.
 */
const OWN_PAGES = [
  ...LOGIN_REQUIRED_PATHS.map((page) => page.slice(1)),
  "login",
  "register",
  "expressDelivery",
  "groupOrder",
];

/** Keeps pages out of search results. robots.txt alone is not enough if other sites link to a page. */
const NO_INDEX_HEADER = { key: "X-Robots-Tag", value: "noindex" };

const nextConfig: NextConfig = {
  cacheComponents: true,
  partialPrefetching: true,
  poweredByHeader: false,
  experimental: { globalNotFound: true },
  turbopack: {
    resolveAlias: {
      // The entry point of next-intl would add a formatter for dates and numbers to every page.
      "next-intl": { browser: "use-intl/react" },
      // SWR would add a copy of this hook that only React 17 needs.
      "use-sync-external-store/shim": { browser: "react" },
    },
  },
  // See docs/decisions/023-page-cache-in-memory.md and 024-script-hashes-from-flight-data.md.
  cacheHandler: path.resolve("cache/page-cache.cjs"),
  cacheHandlers: { default: path.resolve("cache/data-cache.cjs") },
  cacheMaxMemorySize: 256 * 1024 * 1024,
  // Without this rule, Next.js would take the folder of a missing file as a locale. The request guard does not check
  // whether a file in these folders exists (lib/routing/public-route).
  rewrites: async () => ({
    beforeFiles: [],
    afterFiles: [
      { source: "/:folder(icons|pictures)/:rest*", destination: `/${DEFAULT_LOCALE}/404error` },
    ],
    fallback: [],
  }),
  headers: async () => [
    {
      source: "/:path*",
      headers: [
        { key: "X-Content-Type-Options", value: "nosniff" },
        { key: "Reporting-Endpoints", value: 'csp="/api/csp-report"' },
        { key: "X-Frame-Options", value: "DENY" },
        { key: "Referrer-Policy", value: "strict-origin-when-cross-origin" },
        { key: "Permissions-Policy", value: "geolocation=(self), camera=(), microphone=()" },
        { key: "Strict-Transport-Security", value: "max-age=31536000; includeSubDomains" },
        { key: "Cross-Origin-Opener-Policy", value: "same-origin-allow-popups" },
      ],
    },
    // With this header, Chromium fetches the next page when a pointer rests on its link. The rules contain only pages
    // that change no data and do not depend on the session. Only pages with links to such pages send the header.
    {
      source: "/:locale/:path(home|storeList|areas|campaign|store|grocery)/:rest*",
      headers: [{ key: "Speculation-Rules", value: '"/speculation-rules.json"' }],
    },
    {
      source: "/speculation-rules.json",
      headers: [
        { key: "Content-Type", value: "application/speculationrules+json" },
        { key: "Cache-Control", value: "public, max-age=86400" },
      ],
    },
    // The view cookie selects these pages, so no shared cache may keep them.
    ...[
      "/:locale/:path(home|storeList|opTopSale)/:rest*",
      // Shared caches may keep the pages for delivery. If the visitor has another dining type, the browser replaces the
      // data (lib/client/use-for-dining-type). The pages for other dining types are private.
      "/:locale/:path(store|grocery|product)/:rest+/:dining(0|4)",
    ].map((source) => ({
      source,
      headers: [{ key: "Cache-Control", value: "private, no-cache" }],
    })),
    {
      source: `/:locale/:path(${[...OWN_PAGES, "third"].join("|")})/:rest*`,
      headers: [{ key: "Cache-Control", value: "private, no-store" }, NO_INDEX_HEADER],
    },
    { source: "/api/:path*", headers: [NO_INDEX_HEADER] },
    // A service worker uses the content security policy of its own file. It needs to fetch only from this origin.
    {
      source: "/sw.js",
      headers: [{ key: "Content-Security-Policy", value: "default-src 'self'" }],
    },
    {
      source: "/:locale/third/:path*",
      headers: [{ key: "Referrer-Policy", value: "no-referrer" }],
    },
    { source: "/pictures/:path*", headers: [{ key: "Cache-Control", value: YEAR }] },
  ],
};

const withIntl = createNextIntlPlugin({
  requestConfig: "./messages/request.ts",
  experimental: {
    messages: { path: "./messages", format: "json", locales: LOCALES, precompile: true },
  },
});

export default withIntl(nextConfig);
