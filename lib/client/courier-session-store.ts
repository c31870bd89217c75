import { COURIER_HEADER, COURIER_MARK_COOKIE } from "@/lib/routing/courier-session";
import { isCourierReturn } from "@/lib/routing/guard";
import type { Options } from "./api-client";
import { readCookie, writeCookie } from "./cookies";

/** The option that adds this browser's courier session to a call (EX-08). */
export const AS_COURIER: Options = { headers: { [COURIER_HEADER]: "1" } };

/** Identifies the courier session of this browser; null without one. It gives no access: scripts cannot read the id. */
export function courierMark(): string | null {
  return readCookie(COURIER_MARK_COOKIE) || null;
}

/** The options of a payment return: for a courier order the session identifies the payer, because there is no login. */
export function paymentReturnOptions(query: URLSearchParams): Options {
  return isCourierReturn(query) && courierMark() !== null ? AS_COURIER : {};
}

/** Removes the mark after the session has ended. */
export function dropCourierMark(): void {
  writeCookie(COURIER_MARK_COOKIE, "", 0);
}
