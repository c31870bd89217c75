import { COURIER_HEADER, COURIER_MARK_COOKIE } from "@/lib/routing/courier-session";
import { isCourierReturn } from "@/lib/routing/guard";
import type { Options } from "./api-client";
import { readCookie, writeCookie } from "./cookies";

/** The options of a call that is made with the courier session of this browser (EX-08). */
export const AS_COURIER: Options = { headers: { [COURIER_HEADER]: "1" } };

/**
 * A text that identifies the courier session of this browser, or null without a courier session. The text gives no
 * access. Access needs the session id, which scripts cannot read.
 */
export function courierMark(): string | null {
  return readCookie(COURIER_MARK_COOKIE) || null;
}

/**
 * The options of the calls on a payment return page. For a courier order, the calls use the courier session of this
 * browser, if there is one, because the payer may have no login.
 */
export function paymentReturnOptions(query: URLSearchParams): Options {
  return isCourierReturn(query) && courierMark() !== null ? AS_COURIER : {};
}

/** Removes the cookie that identifies the courier session, after the session has ended. */
export function dropCourierMark(): void {
  writeCookie(COURIER_MARK_COOKIE, "", 0);
}
