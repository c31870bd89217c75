import { passOn } from "@/lib/server/payment-webhook";
import { BadRequest, handler } from "@/lib/server/route-handler";
import say from "@/messages/zh-TW/server.json";

/** The way to PAYUNi's page, which takes a form that only the payer's browser can post (domain finding 4). */
export const GET = handler(async (request) => {
  const token = request.nextUrl.pathname.split("/").at(-1) ?? "";
  if (!/^[\w.-]{1,100}$/.test(token)) throw new BadRequest(404, say.notFound);
  return passOn(`/pages/payuni/${token}`);
});
