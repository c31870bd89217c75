import type { NextRequest } from "next/server";
import type { z } from "zod";
import { CODE } from "@/lib/contracts/codes";
import {
  type CallInput,
  type Endpoint,
  type EndpointName,
  endpoints,
} from "@/lib/contracts/endpoints";
import { courierQuery } from "@/lib/server/courier-cookie";
import { matchCall } from "@/lib/server/match-call";
import {
  answerResponse,
  BadRequest,
  callFor,
  handler,
  parseInput,
  readJsonBody,
} from "@/lib/server/route-handler";

/**
 * Calls that a page can do without. If one of them breaks, this handler answers with a refusal, so that the page omits
 * the part that needs the call, instead of opening the error page.
 */
const OPTIONAL: readonly EndpointName[] = [
  "announcement",
  "campaignList",
  "getInsiderRecommendList",
  "getOpnCampaign",
  "marketingAdvertiseList",
  "storeTrips",
];

/**
 * Passes a call to the backend if it is in the contract table (`endpoints`) and browsers may send it directly
 * (`matchCall`). Any other request gets 404.
 */
const pass = handler(async (request: NextRequest) => {
  const match = matchCall(request.method, request.nextUrl.pathname.replace(/^\/api/, ""));
  if (!match) throw new BadRequest(404, "notFound");
  const row: Endpoint = endpoints[match.name];
  const query = {
    ...Object.fromEntries(request.nextUrl.searchParams),
    ...(await courierQuery(request)),
  };
  const input = {
    ...(row.params && { params: checkInput(row.params, match.params) }),
    ...(row.query && { query: checkInput(row.query, query) }),
    ...(row.body && { body: checkInput(row.body, await readJsonBody(request)) }),
  } as CallInput<EndpointName>;
  const { answer } = await callFor(request, match.name, input).catch((error: unknown) => {
    if (!OPTIONAL.includes(match.name)) throw error;
    return { answer: { ok: false, code: CODE.refused, message: "" } as const };
  });
  return answerResponse(answer, answer.ok ? cacheControl(row) : undefined);
});

/**
 * Checks the value against the schema and returns the original value. The parsed value is not needed, because
 * callBackend adds the defaults and the backend converts the values.
 */
function checkInput(schema: z.ZodType, value: unknown): unknown {
  parseInput(schema, value);
  return value;
}

function cacheControl(row: Endpoint): string | undefined {
  return row.cache === "public" ? `public, max-age=0, s-maxage=${row.seconds ?? 0}` : undefined;
}

export { pass as GET, pass as POST };
