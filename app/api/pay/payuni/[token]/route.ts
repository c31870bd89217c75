import { passOn } from "@/lib/server/payment-webhook";
import { BadRequest, handler } from "@/lib/server/route-handler";

/** Returns the backend's HTML page with the form that the browser posts to PAYUNi (PV-08). */
export const GET = handler(async (request) => {
  const token = request.nextUrl.pathname.split("/").at(-1) ?? "";
  if (!/^[\w.-]{1,100}$/.test(token)) throw new BadRequest(404, "notFound");
  return passOn(`/pages/payuni/${token}`);
});
