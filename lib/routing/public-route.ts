import { courierLink } from "./courier-session.ts";
import { decodedPart } from "./decoded-part.ts";
import { localeOf, localPath, splitLocale } from "./locale-path.ts";
import { type PageAddress, pagePath } from "./page-path.ts";
import { INTRO_PATHS, LOCALES, type Locale } from "./routes.ts";
import { signInLink } from "./sign-in-link.ts";

/**
 * The target of a public address. The path of a page has no query, a handler keeps its query, and a file needs no
 * query.
 */
type PublicRoute =
  | { kind: "page" | "file" | "handler"; url: string }
  | { kind: "redirect"; status: 307 | 308; location: string };

/** The header with the public address of a page, path and query. The middleware and the payment return read it. */
export const PUBLIC_URL_HEADER = "x-public-url";

const HANDLERS = ["/api/"];
const OPN_REDIRECT = "/opnRedirect";
/** Only pages request the files of the framework, so a missing file is not redirected. */
const FRAMEWORK = "/_next/";
const FOLDERS = ["/_next/static/", "/icons/", "/page-dictionary/", "/pictures/"];
/** Handlers with one path segment. A longer path would be a page of an unknown locale. */
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
/** Files that each language has for itself. */
const LOCAL_FILES = ["/llms.txt", "/manifest.webmanifest"];
/** Sign-up link of the partner's app (RT-05). */
const SUBSCRIBING_PATHS: readonly string[] = [...INTRO_PATHS, "/introopn"];
const MISSING = "/404error";
/** Other sites know these addresses, so they name no language (LN-05). */
const RETURNS = /^\/third\//i;
const UP_OR_HERE = /\/(?:\.|%2e){1,2}(?:\/|$)/i;
const ENCODED_SLASH = /%(?:2f|5c)/i;

/** The cookies that select a page: district and dining type, and the language of addresses that name none. */
type RouteCookies = { view?: string | undefined; language?: string | undefined };

/**
 * Decides what answers `url`, the path with its query as the client sent it. Internal paths are
 * not found, and other unknown paths are redirected to /404error (RT-27).
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
  // An internal path gets the 404 document. Another unknown path is redirected to it (RT-27).
  return address.pathname.startsWith(FRAMEWORK) || isInternal(address.pathname)
    ? { kind: "page", url: `/${locale}${MISSING}` }
    : redirect(307, localPath(locale, MISSING), search);
}

function readLocale(pathname: string, { language }: RouteCookies) {
  return RETURNS.test(pathname)
    ? { locale: localeOf(language), path: pathname }
    : splitLocale(pathname);
}

/** The redirect to the tidy path. An unknown path is redirected once, not first to its tidy form. */
function tidyRoute(tidy: string, search: string, cookies: RouteCookies): PublicRoute {
  const target = publicRoute(tidy + search, cookies);
  return target.kind === "redirect" ? target : redirect(308, tidy, search);
}

/** The handler for a link that contains a secret. */
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

/** True for an internal path in any letter case and encoding. */
function isInternal(pathname: string): boolean {
  const [, folder = ""] = pathname.split("/");
  return LOCALES.some((locale) => sameText(locale, folder));
}

function sameText(text: string, encoded: string): boolean {
  return decodedPart(encoded)?.toLowerCase().split("/")[0] === text.toLowerCase();
}

/** Keeps the query, because every page reads the keys of a campaign (RB-05). */
function redirect(status: 307 | 308, pathname: string, search: string): PublicRoute {
  return { kind: "redirect", status, location: pathname + search };
}

/** Redirects of app links (RT-05), and of stores and products without an id (RT-30). */
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

/** One slash between parts, and none at the end. */
function tidyPath(pathname: string): string {
  const single = pathname.replace(/[\\/]+/g, "/");
  return single.length > 1 && single.endsWith("/") ? single.slice(0, -1) : single;
}

/** The path, and the query with its question mark or nothing. */
function splitOnce(url: string): [string, string] {
  const at = url.indexOf("?");
  return at < 0 ? [url, ""] : [url.slice(0, at), url.slice(at)];
}
