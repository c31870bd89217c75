import { readCookie, writeCookie } from "./cookies";

const CLOSED_COOKIE = "appBanner";

/**
 * True if the app banner may be shown. After a visitor closed it, it stays closed until the browser is closed (HD-15).
 */
export function wantsAppBanner(): boolean {
  return !readCookie(CLOSED_COOKIE);
}

export function keepAppBannerClosed(): void {
  writeCookie(CLOSED_COOKIE, "1");
}
