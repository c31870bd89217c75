/** A readable cookie's value, or undefined. */
export function readCookie(name: string): string | undefined {
  const pair = document.cookie.split("; ").find((text) => text.startsWith(`${name}=`));
  return pair && decodeURIComponent(pair.slice(name.length + 1));
}

/** Written for the whole site; `maxAge` in seconds. */
export function writeCookie(name: string, value: string, maxAge: number): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in Safari before 18.4
  document.cookie = `${name}=${encodeURIComponent(value)}; path=/; max-age=${maxAge}; samesite=lax`;
}
