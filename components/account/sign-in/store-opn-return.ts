import { writeCookie } from "@/lib/client/cookies";
import { hrefs } from "@/lib/routing/hrefs";
import { RETURN_TO_COOKIE, RETURN_TO_SECONDS, safeReturnTo } from "@/lib/routing/return-to";

/**
 * If the URL has a route type (`rtt`), the return-to path becomes `/opnRedirect` with the query of the URL (LG-20).
 * After the sign-in, `/opnRedirect` redirects to the page that belongs to the route type.
 */
export function storeOpnReturn(): void {
  const { search } = window.location;
  const place = new URLSearchParams(search).has("rtt")
    ? safeReturnTo(`${hrefs.opnRedirect()}${search}`)
    : null;
  if (place) writeCookie(RETURN_TO_COOKIE, place, RETURN_TO_SECONDS);
}
