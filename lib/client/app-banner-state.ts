import { readCookie, writeCookie } from "./cookies";

const CLOSED_COOKIE = "appBanner";
/** The pages on which the bottom of a phone's screen is free. Other pages have a button there. */
const FREE_PLACES = /^\/(intro(fdm)?|home|storeList|static|question|clause|privacy)?$/i;

/** HD-15: once closed, it stays closed for the browser's session. */
export function wantsAppBanner(): boolean {
  return !readCookie(CLOSED_COOKIE);
}

export function hasFreeBottom(): boolean {
  return FREE_PLACES.test(window.location.pathname);
}

export function keepAppBannerClosed(): void {
  writeCookie(CLOSED_COOKIE, "1");
}
