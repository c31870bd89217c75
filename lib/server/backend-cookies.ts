import "server-only";

/** The cookies of the backend with unchanged values; the key is the name. The sealed session stores them. */
export type BackendCookies = Record<string, string>;

/**
 * The maximum length of these cookies in characters. The sealed cookie has at most 4,096 bytes and also contains the
 * other session data.
 */
export const BACKEND_COOKIES_LENGTH_MAX = 1_300;

/** Merges the `Set-Cookie` headers of a response into the stored cookies. Throws if the result is too long. */
export function mergeCookies(kept: BackendCookies, lines: string[], now: number): BackendCookies {
  const merged = { ...kept };
  for (const line of lines) {
    const [pair = "", ...attributes] = line.split(";").map((part) => part.trim());
    const at = pair.indexOf("=");
    if (at < 1) continue;
    const name = pair.slice(0, at);
    if (isExpired(attributes, now)) delete merged[name];
    else merged[name] = pair.slice(at + 1);
  }
  if (cookieHeader(merged).length > BACKEND_COOKIES_LENGTH_MAX) {
    throw new Error("session: the backend's cookies are too long");
  }
  return merged;
}

/** The value of the `Cookie` header of a request to the backend. Empty without cookies. */
export function cookieHeader(cookies: BackendCookies): string {
  return Object.entries(cookies)
    .map(([name, value]) => `${name}=${value}`)
    .join("; ");
}

/** True if the cookie has expired. `Max-Age` takes precedence over `Expires` (RFC 6265). */
function isExpired(attributes: string[], now: number): boolean {
  const attribute = (name: string) =>
    attributes.find((each) => each.toLowerCase().startsWith(`${name}=`))?.slice(name.length + 1);
  const maxAge = attribute("max-age");
  if (maxAge !== undefined) return Number(maxAge) <= 0;
  const expires = attribute("expires");
  return expires !== undefined && Date.parse(expires) <= now;
}
