import { LOGIN_TYPE } from "@/lib/contracts/codes";
import { thirdUserInfoBodySchema } from "@/lib/contracts/members";
import { answerResponse, callFor, handler, readBody } from "@/lib/server/route-handler";
import { enterOrRegister } from "@/lib/server/verified-identity";

/**
 * Signs in with the answer of Google or Apple, or asks a new person to register. The browser does not receive the
 * verified identity, so a page cannot replace it by another identity.
 */
export const POST = handler(async (request) => {
  const body = await readBody(request, thirdUserInfoBodySchema);
  const { third_login_type } = body;
  const proof = (await callFor(request, "thirdUserInfo", { body })).answer;
  if (!proof.ok) return answerResponse(proof);
  if (third_login_type === LOGIN_TYPE.google) {
    const { email } = proof.data;
    const check = await callFor(request, "memberCheck", { body: { email, source: "google" } });
    if (!check.answer.ok) return answerResponse(check.answer);
  }
  const { third_user_id, name, email } = proof.data;
  const identity = { third_login_type, third_user_id };
  const login = (await callFor(request, "thirdLogin", { body: identity })).answer;
  const form = { phone: "", name, email };
  return answerResponse(await enterOrRegister(request, { login, identity, form }));
});
