import { writeCookie } from "@/lib/client/cookies";
import { hrefs } from "@/lib/routing/hrefs";
import { RETURN_TO_COOKIE, RETURN_TO_SECONDS, safeReturnTo } from "@/lib/routing/return-to";

/** LG-20: a link that names a route type, with its id and store, leads there after login, whichever way in. */
export function keepOpnPlace(): void {
  const { search } = window.location;
  const place = new URLSearchParams(search).has("rtt")
    ? safeReturnTo(`${hrefs.opnRedirect()}${search}`)
    : null;
  if (place) writeCookie(RETURN_TO_COOKIE, place, RETURN_TO_SECONDS);
}
