import { memberBenefits } from "@/lib/account/member-benefits";
import { answerResponse, callFor, handler } from "@/lib/server/route-handler";

/** Returns only the fields of the member record about the subscription and the referral code. */
export const GET = handler(async (request) => {
  const { answer } = await callFor(request, "member", { query: {} });
  return answerResponse(answer.ok ? { ...answer, data: memberBenefits(answer.data.data) } : answer);
});
