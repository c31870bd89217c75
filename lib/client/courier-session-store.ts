import { COURIER_HEADER, COURIER_MARK_COOKIE } from "@/lib/routing/courier-session";
import { isCourierReturn } from "@/lib/routing/guard";
import type { Options } from "./api-client";
import { readCookie, writeCookie } from "./cookies";

/** For a call in the name of the courier session that this browser keeps (EX-08). */
export const AS_COURIER: Options = { headers: { [COURIER_HEADER]: "1" } };

/** Tells the kept session from others; null without one. It opens nothing: the session itself no script can read. */
export function courierMark(): string | null {
  return readCookie(COURIER_MARK_COOKIE) || null;
}

/** Back from a courier's payment there is no login: the session says whose it is. For any other order, nothing. */
export function asReturning(query: URLSearchParams): Options {
  return isCourierReturn(query) && courierMark() !== null ? AS_COURIER : {};
}

/** The server does not know the session any more: the guard of this browser's pages shall not either. */
export function dropCourierMark(): void {
  writeCookie(COURIER_MARK_COOKIE, "", 0);
}
