import { reverseGeocode } from "@/lib/address/geocode";
import { reverseQuerySchema } from "@/lib/server/address-queries";
import { districtAt } from "@/lib/server/district-at";
import { answerResponse, handler, parseInput } from "@/lib/server/route-handler";

/**
 * Returns the address of a point, or null for a point outside Taiwan (AD-04). The answer is not cached, because the
 * point is the visitor's position.
 */
export const GET = handler(async (request) => {
  const point = parseInput(reverseQuerySchema, Object.fromEntries(request.nextUrl.searchParams));
  return answerResponse({ ok: true, message: "", data: reverseGeocode(point, districtAt(point)) });
});
