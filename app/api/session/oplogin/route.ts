import { maskedName, maskedPhone } from "@/lib/account/mask-text";
import { opUserInfoBodySchema } from "@/lib/contracts/members";
import { enterProved } from "@/lib/server/proved-identity";
import { answerResponse, callFor, handler, readBody } from "@/lib/server/route-handler";
import { openSession } from "@/lib/server/sealed-session";

/**
 * Exchanges the provider's one-time code for a session (LG-14). A code without a state came by a link, and anybody can
 * send a link: no session begins before the person has confirmed the account.
 */
export const POST = handler(async (request) => {
  const body = await readBody(request, opUserInfoBodySchema);
  const proof = (await callFor(request, "getOPUserInfo", { body })).answer;
  if (!proof.ok) return answerResponse(proof);
  const { gid_bar_code, phone, name } = proof.data;
  const identity = { gid_bar_code, phone };
  if (body.state !== undefined) return answerResponse(await enterProved(request, identity));
  const session = await openSession();
  session.pendingAppLogin = identity;
  await session.save();
  const ask = { name: maskedName(name), phone: maskedPhone(phone) };
  return answerResponse({ ok: true, message: "", data: { ask } });
});
