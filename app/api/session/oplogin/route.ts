import { maskedName, maskedPhone } from "@/lib/account/mask-text";
import { CODE } from "@/lib/contracts/codes";
import {
  answerResponse,
  callFor,
  handler,
  refusalResponse,
  requireCsrfToken,
} from "@/lib/server/route-handler";
import { forgetSignInCode, openSession } from "@/lib/server/sealed-session";
import { enterVerified } from "@/lib/server/verified-identity";

/**
 * Signs in with the stored sign-in code of the membership service (LG-14). If the code came from a link of the
 * membership service's app, the person must confirm the account first, because anyone can send such a link to somebody
 * else.
 */
export const POST = handler(async (request) => {
  await requireCsrfToken(request);
  const { signInCode } = await openSession();
  if (!signInCode) {
    return refusalResponse(CODE.refused, "signInLate");
  }
  const { isOwn, ...body } = signInCode;
  const proof = (await callFor(request, "getOPUserInfo", { body })).answer;
  // The code is deleted only after the answer. If the backend answers 403 because its anti-forgery token has expired,
  // callFor throws, the browser repeats the request with a new token, and the repeat needs the code.
  await forgetSignInCode();
  if (!proof.ok) return answerResponse(proof);
  const { gid_bar_code, phone, name } = proof.data;
  const identity = { gid_bar_code, phone };
  if (isOwn) return answerResponse(await enterVerified(request, identity));
  const session = await openSession();
  session.pendingAppLogin = identity;
  await session.save();
  const ask = { name: maskedName(name), phone: maskedPhone(phone) };
  return answerResponse({ ok: true, message: "", data: { ask } });
});
