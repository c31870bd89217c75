import { joinUsBodySchema } from "@/lib/contracts/merchants";
import { answerResponse, callFor, handler, readBody } from "@/lib/server/route-handler";

/** An application of /join-us. The CRM's address and ids are the backend's: no browser ever posts there (domain A6). */
export const POST = handler(async (request) => {
  const body = await readBody(request, joinUsBodySchema);
  const { answer } = await callFor(request, "joinUs", { body });
  return answerResponse(answer);
});
