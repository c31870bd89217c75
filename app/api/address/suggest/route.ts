import { suggestAddresses } from "@/lib/address/suggest-addresses";
import { ADDRESS_CACHE, suggestQuerySchema } from "@/lib/server/address-queries";
import { answerResponse, handler, parseInput } from "@/lib/server/route-handler";

/**
 * Returns address suggestions for a typed text. If the request has a point, equally good suggestions are sorted by
 * their distance from it (AD-01, AD-02).
 */
export const GET = handler(async (request) => {
  const query = Object.fromEntries(request.nextUrl.searchParams);
  const { input, lat, lng } = parseInput(suggestQuerySchema, query);
  const near = lat !== undefined && lng !== undefined ? { lat, lng } : undefined;
  return answerResponse(
    { ok: true, message: "", data: suggestAddresses(input, near) },
    ADDRESS_CACHE,
  );
});
