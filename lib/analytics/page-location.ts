import { normalPath } from "@/lib/routing/locale-path";
import { looksPersonal } from "@/lib/routing/personal-text";

/**
 * The query parameters that analytics may get: they select the content of a page, or tell which advertisement led to
 * it.
 */
const ALLOWED_KEYS = [
  "stid",
  "fdid",
  "setid",
  "cat",
  "p",
  "type",
  "group",
  "subject",
  "sort",
  "filter",
  "page",
  "utm_source",
  "utm_medium",
  "utm_campaign",
  "utm_id",
  "utm_term",
  "utm_content",
  "gclid",
  "gbraid",
  "wbraid",
];
/** Paths that begin with one of these texts may have a query with payment data, personal data or a code (AN-06). */
const QUERYLESS_PATHS = ["/third/", "/login", "/register"];
/** The page whose fragment (after `#`) contains the secret token of a group order (GO-02). */
const TOKEN_PATH = "/grouporder";
/** Query parameters with secrets: the sign-in code of the app, the partner order number, and the courier session id. */
const SECRET_KEYS = ["v1", "v3", "session_id"];
/** The last part of this path is the referral code of a member. */
const REFERRAL = /\/referralcode\/.*/i;

/** Returns the URL of a page without the parts that third parties must not get. */
export function redactLocation(href: string): string {
  if (!URL.canParse(href)) return "";
  const { origin, pathname, searchParams } = new URL(href);
  const path = pathname.replace(REFERRAL, "/referralCode");
  if (hidesQuery(pathname)) return origin + path;
  const allowed = ALLOWED_KEYS.flatMap((key) => {
    const value = searchParams.get(key);
    return value === null || looksPersonal(value) ? [] : [[key, value]];
  });
  const query = String(new URLSearchParams(allowed));
  return origin + path + (query && `?${query}`);
}

/**
 * True if scripts of third parties may run on a page with this URL. These scripts can read the URL, so it must not
 * contain secrets (SE-19).
 */
export function isSafeForThirdParties({
  pathname,
  search,
}: Pick<Location, "pathname" | "search">): boolean {
  if (normalPath(pathname) === TOKEN_PATH) return false;
  if (hidesQuery(pathname)) return search === "";
  const query = new URLSearchParams(search);
  return !SECRET_KEYS.some((key) => query.has(key));
}

function hidesQuery(pathname: string): boolean {
  const path = normalPath(pathname);
  return QUERYLESS_PATHS.some((start) => path.startsWith(start));
}
