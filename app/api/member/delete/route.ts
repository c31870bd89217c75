import { answerResponse, callFor, handler } from "@/lib/server/route-handler";
import { openSession } from "@/lib/server/sealed-session";

/** Deletes the account of a member who has just confirmed who they are, and ends the session. */
export const POST = handler(async (request) => {
  const { answer } = await callFor(request, "deleteAccount", { body: {} });
  if (answer.ok) {
    const session = await openSession();
    session.member = undefined;
    session.pendingIdentity = undefined;
    session.pendingAppLogin = undefined;
    await session.save();
  }
  return answerResponse(answer);
});
