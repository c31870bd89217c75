import { thirdAuthBodySchema } from "@/lib/contracts/members";
import { answerResponse, callFor, handler, readBody } from "@/lib/server/route-handler";

/**
 * Starts a sign-in with Google or Apple: returns the URL of the provider's sign-in page, which the backend creates for
 * this session.
 */
export const POST = handler(async (request) => {
  const body = await readBody(request, thirdAuthBodySchema);
  return answerResponse((await callFor(request, "thirdAuthUrl", { body })).answer);
});
