import { csrfCookie } from "@/lib/account/csrf-cookie";
import { readCookie, writeCookie } from "./cookies";

export function readCsrfToken(): string | undefined {
  return readCookie(csrfCookie(window.location.protocol));
}

/** The next call then gets a new one. */
export function forgetCsrfToken(): void {
  writeCookie(csrfCookie(window.location.protocol), "", 0);
}
