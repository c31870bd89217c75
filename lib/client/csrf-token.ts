import { csrfCookie } from "@/lib/account/csrf-cookie";
import { readCookie, writeCookie } from "./cookies";

export function readCsrfToken(): string | undefined {
  return readCookie(csrfCookie(window.location.protocol));
}

/** Drops the token, so that the next call fetches a new one. */
export function forgetCsrfToken(): void {
  writeCookie(csrfCookie(window.location.protocol), "", 0);
}
