import { passOn } from "@/lib/server/payment-webhook";
import { BadRequest, handler } from "@/lib/server/route-handler";

/**
 * LINE Pay redirects the payer to this route after the payer has cancelled on its page. The backend asks LINE Pay for
 * the status of the payment and redirects the payer to the shop.
 */
export const GET = handler(async (request) => {
  const token = request.nextUrl.pathname.split("/").at(-1) ?? "";
  if (!/^[\w.-]{1,100}$/.test(token)) throw new BadRequest(404, "notFound");
  return passOn(`/pages/line-pay-cancelled/${token}`);
});
