import { endpoints } from "@/lib/contracts/endpoints";
import { courierQuery, dropCourierSession } from "@/lib/server/courier-cookie";
import { answerResponse, callFor, handler, readBody } from "@/lib/server/route-handler";

/**
 * If the request has the header `x-courier`, ends the courier session of the cookie and deletes the cookie. Otherwise a
 * member ends one of their courier sessions, and the body contains its id.
 */
export const POST = handler(async (request) => {
  const body = await readBody(request, endpoints.endExpressSession.body);
  const query = await courierQuery(request);
  if (query.session_id !== undefined) await dropCourierSession();
  const { answer } = await callFor(request, "endExpressSession", { query, body });
  return answerResponse(answer);
});
