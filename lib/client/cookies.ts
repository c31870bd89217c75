import { decodedPart } from "@/lib/routing/decoded-part";

/** The value of a cookie that scripts can read. Undefined if the cookie is missing or has an invalid encoding. */
export function readCookie(name: string): string | undefined {
  const pair = document.cookie.split("; ").find((text) => text.startsWith(`${name}=`));
  return (pair && decodedPart(pair.slice(name.length + 1))) ?? undefined;
}

/**
 * Sets a cookie for the whole site. `maxAge` is in seconds. Without it, the cookie lasts until the browser is closed.
 */
export function writeCookie(name: string, value: string, maxAge?: number): void {
  const age = maxAge === undefined ? "" : `max-age=${maxAge}; `;
  // Browsers require `secure` for cookie names that begin with __Host-.
  const secure = window.location.protocol === "https:" ? "; secure" : "";
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in Safari before 18.4
  document.cookie = `${name}=${encodeURIComponent(value)}; path=/; ${age}samesite=lax${secure}`;
}
