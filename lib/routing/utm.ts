export const UTM_COOKIE = "utm";
const REQUIRED = ["utm_source", "utm_medium", "utm_campaign"] as const;
const KEPT = [...REQUIRED, "utm_id", "utm_term", "utm_content"] as const;
const MAX_LENGTH = 100;
const ALLOWED = /^[\p{L}\p{N} ._~%+-]+$/u;
const PERSONAL = /@|(?:^|\D)09\d{8}(?:\D|$)/;

export type UtmVisit = { path: string; query: Record<string, string> };

/** SPEC §2: kept only when source, medium and campaign are all there and clean; else null (domain A8). */
export function utmVisit(pathname: string, params: URLSearchParams): UtmVisit | null {
  const query: Record<string, string> = {};
  for (const key of KEPT) {
    const values = params.getAll(key);
    if (values.length === 0) continue;
    const value = (values[0] ?? "").toLowerCase();
    if (values.length > 1 || !isClean(value)) return null;
    query[key] = value;
  }
  return REQUIRED.every((key) => key in query) ? { path: pathname, query } : null;
}

function isClean(value: string): boolean {
  return value.length <= MAX_LENGTH && ALLOWED.test(value) && !PERSONAL.test(value);
}
