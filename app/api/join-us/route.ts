import { REASON } from "@/lib/contracts/answer-code";
import { joinUsBodySchema } from "@/lib/contracts/merchants";
import { answerResponse, callFor, clientIp, handler, readBody } from "@/lib/server/route-handler";
import { sendLead } from "@/lib/server/send-lead";

/**
 * Receives a merchant's application from /join-us. If the backend lacks the call `joinUs`, the shop itself sends the
 * application to the CRM.
 */
export const POST = handler(async (request) => {
  const body = await readBody(request, joinUsBodySchema);
  const { answer } = await callFor(request, "joinUs", { body });
  const isOffered = answer.ok || answer.reason !== REASON.notOffered;
  return answerResponse(isOffered ? answer : await sendLead(body, clientIp(request)));
});
