import { endpoints } from "@/lib/contracts/endpoints";
import { courierQuery, dropCourierSession } from "@/lib/server/courier-cookie";
import { answerResponse, callFor, handler, ownToken, readBody } from "@/lib/server/route-handler";

/** Ends a courier session: the one of the cookie, or one of the member's by its id. The cookie is always deleted. */
export const POST = handler(async (request) => {
  await ownToken(request);
  const body = await readBody(request, endpoints.endExpressSession.body);
  const query = await courierQuery(request);
  if (query.session_id !== undefined) await dropCourierSession();
  const { answer } = await callFor(request, "endExpressSession", { query, body });
  return answerResponse(answer);
});
