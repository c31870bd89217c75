import { courierLink } from "./courier-session.ts";
import { decodedPart } from "./decoded-part.ts";
import { localeOf, localPath, splitLocale } from "./locale-path.ts";
import { type PageAddress, pagePath } from "./page-path.ts";
import { INTRO_PATHS, LOCALES, type Locale } from "./routes.ts";
import { signInLink } from "./sign-in-link.ts";

/**
 * The route of a public URL: a page, a file, a handler or a redirect. `url` is the path for Next.js. Only the `url` of
 * a handler contains the query.
 */
type PublicRoute =
  | { kind: "page" | "file" | "handler"; url: string }
  | { kind: "redirect"; status: 307 | 308; location: string };

/** The header with the public path and query of a page. The middleware and the payment return handler read it. */
export const PUBLIC_URL_HEADER = "x-public-url";

const HANDLERS = ["/api/"];
const OPN_REDIRECT = "/opnRedirect";
/**
 * The folder of the framework. Only pages request its files, so a missing file gets the 404 document without a
 * redirect.
 */
const FRAMEWORK = "/_next/";
const FOLDERS = ["/_next/static/", "/icons/", "/page-dictionary/", "/pictures/"];
/**
 * Handlers that draw or write files. The path has exactly one more segment, because Next.js would take a longer path as
 * a page with an unknown locale.
 */
const DRAWN_FILE = /^\/(?:og|sitemaps)\/[^/]+$/;
const FILES = [
  "/.well-known/security.txt",
  "/favicon.ico",
  "/icon.svg",
  "/logo.svg",
  "/robots.txt",
  "/sitemap.xml",
  "/speculation-rules.json",
  "/sw.js",
];
/** Files that exist separately for each language. */
const LOCAL_FILES = ["/llms.txt", "/manifest.webmanifest"];
/** The paths that lead to the subscription page if their query is `event=dsub` (RT-05). */
const SUBSCRIBING_PATHS: readonly string[] = [...INTRO_PATHS, "/introopn"];
const MISSING = "/404error";
/** Other sites redirect to these URLs, so they contain no language (LN-05). */
const RETURNS = /^\/third\//i;
const UP_OR_HERE = /\/(?:\.|%2e){1,2}(?:\/|$)/i;
const ENCODED_SLASH = /%(?:2f|5c)/i;

/**
 * The cookies that select a page: `view` for the district and the dining type, and `language` for URLs that contain no
 * language.
 */
type RouteCookies = { view?: string | undefined; language?: string | undefined };

/**
 * Finds the route for `url`. `url` is the path with the query, as the client sent it. A path that contains `.` or `..`
 * as a segment gets the 404 document.
 */
export function publicRoute(url: string, cookies: RouteCookies = {}): PublicRoute {
  const [pathname = "", search] = splitOnce(url);
  const tidy = tidyPath(pathname);
  if (tidy !== pathname) return tidyRoute(tidy, search, cookies);
  const { locale, path } = readLocale(pathname, cookies);
  if (UP_OR_HERE.test(pathname)) return { kind: "page", url: `/${locale}${MISSING}` };
  if (HANDLERS.some((folder) => pathname.startsWith(folder))) return { kind: "handler", url };
  if (path.toLowerCase() === OPN_REDIRECT.toLowerCase()) {
    return { kind: "handler", url: OPN_REDIRECT + search };
  }
  if (isFile(pathname)) return { kind: "file", url: pathname };
  if (LOCAL_FILES.includes(path)) return { kind: "file", url: `/${locale}${path}` };
  const query = new URLSearchParams(search);
  const link = secretLink(pathname, query);
  if (link) return { kind: "handler", url: link };
  return pageRoute({ pathname: path, query, view: cookies.view }, { locale, search });
}

function pageRoute(
  address: PageAddress,
  { locale, search }: { locale: Locale; search: string },
): PublicRoute {
  const elsewhere = redirectOf(address);
  if (elsewhere) return redirect(307, localPath(locale, elsewhere), search);
  const page = pagePath(address, locale);
  if (page !== null) return { kind: "page", url: page };
  // An internal path and a path of the framework get the 404 document. Any other unknown path is redirected to
  // /404error (RT-27).
  return address.pathname.startsWith(FRAMEWORK) || isInternal(address.pathname)
    ? { kind: "page", url: `/${locale}${MISSING}` }
    : redirect(307, localPath(locale, MISSING), search);
}

function readLocale(pathname: string, { language }: RouteCookies) {
  return RETURNS.test(pathname)
    ? { locale: localeOf(language), path: pathname }
    : splitLocale(pathname);
}

/**
 * The redirect to the tidy path. If the tidy path is redirected itself, the result is that redirect, so that a browser
 * is redirected only once.
 */
function tidyRoute(tidy: string, search: string, cookies: RouteCookies): PublicRoute {
  const target = publicRoute(tidy + search, cookies);
  return target.kind === "redirect" ? target : redirect(308, tidy, search);
}

/** The URL of the handler for a link that contains a secret, or null. */
function secretLink(pathname: string, query: URLSearchParams): string | null {
  return courierLink(pathname, query) ?? signInLink(pathname, query);
}

function isFile(pathname: string): boolean {
  if (ENCODED_SLASH.test(pathname)) return false;
  return (
    FILES.includes(pathname) ||
    FOLDERS.some((folder) => pathname.startsWith(folder)) ||
    DRAWN_FILE.test(pathname)
  );
}

/** True for an internal path, which starts with a locale, in any letter case and encoding. */
function isInternal(pathname: string): boolean {
  const [, folder = ""] = pathname.split("/");
  return LOCALES.some((locale) => sameText(locale, folder));
}

function sameText(text: string, encoded: string): boolean {
  return decodedPart(encoded)?.toLowerCase().split("/")[0] === text.toLowerCase();
}

/** A redirect that keeps the query, because every page reads the campaign parameters (RB-05). */
function redirect(status: 307 | 308, pathname: string, search: string): PublicRoute {
  return { kind: "redirect", status, location: pathname + search };
}

/**
 * The target of a redirect for `event=dsub` (RT-05), and for stores and products without an id (RT-30). Otherwise null.
 */
function redirectOf({ pathname, query }: PageAddress): string | null {
  const path = pathname.toLowerCase();
  const has = (key: string) => Boolean(query.getAll(key).at(-1));
  if (SUBSCRIBING_PATHS.includes(path)) {
    return query.getAll("event").at(-1) === "dsub" ? "/subscription" : null;
  }
  const lacksId =
    (["/store", "/grocery", "/product"].includes(path) && !has("stid")) ||
    (path === "/product" && !has("fdid") && !has("setid"));
  return lacksId ? "/home" : null;
}

/** Replaces each group of slashes and backslashes by one slash, and removes the slash at the end, except in `/`. */
function tidyPath(pathname: string): string {
  const single = pathname.replace(/[\\/]+/g, "/");
  return single.length > 1 && single.endsWith("/") ? single.slice(0, -1) : single;
}

/** Splits a URL into the path and the query. The query includes the question mark, or is "". */
function splitOnce(url: string): [string, string] {
  const at = url.indexOf("?");
  return at < 0 ? [url, ""] : [url.slice(0, at), url.slice(at)];
}
