import { answerResponse, callFor, handler } from "@/lib/server/route-handler";
import { forgetMember } from "@/lib/server/sealed-session";

/**
 * Deletes the member's account and removes the member from the browser's session. The backend requires that the member
 * has just confirmed their identity.
 */
export const POST = handler(async (request) => {
  const { answer } = await callFor(request, "deleteAccount", { body: {} });
  if (answer.ok) await forgetMember();
  return answerResponse(answer);
});
