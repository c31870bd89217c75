import { readCookie, writeCookie } from "./cookies";

const MARK = "insider";
const VISIT_SECONDS = 2 * 60 * 60;

/**
 * Stores that the page runs in the app's web view (CA-20). The web view opens only its first page with `?insider=1`,
 * so the flag is stored for the visit.
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
