import { keepCourierSession } from "@/lib/server/courier-cookie";
import { answerResponse, callFor, handler, readJsonBody } from "@/lib/server/route-handler";

/**
 * Opens a courier session and stores its id in a cookie. The answer does not contain the id, so that scripts cannot
 * read it.
 */
export const POST = handler(async (request) => {
  await readJsonBody(request);
  const { answer } = await callFor(request, "openExpressSession", { body: {} });
  if (!answer.ok) return answerResponse(answer);
  await keepCourierSession(answer.data.session_id);
  return answerResponse({ ...answer, data: { ...answer.data, session_id: "" } });
});
