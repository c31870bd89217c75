import { answerResponse, callFor, handler } from "@/lib/server/route-handler";
import { openSession } from "@/lib/server/sealed-session";

/** Logout: the backend's session row is gone before the browser forgets its member, and whoever waited to be one. */
export const POST = handler(async (request) => {
  const { answer } = await callFor(request, "outLogin", { body: {} });
  if (answer.ok) {
    const session = await openSession();
    session.member = undefined;
    session.pendingIdentity = undefined;
    session.pendingAppLogin = undefined;
    await session.save();
  }
  return answerResponse(answer);
});
