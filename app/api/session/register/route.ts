import { CODE } from "@/lib/contracts/codes";
import { createThirdUserBodySchema } from "@/lib/contracts/members";
import { signInMember } from "@/lib/server/member-view";
import {
  answerResponse,
  callFor,
  handler,
  readBody,
  refusalResponse,
} from "@/lib/server/route-handler";
import { openSession } from "@/lib/server/sealed-session";

const personSchema = createThirdUserBodySchema.omit({
  third_login_type: true,
  third_user_id: true,
});

/**
 * Creates an account with the verified identity of the session and the phone of the request (LG-23). The backend knows
 * whether the phone was verified.
 */
export const POST = handler(async (request) => {
  const person = await readBody(request, personSchema);
  const { pendingIdentity } = await openSession();
  if (!pendingIdentity) {
    return refusalResponse(CODE.refused, "signInLate");
  }
  const body = { ...person, ...pendingIdentity };
  const { answer } = await callFor(request, "createThirdUser", { body });
  if (!answer.ok) return answerResponse(answer);
  const { third_login_type } = pendingIdentity;
  return answerResponse({
    ...answer,
    data: await signInMember(request, answer.data, third_login_type),
  });
});
