import { readCookie, writeCookie } from "./cookies";

const MARK = "insider";
const VISIT_SECONDS = 2 * 60 * 60;

/**
 * If the URL contains `?insider=1`, stores in a cookie that the page runs in the web view of the operator's app
 * (CA-20). Only the first page of a visit has this parameter, so the following pages need the cookie.
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
