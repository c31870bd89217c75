import { looksPersonal } from "./personal-text";

export const UTM_COOKIE = "utm";
const UTM_SECONDS = 30 * 24 * 60 * 60;
const REQUIRED = ["utm_source", "utm_medium", "utm_campaign"] as const;
const KEPT = [...REQUIRED, "utm_id", "utm_term", "utm_content"] as const;
const MAX_LENGTH = 100;
/**
 * The maximum length of a stored path. All paths of the shop are shorter. A limit is needed, because the size of a
 * cookie is limited.
 */
const PATH_LIMIT = 200;
const ALLOWED = /^[\p{L}\p{N} ._~%+-]+$/u;

type UtmVisit = { path: string; query: Record<string, string> };

/**
 * The campaign of a link. Null if source, medium or campaign is missing, if a value is invalid, or if the path is too
 * long (RB-05, SE-18).
 */
export function utmVisit(pathname: string, params: URLSearchParams): UtmVisit | null {
  const query: Record<string, string> = {};
  for (const key of KEPT) {
    const values = params.getAll(key);
    if (values.length === 0) continue;
    const [value = ""] = values;
    if (values.length > 1 || !isClean(value)) return null;
    query[key] = value;
  }
  const isWhole = REQUIRED.every((key) => key in query) && pathname.length <= PATH_LIMIT;
  return isWhole ? { path: pathname, query } : null;
}

/** The value of the cookie for a campaign: the path with the campaign parameters. */
export function utmText({ path, query }: UtmVisit): string {
  return `${path}?${new URLSearchParams(query)}`;
}

/**
 * The campaign cookie for the URL that the visitor opened. Null if the URL has no valid campaign; the earlier cookie
 * then stays (RB-05).
 */
export function utmCookie({ pathname, searchParams }: Pick<URL, "pathname" | "searchParams">) {
  const visit = utmVisit(pathname, searchParams);
  if (!visit) return null;
  const value = utmText(visit);
  return { name: UTM_COOKIE, value, maxAge: UTM_SECONDS, sameSite: "lax" } as const;
}

/** The campaign parameters in the value of the cookie, or an empty object if the value is invalid. */
export function utmOf(text: string): Record<string, string> {
  const query = new URLSearchParams(text.split("?")[1]);
  return utmVisit("/", query)?.query ?? {};
}

function isClean(value: string): boolean {
  return value.length <= MAX_LENGTH && ALLOWED.test(value) && !looksPersonal(value);
}
