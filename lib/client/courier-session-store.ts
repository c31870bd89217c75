import { COURIER_HEADER, COURIER_MARK_COOKIE } from "@/lib/routing/courier-session";
import { isCourierReturn } from "@/lib/routing/guard";
import type { Options } from "./api-client";
import { readCookie, writeCookie } from "./cookies";

/** Adds the courier session that this browser keeps to a call (EX-08). */
export const AS_COURIER: Options = { headers: { [COURIER_HEADER]: "1" } };

/** Identifies the kept session; null without one. It grants nothing: scripts cannot read the session itself. */
export function courierMark(): string | null {
  return readCookie(COURIER_MARK_COOKIE) || null;
}

/** A return from a courier's payment has no login, so the session identifies the payer. Empty for other orders. */
export function asReturning(query: URLSearchParams): Options {
  return isCourierReturn(query) && courierMark() !== null ? AS_COURIER : {};
}

/** The server has ended the session, so this browser forgets it too. */
export function dropCourierMark(): void {
  writeCookie(COURIER_MARK_COOKIE, "", 0);
}
