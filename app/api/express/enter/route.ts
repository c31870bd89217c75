import { CODE } from "@/lib/contracts/codes";
import { isSessionId } from "@/lib/routing/courier-session";
import { hrefs } from "@/lib/routing/hrefs";
import { callBackend } from "@/lib/server/backend-client";
import { keepCourierSession } from "@/lib/server/courier-cookie";
import { clientIp, handler, seeOther } from "@/lib/server/route-handler";

/**
 * A link with a `session_id` (EX-01): keeps the session in a cookie and redirects to the page without it, so the id is
 * in no history, referrer or page. A session that the backend refuses does not replace a kept one.
 */
export const GET = handler(async (request) => {
  const { page, session_id, ...rest } = Object.fromEntries(request.nextUrl.searchParams);
  if (!isSessionId(session_id)) return seeOther(hrefs.expressDelivery({ session: "ended" }));
  const caller = { ip: clientIp(request) };
  // If the backend does not answer, the session is kept. The page reads its status again.
  const statusRead = callBackend("getStatus", { query: { session_id } }, caller).catch(() => null);
  const answer = (await statusRead)?.answer;
  // The code of a refusal depends on the backend. A rate limit says nothing about the session.
  if (answer?.ok === false && answer.code !== CODE.tooManyTries) {
    return seeOther(hrefs.expressDelivery({ session: "ended" }));
  }
  await keepCourierSession(session_id);
  return seeOther(page === "bindCard" ? hrefs.bindCard({ isCourier: true }) : courierHref(rest));
});

/** Keeps the other keys of the link, for example those of a campaign. */
function courierHref(rest: Record<string, string>): string {
  const query = new URLSearchParams(rest);
  return query.size > 0 ? `${hrefs.expressDelivery()}?${query}` : hrefs.expressDelivery();
}
