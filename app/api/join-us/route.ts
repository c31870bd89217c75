import { joinUsBodySchema } from "@/lib/contracts/merchants";
import { answerResponse, callFor, handler, readBody } from "@/lib/server/route-handler";

/** Receives an application of /join-us. Only the backend knows the address and ids of the CRM (PV-21). */
export const POST = handler(async (request) => {
  const body = await readBody(request, joinUsBodySchema);
  const { answer } = await callFor(request, "joinUs", { body });
  return answerResponse(answer);
});
