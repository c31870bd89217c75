import { readCookie, writeCookie } from "./cookies";

export const APP_BANNER_ID = "app-banner";
const CLOSED_COOKIE = "appBanner";
/** Where the bottom of a phone's screen is free; elsewhere it is the place of the page's own button. */
const PLACES = /^\/(intro(fdm)?|home|storeList|static|question|clause|privacy)?$/i;

/** HD-15: shown once the page is there; closed by hand it stays closed for the browser's session. */
export function showAppBanner(): void {
  const banner = document.getElementById(APP_BANNER_ID);
  if (!banner?.showPopover || !PLACES.test(window.location.pathname) || readCookie(CLOSED_COOKIE))
    return;
  banner.ontoggle = (event) => {
    if ((event as ToggleEvent).newState === "closed") writeCookie(CLOSED_COOKIE, "1");
  };
  banner.showPopover();
}
