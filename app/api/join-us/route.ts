import { REASON } from "@/lib/contracts/answer-code";
import { joinUsBodySchema } from "@/lib/contracts/merchants";
import { answerResponse, callFor, clientIp, handler, readBody } from "@/lib/server/route-handler";
import { sendLead } from "@/lib/server/send-lead";

/**
 * Receives an application of /join-us. If the backend does not offer the call `joinUs`, the shop
 * sends the application to the CRM.
 */
export const POST = handler(async (request) => {
  const body = await readBody(request, joinUsBodySchema);
  const { answer } = await callFor(request, "joinUs", { body });
  const isOffered = answer.ok || answer.reason !== REASON.notOffered;
  return answerResponse(isOffered ? answer : await sendLead(body, clientIp(request)));
});
