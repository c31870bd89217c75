import type { NextRequest } from "next/server";
import type { z } from "zod";
import { boundIds } from "@/lib/account/member-page";
import { CODE, LOGIN_TYPE } from "@/lib/contracts/codes";
import type { Answer } from "@/lib/contracts/envelope";
import { confirmIdentityBodySchema } from "@/lib/contracts/members";
import {
  answerResponse,
  BadRequest,
  callFor,
  handler,
  readBody,
  refusalResponse,
} from "@/lib/server/route-handler";
import { forgetSignInCode, openSession } from "@/lib/server/sealed-session";

type Body = z.output<typeof confirmIdentityBodySchema>;

/**
 * Confirms the member's identity before a binding changes or the account is deleted. The backend stores the proof in
 * this session and does not change who is signed in. This handler refuses an identity that is not bound to the member.
 */
export const POST = handler(async (request) => {
  const body = await readBody(request, confirmIdentityBodySchema);
  const proof = await verifiedId(request, body);
  if (!proof.ok) return answerResponse(proof);
  const { answer } = await callFor(request, "member", { query: {} });
  if (!answer.ok) return answerResponse(answer);
  if (boundIds(answer.data.data)[body.third_login_type] !== proof.data) {
    return refusalResponse(CODE.refused, "otherIdentity");
  }
  return answerResponse({ ok: true, message: "", data: null });
});

async function verifiedId(request: NextRequest, body: Body): Promise<Answer<string>> {
  const { third_login_type, query } = body;
  if (third_login_type !== LOGIN_TYPE.provider) {
    const input = { body: { third_login_type, query } };
    const { answer } = await callFor(request, "thirdUserInfo", input);
    return answer.ok ? { ...answer, data: answer.data.third_user_id } : answer;
  }
  const { signInCode } = await openSession();
  if (!signInCode?.isOwn) throw new BadRequest(400, "badShape");
  const { v, state } = signInCode;
  const { answer } = await callFor(request, "getOPUserInfo", { body: { v, state } });
  await forgetSignInCode();
  return answer.ok ? { ...answer, data: answer.data.gid_bar_code } : answer;
}
