import { hrefs } from "@/lib/routing/hrefs";
import { RETURN_TO_COOKIE, RETURN_TO_SECONDS, safeReturnTo } from "@/lib/routing/return-to";
import { readCookie, writeCookie } from "./cookies";
import type { Go } from "./leave";
import { readStored, removeSession, removeStored } from "./storage";

/** Clears the member after the session has ended, so that the login page does not redirect. Stores `path` for later. */
export function rememberForLogin(path: string): void {
  removeStored("member");
  rememberReturn(path);
}

let hasEnded = false;

/** Clears the member and the checkout after the session has ended (LG-27). */
export function endMember(): void {
  hasEnded = true;
  removeStored("member", "lastCheckout", "recentOrders");
  // The favourites of a guest belong to this browser and stay.
  if (readStored("favorites")?.mid !== "") removeStored("favorites");
  removeSession("favoritesRead");
}

/**
 * Leaves a member page after a call has answered that no member is signed in. The session check runs in parallel and
 * leads to the same page, so the order of the two does not matter (LG-28, LG-29).
 */
export function leaveOnEntry(path: string, go: Go): void {
  if (readStored("member")) endMember();
  if (!hasEnded) rememberReturn(path);
  go(hasEnded ? hrefs.index() : hrefs.login());
}

export function rememberReturn(path: string): void {
  writeCookie(RETURN_TO_COOKIE, path, RETURN_TO_SECONDS);
}

/** Takes the return address, which is used once; null if there is none or it is not allowed. */
export function takeReturn(): string | null {
  const path = safeReturnTo(readCookie(RETURN_TO_COOKIE));
  writeCookie(RETURN_TO_COOKIE, "", 0);
  return path;
}
