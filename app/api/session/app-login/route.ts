import { z } from "zod";
import { CODE } from "@/lib/contracts/codes";
import { answerResponse, handler, readBody, refusalResponse } from "@/lib/server/route-handler";
import { openSession } from "@/lib/server/sealed-session";
import { enterVerified } from "@/lib/server/verified-identity";

const DECLINED = { ok: true, message: "", data: null } as const;
const bodySchema = z.strictObject({ decision: z.enum(["continue", "decline"]) });

/**
 * Receives the person's answer to the question "continue as …?". The shop asks this question after a sign-in link of
 * the membership service's app was opened.
 */
export const POST = handler(async (request) => {
  const { decision } = await readBody(request, bodySchema);
  const { pendingAppLogin } = await openSession();
  if (!pendingAppLogin) {
    return refusalResponse(CODE.refused, "signInLate");
  }
  const answer = decision === "continue" ? await enterVerified(request, pendingAppLogin) : DECLINED;
  const session = await openSession();
  session.pendingAppLogin = undefined;
  await session.save();
  return answerResponse(answer);
});
