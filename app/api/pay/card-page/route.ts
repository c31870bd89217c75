import { CODE } from "@/lib/contracts/codes";
import { readCardPage } from "@/lib/payments/card-page";
import { env } from "@/lib/server/env";
import { answerResponse, handler, refusalResponse } from "@/lib/server/route-handler";

/** Checks the target address of the form that saves a card. Only the server knows the allowed origins. */
export const GET = handler(async (request) => {
  const action = request.nextUrl.searchParams.get("action") ?? "";
  const url = readCardPage(action, env().CARD_PAGE_ORIGINS);
  if (url !== null) return answerResponse({ ok: true, message: "", data: url });
  return refusalResponse(CODE.refused, "cardPageUnknown");
});
