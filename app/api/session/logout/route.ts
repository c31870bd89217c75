import { answerResponse, callFor, handler } from "@/lib/server/route-handler";
import { forgetMember } from "@/lib/server/sealed-session";

/**
 * Logs the member out. The backend ends its session first. If this succeeds, the member is removed from the browser's
 * sealed session cookie.
 */
export const POST = handler(async (request) => {
  const { answer } = await callFor(request, "outLogin", { body: {} });
  if (answer.ok) await forgetMember();
  return answerResponse(answer);
});
