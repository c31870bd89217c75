import { boundIds } from "@/lib/account/member-page";
import { thirdAuthBodySchema } from "@/lib/contracts/members";
import { answerResponse, callFor, handler, readBody } from "@/lib/server/route-handler";

/**
 * Removes the binding of an identity (MB-06). The backend requires that the member has just confirmed their identity.
 */
export const POST = handler(async (request) => {
  const { third_login_type } = await readBody(request, thirdAuthBodySchema);
  const { answer } = await callFor(request, "member", { query: {} });
  if (!answer.ok) return answerResponse(answer);
  const third_user_id = boundIds(answer.data.data)[third_login_type];
  // An empty id means that the binding was already removed, for example in another tab.
  if (third_user_id === "") return answerResponse({ ok: true, message: "", data: null });
  const body = { third_login_type, third_user_id };
  return answerResponse((await callFor(request, "modifyThirdUserId", { body })).answer);
});
