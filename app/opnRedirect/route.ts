import type { NextRequest } from "next/server";
import { opnDestination } from "@/lib/routing/opn-redirect";
import { answerInTime } from "@/lib/server/answer-in-time";
import { callFor } from "@/lib/server/route-handler";

/**
 * Back from the campaign partner (RT-09 to RT-11). A path, so it leads to the host one came by. What
 * the campaign adds is the order that was left unpaid, while a campaign runs; its lookup can fail (CM-07, CM-08).
 */
export async function GET(request: NextRequest) {
  const [campaign, state] = await Promise.all([
    answerInTime("getOpnCampaign", callFor(request, "getOpnCampaign", { query: {} })),
    answerInTime("getOpnRedirctStatus", callFor(request, "getOpnRedirctStatus", { query: {} })),
  ]);
  const [, left = ""] = campaign?.data && state?.data.status === 1 ? state.data.url.split("?") : [];
  const location = opnDestination(request.nextUrl.searchParams, new URLSearchParams(left));
  return new Response(null, { status: 307, headers: { location, "cache-control": "no-store" } });
}
