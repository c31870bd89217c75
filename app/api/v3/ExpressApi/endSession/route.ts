import { endpoints } from "@/lib/contracts/endpoints";
import { courierQuery, dropCourierSession } from "@/lib/server/courier-cookie";
import { answerResponse, callFor, handler, readBody } from "@/lib/server/route-handler";

/**
 * With the courier header, ends the courier session of the cookie and deletes the cookie. Without this header, a member
 * can end one of their courier sessions by its id.
 */
export const POST = handler(async (request) => {
  const body = await readBody(request, endpoints.endExpressSession.body);
  const query = await courierQuery(request);
  if (query.session_id !== undefined) await dropCourierSession();
  const { answer } = await callFor(request, "endExpressSession", { query, body });
  return answerResponse(answer);
});
