import { decodedPart } from "@/lib/routing/decoded-part";

/** A readable cookie's value; undefined without one, or if another program wrote it with a broken encoding. */
export function readCookie(name: string): string | undefined {
  const pair = document.cookie.split("; ").find((text) => text.startsWith(`${name}=`));
  return (pair && decodedPart(pair.slice(name.length + 1))) ?? undefined;
}

/** Sets a cookie for the whole site. `maxAge` in seconds; without it the cookie lasts for the browser's session. */
export function writeCookie(name: string, value: string, maxAge?: number): void {
  const age = maxAge === undefined ? "" : `max-age=${maxAge}; `;
  // Browsers require it for names that begin with __Host-.
  const secure = window.location.protocol === "https:" ? "; secure" : "";
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in Safari before 18.4
  document.cookie = `${name}=${encodeURIComponent(value)}; path=/; ${age}samesite=lax${secure}`;
}
