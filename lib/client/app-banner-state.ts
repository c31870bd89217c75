import { readCookie, writeCookie } from "./cookies";

const CLOSED_COOKIE = "appBanner";
/** Where the bottom of a phone's screen is free; elsewhere it is the place of the page's own button. */
const PLACES = /^\/(intro(fdm)?|home|storeList|static|question|clause|privacy)?$/i;

/** HD-15: closed by hand it stays closed for the browser's session. */
export function wantsAppBanner(): boolean {
  return PLACES.test(window.location.pathname) && !readCookie(CLOSED_COOKIE);
}

export function keepAppBannerClosed(): void {
  writeCookie(CLOSED_COOKIE, "1");
}
