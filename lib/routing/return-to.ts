import { withoutAppCode } from "./app-code";
import { normalPath } from "./locale-path";
import { ERROR_PATH, NO_RETURN_PATHS } from "./routes";

export const RETURN_TO_COOKIE = "returnTo";
export const RETURN_TO_SECONDS = 30 * 60;
/** The maximum length of the value. Browsers store at most 4,096 bytes for the name and value of a cookie. */
const ENCODED_LENGTH_MAX = 4_000;
const BASE = "http://same.origin";

/** Returns the path if it may be opened after the login, or else null (LG-34, RB-03). */
export function safeReturnTo(value: string | null | undefined): string | null {
  const kept = returnPathOf(value);
  return kept && !isOneOf([ERROR_PATH], pathOf(kept)) ? kept : null;
}

/**
 * The path to store as the return-to path, or null if it must not be stored (RB-02). It is also null for a text that a
 * browser would read as a URL of another origin (`//e`, `/\\e`, tabs, schemes).
 */
export function returnPathOf(value: string | null | undefined): string | null {
  if (!value || !isPlainPath(value) || !fitsCookie(value) || !URL.canParse(value, BASE))
    return null;
  const { origin, pathname, search } = withoutAppCode(new URL(value, BASE));
  const isOurs = origin === BASE && !pathname.startsWith("//");
  return isOurs && isKept(pathname) ? pathname + search : null;
}

/**
 * True for a text with exactly one leading slash and only printable ASCII, without encoded characters that could become
 * a second slash or a line break.
 */
function isPlainPath(value: string): boolean {
  if (!/^\/(?!\/)[\x21-\x7e]*$/.test(value) || value.includes("\\")) return false;
  return !/%(?:0[0-9a-d]|5c)/i.test(value) && !/^\/(?:%2f|\.)/i.test(value);
}

/** True if the encoded path is short enough for the cookie. */
function fitsCookie(value: string): boolean {
  return encodeURIComponent(value).length <= ENCODED_LENGTH_MAX;
}

function isKept(pathname: string): boolean {
  return !pathname.toLowerCase().startsWith("/api/") && !isOneOf(NO_RETURN_PATHS, pathname);
}

function isOneOf(paths: readonly string[], pathname: string): boolean {
  const path = normalPath(pathname);
  return paths.some((known) => known.toLowerCase() === path);
}

function pathOf(kept: string): string {
  return kept.split("?", 1).join("");
}
