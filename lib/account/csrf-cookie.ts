/**
 * The name of the anti-forgery token's cookie on a page of this protocol (AP-03). Over https its prefix makes browsers
 * refuse a cookie that another host of the domain has set.
 */
export function csrfCookie(protocol: string): string {
  return protocol === "https:" ? "__Host-XSRF-TOKEN" : "XSRF-TOKEN";
}
