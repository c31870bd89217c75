import { readCookie, writeCookie } from "./cookies";

const CLOSED_COOKIE = "appBanner";

/** HD-15: once closed, it stays closed for the browser's session. */
export function wantsAppBanner(): boolean {
  return !readCookie(CLOSED_COOKIE);
}

export function keepAppBannerClosed(): void {
  writeCookie(CLOSED_COOKIE, "1");
}
