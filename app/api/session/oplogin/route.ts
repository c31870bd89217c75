import { CODE, LOGIN_TYPE } from "@/lib/contracts/codes";
import { opUserInfoBodySchema } from "@/lib/contracts/members";
import { signedIn } from "@/lib/server/member-view";
import {
  answerResponse,
  callFor,
  handler,
  parseInput,
  readJsonBody,
} from "@/lib/server/route-handler";
import { openSession } from "@/lib/server/sealed-session";

/**
 * The provider's one-time code becomes a session (SPEC §7: getOPUserInfo, then thirdLoginOP). The identifier
 * it stands for goes from backend to backend and never through the page.
 */
export const POST = handler(async (request) => {
  const body = parseInput(opUserInfoBodySchema, await readJsonBody(request));
  const proof = (await callFor(request, "getOPUserInfo", { body })).answer;
  if (!proof.ok) return answerResponse(proof);
  const { gid_bar_code, phone } = proof.data;
  const login = (await callFor(request, "thirdLoginOP", { body: { gid_bar_code } })).answer;
  if (login.ok) return answerResponse({ ...login, data: await signedIn(request, login.data) });
  if (login.code !== CODE.unregistered) return answerResponse(login);
  const session = await openSession();
  session.pendingGid = gid_bar_code;
  await session.save();
  return answerResponse({ ok: true, message: "", data: { register: LOGIN_TYPE.provider, phone } });
});
