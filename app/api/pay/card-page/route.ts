import { CODE } from "@/lib/contracts/codes";
import { readCardPage } from "@/lib/payments/card-page";
import { env } from "@/lib/server/env";
import { answerResponse, handler } from "@/lib/server/route-handler";
import say from "@/messages/zh-TW/server.json";

const REFUSED = {
  ok: false,
  code: CODE.refused,
  message: say.cardPageUnknown,
} as const;

/** Checks the target address of the form that saves a card. Only the server knows the allowed origins. */
export const GET = handler(async (request) => {
  const action = request.nextUrl.searchParams.get("action") ?? "";
  const url = readCardPage(action, env().CARD_PAGE_ORIGINS);
  return answerResponse(url === null ? REFUSED : { ok: true, message: "", data: url });
});
