/**
 * Returns `action`, the URL to which the form of a card page posts. Returns null if `action` is not an absolute URL, if
 * its origin is not in `origins`, or if it contains a user name or a password (PY-10).
 */
export function readCardPage(action: string, origins: string[]): string | null {
  if (!URL.canParse(action)) return null;
  const url = new URL(action);
  const hasLogin = url.username !== "" || url.password !== "";
  return !hasLogin && origins.includes(url.origin) ? url.href : null;
}

/**
 * The content security policy of a card page whose HTML comes from the backend (PY-10). The `sandbox` directive gives
 * the document a separate origin, so its scripts cannot access cookies, storage or calls of the shop. `form-action`
 * contains `origins`, to which the form posts. It also contains `'self'`, because browsers check redirects of a form
 * too, and the provider redirects back to the shop.
 */
export function cardPagePolicy(origins: string[]): string {
  const sources = origins.join(" ");
  return [
    "sandbox allow-forms allow-scripts",
    "default-src 'none'",
    `script-src 'unsafe-inline' ${sources}`,
    `style-src 'unsafe-inline' ${sources}`,
    `img-src data: ${sources}`,
    `font-src data: ${sources}`,
    `connect-src ${sources}`,
    `frame-src ${sources}`,
    `form-action 'self' ${sources}`,
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join("; ");
}
