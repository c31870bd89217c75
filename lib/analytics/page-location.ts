import { normalPath } from "@/lib/routing/locale-path";
import { looksPersonal } from "@/lib/routing/personal-text";

/** Query keys that select the catalog page or name the campaign. They are kept. */
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
/** Pages whose query names a payment, a person or a permission (AN-06). */
const QUERYLESS_PATHS = ["/third/", "/login", "/register"];
/** The fragment of this page is a permission (GO-02). */
const TOKEN_PATH = "/grouporder";
/** Keys with secrets: the app's code, the partner's order, a courier session. */
const SECRET_KEYS = ["v1", "v3", "session_id"];
/** The last part of this path belongs to one member. */
const REFERRAL = /\/referralcode\/.*/i;

/** Removes the parts of an address that third parties must not get. */
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
 * True if scripts of third parties may run in this page now. They read the address themselves, so it must not contain
 * secret values (SE-19).
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
