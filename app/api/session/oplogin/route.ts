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
 * Exchanges the provider's sign-in code for a session (LG-14). Anyone can send a link with a code of the provider's
 * app, so the session begins only after the person has confirmed the account.
 */
export const POST = handler(async (request) => {
  await requireCsrfToken(request);
  const { signInCode } = await openSession();
  if (!signInCode) {
    return refusalResponse(CODE.refused, "signInLate");
  }
  const { isOwn, ...body } = signInCode;
  const proof = (await callFor(request, "getOPUserInfo", { body })).answer;
  // Only after the answer: a call with an old token is sent again and needs the code.
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
