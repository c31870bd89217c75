import { hrefs } from "@/lib/routing/hrefs";
import { RETURN_TO_COOKIE, RETURN_TO_SECONDS, safeReturnTo } from "@/lib/routing/return-to";
import { readCookie, writeCookie } from "./cookies";
import type { Go } from "./leave";
import { readStored, removeStored } from "./storage";

/** The session has ended: clears the member, so that the login page stays, and keeps `path` for the way back. */
export function rememberForLogin(path: string): void {
  removeStored("member");
  rememberReturn(path);
}

let hasEnded = false;

/** The server no longer knows this session (LG-27). */
export function endMember(): void {
  hasEnded = true;
  removeStored("member", "lastCheckout");
}

/**
 * A call of a members' page answered that there is no login. The session check runs in parallel and may find the same:
 * both lead to one place, whichever comes first (LG-28, LG-29).
 */
export function leaveOnEntry(path: string, go: Go): void {
  if (readStored("member")) endMember();
  if (!hasEnded) rememberReturn(path);
  go(hasEnded ? hrefs.index() : hrefs.login());
}

export function rememberReturn(path: string): void {
  writeCookie(RETURN_TO_COOKIE, path, RETURN_TO_SECONDS);
}

/** The way back, valid once; null if there is none or it is not allowed. */
export function takeReturn(): string | null {
  const path = safeReturnTo(readCookie(RETURN_TO_COOKIE));
  writeCookie(RETURN_TO_COOKIE, "", 0);
  return path;
}
