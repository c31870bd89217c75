import { CODE } from "@/lib/contracts/codes";
import { readCardPage } from "@/lib/payments/card-page";
import { env } from "@/lib/server/env";
import { answerResponse, handler, refusalResponse } from "@/lib/server/route-handler";

/**
 * Returns the target URL of the form that saves a card, if its origin is in `CARD_PAGE_ORIGINS`. The browser cannot
 * check this, because only the server knows the setting.
 */
export const GET = handler(async (request) => {
  const action = request.nextUrl.searchParams.get("action") ?? "";
  const url = readCardPage(action, env().CARD_PAGE_ORIGINS);
  if (url !== null) return answerResponse({ ok: true, message: "", data: url });
  return refusalResponse(CODE.refused, "cardPageUnknown");
});
