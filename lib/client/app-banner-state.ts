import { readCookie, writeCookie } from "./cookies";

const CLOSED_COOKIE = "appBanner";

/** True if the banner may be shown. Once closed, it stays closed for the browser's session (HD-15). */
export function wantsAppBanner(): boolean {
  return !readCookie(CLOSED_COOKIE);
}

export function keepAppBannerClosed(): void {
  writeCookie(CLOSED_COOKIE, "1");
}
