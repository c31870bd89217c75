import { passOn } from "@/lib/server/payment-webhook";
import { BadRequest, handler, readLimited } from "@/lib/server/route-handler";

const BODY_LIMIT = 64 * 1024;
const FORM = "application/x-www-form-urlencoded";

/**
 * Passes the notices of payment providers to the backend. Some providers return the payer by a form that the payer's
 * browser posts to the shop. This handler passes on these forms too.
 */
export const POST = handler(async (request) => {
  const provider = request.nextUrl.pathname.split("/").at(-1) ?? "";
  if (!/^[a-z-]{1,30}$/.test(provider)) throw new BadRequest(404, "notFound");
  if (!request.headers.get("content-type")?.startsWith(FORM)) {
    throw new BadRequest(400, "badShape");
  }
  const form = await readLimited(request, BODY_LIMIT);
  return passOn(`/notify/${provider}`, { form, headers: request.headers });
});
