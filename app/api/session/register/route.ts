import { createThirdUserBodySchema } from "@/lib/contracts/members";
import { signedIn } from "@/lib/server/member-view";
import { answerResponse, callFor, handler, parseInput, readJsonBody } from "@/lib/server/route-handler";

/** The account of an identity and a phone that this session has proved (SPEC §4 Login and session). */
export const POST = handler(async (request) => {
  const body = parseInput(createThirdUserBodySchema, await readJsonBody(request));
  const { answer } = await callFor(request, "createThirdUser", { body });
  return answerResponse(answer.ok ? { ...answer, data: await signedIn(request, answer.data) } : answer);
});
