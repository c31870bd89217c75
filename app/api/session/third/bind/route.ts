import { thirdUserInfoBodySchema } from "@/lib/contracts/members";
import { answerResponse, callFor, handler, readBody } from "@/lib/server/route-handler";

/**
 * Binds an identity of Google or Apple to the member (MB-06). The backend requires that the member has just confirmed
 * their identity. The page does not receive the id of the new identity.
 */
export const POST = handler(async (request) => {
  const body = await readBody(request, thirdUserInfoBodySchema);
  const proof = (await callFor(request, "thirdUserInfo", { body })).answer;
  if (!proof.ok) return answerResponse(proof);
  const { third_login_type } = body;
  const { third_user_id } = proof.data;
  const change = await callFor(request, "modifyThirdUserId", {
    body: { third_login_type, third_user_id },
  });
  return answerResponse(change.answer);
});
