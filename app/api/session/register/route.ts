import { CODE, LOGIN_TYPE } from "@/lib/contracts/codes";
import { createThirdUserBodySchema } from "@/lib/contracts/members";
import { signedIn } from "@/lib/server/member-view";
import {
  answerResponse,
  callFor,
  handler,
  parseInput,
  readJsonBody,
} from "@/lib/server/route-handler";
import { openSession } from "@/lib/server/sealed-session";

const personSchema = createThirdUserBodySchema.omit({
  third_login_type: true,
  third_user_id: true,
});

/** The account of an identity and a phone that this session has proved (SPEC §4 Login and session). */
export const POST = handler(async (request) => {
  const person = parseInput(personSchema, await readJsonBody(request));
  const { pendingGid } = await openSession();
  if (!pendingGid) {
    return answerResponse({ ok: false, code: CODE.refused, message: "登入已逾時，請重新登入" });
  }
  const body = { ...person, third_login_type: LOGIN_TYPE.provider, third_user_id: pendingGid };
  const { answer } = await callFor(request, "createThirdUser", { body });
  return answerResponse(
    answer.ok ? { ...answer, data: await signedIn(request, answer.data) } : answer,
  );
});
