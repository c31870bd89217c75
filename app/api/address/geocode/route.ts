import { geocode } from "@/lib/address/geocode";
import { ADDRESS_CACHE, geocodeQuerySchema } from "@/lib/server/address-queries";
import { answerResponse, handler, parseInput } from "@/lib/server/route-handler";

/**
 * Returns the place of a typed address, or null if its city, district or street is missing or unknown (AD-09, AD-10).
 */
export const GET = handler(async (request) => {
  const { text } = parseInput(geocodeQuerySchema, Object.fromEntries(request.nextUrl.searchParams));
  return answerResponse({ ok: true, message: "", data: geocode(text) }, ADDRESS_CACHE);
});
