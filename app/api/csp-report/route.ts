import { NextResponse } from "next/server";
import { policyReports } from "@/lib/server/policy-reports";
import { createMinuteLimit } from "@/lib/server/request-limits";
import { BadRequest, clientIp, handler, parseJson, readLimited } from "@/lib/server/route-handler";
import { logError } from "@/lib/server/shop-log";

/**
 * The accepted content types. HTML forms cannot send them, so another site cannot send a report without a CORS
 * preflight.
 */
const ACCEPTED_TYPES = ["application/csp-report", "application/reports+json"];
const BODY_LIMIT = 8 * 1024;
const isWithinClientLimit = createMinuteLimit("policy-reports", 20);
const isWithinTotalLimit = createMinuteLimit("all-policy-reports", 200);

/**
 * Logs violations of the content security policy that browsers report. Reports need no anti-forgery token, so anyone
 * can send them. Therefore rate limits apply (SE-06, SE-13).
 */
export const POST = handler(async (request) => {
  // Clients whose IP address is unknown share one limit.
  const isAllowed =
    (await isWithinClientLimit(clientIp(request))) && (await isWithinTotalLimit(undefined));
  if (!isAllowed) return new NextResponse(null, { status: 429, headers: { "retry-after": "60" } });
  const type = request.headers.get("content-type")?.split(";")[0] ?? "";
  if (!ACCEPTED_TYPES.includes(type)) throw new BadRequest(400, "badShape");
  const reports = policyReports(parseJson(await readLimited(request, BODY_LIMIT)));
  for (const report of reports) logError(report);
  return new NextResponse(null, { status: 204 });
});
