/** The target of the form, or null if it is outside of these origins (PY-10). */
export function readCardPage(action: string, origins: string[]): string | null {
  if (!URL.canParse(action)) return null;
  const url = new URL(action);
  const hasLogin = url.username !== "" || url.password !== "";
  return !hasLogin && origins.includes(url.origin) ? url.href : null;
}

/**
 * The Content-Security-Policy of a card page that the backend wrote (PY-10). The `sandbox` directive gives the document
 * an origin of its own, so its scripts reach no cookie, storage or call of the shop. Its form may post to these origins
 * only. `'self'` allows the redirect back to the shop, because browsers check redirects too.
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
