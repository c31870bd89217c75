import { env } from "@/lib/server/env";
import { answerResponse, BadRequest, callFor, handler } from "@/lib/server/route-handler";
import { openSession } from "@/lib/server/sealed-session";

/**
 * Starts a sign-in at the membership service. Returns the URL of its sign-in page with parameters that the backend has
 * signed (LG-02).
 */
export const POST = handler(async (request) => {
  const { APP_ORIGIN, OP_LOGIN_URL } = env();
  if (OP_LOGIN_URL === null) throw new BadRequest(404, "notFound");
  const body = { redirect_url: `${APP_ORIGIN}/third/oplogin` };
  const { answer } = await callFor(request, "getAuthParamStr", { body });
  if (answer.ok) await storeSignInStart();
  return answerResponse(answer.ok ? { ...answer, data: `${OP_LOGIN_URL}?${answer.data}` } : answer);
});

/**
 * Stores the start time in the session. The provider's return is accepted only in a session with a recent start time
 * (app/api/session/arrive).
 */
async function storeSignInStart(): Promise<void> {
  const session = await openSession();
  session.signInBegun = Date.now();
  await session.save();
}
