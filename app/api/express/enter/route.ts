import { CODE } from "@/lib/contracts/codes";
import { isSessionId } from "@/lib/routing/courier-session";
import { hrefs } from "@/lib/routing/hrefs";
import { callBackend } from "@/lib/server/backend-client";
import { keepCourierSession } from "@/lib/server/courier-cookie";
import { clientIp, handler, seeOther } from "@/lib/server/route-handler";

/**
 * Handles a link to a courier session (EX-01). Stores the `session_id` of the link in a cookie and redirects to the
 * page without `session_id`, so that the browser history, the referrer and the page do not contain it. If the
 * `session_id` is malformed, or if the backend refuses the session, the cookie is not changed.
 */
export const GET = handler(async (request) => {
  const { page, session_id, ...rest } = Object.fromEntries(request.nextUrl.searchParams);
  if (!isSessionId(session_id)) return seeOther(hrefs.expressDelivery({ session: "ended" }));
  const caller = { ip: clientIp(request) };
  // If the backend does not answer, the session id is stored all the same, because the page reads the status of the
  // session again.
  const statusRead = callBackend("getStatus", { query: { session_id } }, caller).catch(() => null);
  const answer = (await statusRead)?.answer;
  // Backends may use different codes for an invalid session, so every refusal counts as an invalid session. The
  // exception is the refusal by a rate limit, which does not concern the session.
  if (answer?.ok === false && answer.code !== CODE.tooManyTries) {
    return seeOther(hrefs.expressDelivery({ session: "ended" }));
  }
  await keepCourierSession(session_id);
  return seeOther(page === "bindCard" ? hrefs.bindCard({ isCourier: true }) : courierHref(rest));
});

/**
 * Returns the path of the courier page with the other query keys of the link, for example the keys of a campaign.
 */
function courierHref(rest: Record<string, string>): string {
  const query = new URLSearchParams(rest);
  return query.size > 0 ? `${hrefs.expressDelivery()}?${query}` : hrefs.expressDelivery();
}
