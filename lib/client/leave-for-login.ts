import { hrefs } from "@/lib/routing/hrefs";
import { RETURN_TO_COOKIE, RETURN_TO_SECONDS, safeReturnTo } from "@/lib/routing/return-to";
import { readCookie, writeCookie } from "./cookies";
import type { Go } from "./leave";
import { readStored, removeSession, removeStored } from "./storage";

/**
 * Removes the stored member after the session has ended, so that the login page does not redirect to the shop. Stores
 * `path` as the return-to path.
 */
export function rememberForLogin(path: string): void {
  removeStored("member");
  rememberReturn(path);
}

let hasEnded = false;

/**
 * Removes the member, the stored checkout, the recent orders and the member's favourites from this browser after the
 * session has ended (LG-27).
 */
export function endMember(): void {
  hasEnded = true;
  removeStored("member", "lastCheckout", "recentOrders");
  // Favourites that belong to no member stay in the browser.
  if (readStored("favorites")?.mid !== "") removeStored("favorites");
  removeSession("favoritesRead");
}

/**
 * Leaves a member page after a call has answered that no member is signed in. Opens the intro if a session has ended in
 * this page, or else the login. The session check runs at the same time and makes the same choice, so it does not
 * matter which of the two is first (LG-28, LG-29).
 */
export function leaveOnEntry(path: string, go: Go): void {
  if (readStored("member")) endMember();
  if (!hasEnded) rememberReturn(path);
  go(hasEnded ? hrefs.index() : hrefs.login());
}

export function rememberReturn(path: string): void {
  writeCookie(RETURN_TO_COOKIE, path, RETURN_TO_SECONDS);
}

/** Returns the return-to path and removes it. Null if there is none or if the path is not allowed. */
export function takeReturn(): string | null {
  const path = safeReturnTo(readCookie(RETURN_TO_COOKIE));
  writeCookie(RETURN_TO_COOKIE, "", 0);
  return path;
}
