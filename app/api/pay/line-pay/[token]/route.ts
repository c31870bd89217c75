import { passOn } from "@/lib/server/payment-door";
import { BadRequest, handler } from "@/lib/server/route-handler";
import say from "@/messages/zh-TW/server.json";

/** Where LINE Pay sends a payer who has cancelled; the backend ends the payment and sends the payer on. */
export const GET = handler(async (request) => {
  const token = request.nextUrl.pathname.split("/").at(-1) ?? "";
  if (!/^[\w.-]{1,100}$/.test(token)) throw new BadRequest(404, say.notFound);
  return passOn(`/pages/line-pay-cancelled/${token}`);
});
