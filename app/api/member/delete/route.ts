import { answerResponse, callFor, handler } from "@/lib/server/route-handler";
import { forgetMember } from "@/lib/server/sealed-session";

/** Deletes the account of a member who has just confirmed who they are, and ends the session. */
export const POST = handler(async (request) => {
  const { answer } = await callFor(request, "deleteAccount", { body: {} });
  if (answer.ok) await forgetMember();
  return answerResponse(answer);
});
