import { suggestQuerySchema } from "@/lib/server/address-queries";
import { mayPredict, predictPlaces } from "@/lib/server/place-predictions";
import {
  answerResponse,
  clientIp,
  handler,
  parseInput,
  refuseCrossSite,
} from "@/lib/server/route-handler";

/**
 * Returns predictions of Google Maps for the text in the address field (AD-03). Returns an empty list if the client has
 * used up its requests, or if Google refuses the request or does not answer. Otherwise returns null if
 * `GOOGLE_MAPS_SERVER_KEY` is not set.
 */
export const GET = handler(async (request) => {
  refuseCrossSite(request);
  const query = Object.fromEntries(request.nextUrl.searchParams);
  const { input, lat, lng } = parseInput(suggestQuerySchema, query);
  const near = lat !== undefined && lng !== undefined ? { lat, lng } : undefined;
  const isAllowed = await mayPredict(clientIp(request));
  const data = isAllowed ? await predictPlaces({ input, ...(near && { near }) }) : [];
  return answerResponse({ ok: true, message: "", data });
});
