import { readCookie, writeCookie } from "./cookies";

const MARK = "insider";
const VISIT_SECONDS = 2 * 60 * 60;

/**
 * The in-app (Insider) context of CA-20: the web view of the app opens its first page with `?insider=1`, and
 * what it opens after that carries no mark, so that it is kept for a visit.
 */
export function rememberInAppWebview(): void {
  if (new URLSearchParams(window.location.search).get(MARK) === "1") {
    writeCookie(MARK, "1", VISIT_SECONDS);
  }
}

export function isInAppWebview(): boolean {
  rememberInAppWebview();
  return readCookie(MARK) === "1";
}
