import { readCookie, writeCookie } from "./cookies";

const MARK = "insider";
const VISIT_SECONDS = 2 * 60 * 60;

/**
 * The in-app (Insider) context of CA-20. The app's web view opens its first page with `?insider=1`. Later pages carry
 * no mark, so it is kept for the visit.
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
