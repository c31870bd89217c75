/**
 * The name of the cookie with the anti-forgery token, for pages with this protocol (AP-03). On https the name has the
 * prefix `__Host-`, so browsers refuse a cookie with this name from another host of the same domain.
 */
export function csrfCookie(protocol: string): string {
  return protocol === "https:" ? "__Host-XSRF-TOKEN" : "XSRF-TOKEN";
}
