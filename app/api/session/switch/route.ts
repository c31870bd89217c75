import { z } from "zod";
import { CODE } from "@/lib/contracts/codes";
import { enterProved } from "@/lib/server/proved-identity";
import { answerResponse, handler, ownToken, readBody } from "@/lib/server/route-handler";
import { openSession } from "@/lib/server/sealed-session";
import say from "@/messages/zh-TW/server.json";

const STAYED = { ok: true, message: "", data: null } as const;
const bodySchema = z.strictObject({ decision: z.enum(["switch", "stay"]) });

/** The answer to the question whether the member of the app's link takes the place of who is signed in. */
export const POST = handler(async (request) => {
  ownToken(request);
  const { decision } = await readBody(request, bodySchema);
  const { pendingSwitch } = await openSession();
  if (!pendingSwitch) {
    return answerResponse({ ok: false, code: CODE.refused, message: say.signInLate });
  }
  const answer = decision === "switch" ? await enterProved(request, pendingSwitch) : STAYED;
  const session = await openSession();
  session.pendingSwitch = undefined;
  await session.save();
  return answerResponse(answer);
});
