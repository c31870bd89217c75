import { memberBenefits } from "@/lib/account/member-benefits";
import { answerResponse, callFor, handler } from "@/lib/server/route-handler";

/** Returns the member's subscription and referral code, without the other fields of the member record. */
export const GET = handler(async (request) => {
  const { answer } = await callFor(request, "member", { query: {} });
  return answerResponse(answer.ok ? { ...answer, data: memberBenefits(answer.data.data) } : answer);
});
