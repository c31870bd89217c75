import { geocode } from "@/lib/address/geocode";
import { ADDRESS_CACHE, geocodeQuerySchema } from "@/lib/server/address-queries";
import { answerResponse, handler, parseInput } from "@/lib/server/route-handler";

/** The place of a typed address; null when it has no clear city, district or street (AD-09, AD-10). */
export const GET = handler(async (request) => {
  const { text } = parseInput(geocodeQuerySchema, Object.fromEntries(request.nextUrl.searchParams));
  return answerResponse({ ok: true, message: "", data: geocode(text) }, ADDRESS_CACHE);
});
