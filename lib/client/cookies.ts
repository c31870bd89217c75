/** A readable cookie's value, or undefined. */
export function readCookie(name: string): string | undefined {
  const pair = document.cookie.split("; ").find((text) => text.startsWith(`${name}=`));
  return pair && decodeURIComponent(pair.slice(name.length + 1));
}

/** Written for the whole site; `maxAge` in seconds, for the browser's session where none is given. */
export function writeCookie(name: string, value: string, maxAge?: number): void {
  const age = maxAge === undefined ? "" : `max-age=${maxAge}; `;
  // Without it a browser refuses a name that begins with __Host-.
  const secure = window.location.protocol === "https:" ? "; secure" : "";
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in Safari before 18.4
  document.cookie = `${name}=${encodeURIComponent(value)}; path=/; ${age}samesite=lax${secure}`;
}
