import { isCourierReturn, isSessionId, SESSION_ID_COOKIE } from "@/lib/routing/guard";
import { readCookie, writeCookie } from "./cookies";

/** The server ends it sooner; what was ordered under it is still worth a look the same day. */
const KEPT_SECONDS = 24 * 60 * 60;

/** SPEC §4 express mode: the permission that was kept, null without one. */
export function keptExpressSession(): string | null {
  const kept = readCookie(SESSION_ID_COOKIE);
  return isSessionId(kept) ? kept : null;
}

/** Back from a courier's payment there is no login: the session says whose it is. Of any other order, nothing. */
export function sessionOfReturn(query: URLSearchParams): { session_id?: string } {
  const session_id = isCourierReturn(query) ? keptExpressSession() : null;
  return session_id === null ? {} : { session_id };
}

/** In a cookie, because the guard has to see it (acceptance PY-09). False where the browser keeps none. */
export function keepExpressSession(session_id: string): boolean {
  writeCookie(SESSION_ID_COOKIE, session_id, KEPT_SECONDS);
  return keptExpressSession() === session_id;
}

/** Nobody knows it any more: the guard shall not either. */
export function dropExpressSession(): void {
  writeCookie(SESSION_ID_COOKIE, "", 0);
}
