import { hrefs } from "@/lib/routing/hrefs";
import { RETURN_TO_COOKIE, RETURN_TO_SECONDS, safeReturnTo } from "@/lib/routing/return-to";
import { readCookie, writeCookie } from "./cookies";
import type { Go } from "./leave";
import { readStored, removeStored } from "./storage";

/** The session has ended: login must not think that somebody is signed in, and must lead back to `path`. */
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
 * A call of a members' page answered that nobody is signed in. The session check runs beside it and may find the same:
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

/** The way back, good for one use; null without one that may be followed. */
export function takeReturn(): string | null {
  const path = safeReturnTo(readCookie(RETURN_TO_COOKIE));
  writeCookie(RETURN_TO_COOKIE, "", 0);
  return path;
}
