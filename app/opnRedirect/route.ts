import { type NextRequest, NextResponse } from "next/server";
import { opnDestination } from "@/lib/routing/opn-redirect";
import { utmCookie } from "@/lib/routing/utm";
import { answerInTime } from "@/lib/server/answer-in-time";
import { callFor } from "@/lib/server/route-handler";

/**
 * Handles returns from the campaign partner (RT-09 to RT-11). The redirect is a path without a host, so it works on
 * every host of the shop. A link with `rtt=8` that names no order and has no sign-in code leads to the checkout of
 * the member's unpaid partner order, whose URL `getOpnRedirctStatus` returns. It leads to `/checkout` without an order
 * number if no campaign runs, if there is no such order, or if a call fails (CM-07, CM-08).
 */
export async function GET(request: NextRequest) {
  const [campaign, state] = await Promise.all([
    answerInTime("getOpnCampaign", callFor(request, "getOpnCampaign", { query: {} })),
    answerInTime("getOpnRedirctStatus", callFor(request, "getOpnRedirctStatus", { query: {} })),
  ]);
  const [, unpaidQuery = ""] =
    campaign?.data && state?.data.status === 1 ? state.data.url.split("?") : [];
  const location = opnDestination(request.nextUrl.searchParams, new URLSearchParams(unpaidQuery));
  const headers = { location, "cache-control": "no-store" };
  const response = new NextResponse(null, { status: 307, headers });
  const campaignCookie = utmCookie(request.nextUrl);
  if (campaignCookie) response.cookies.set(campaignCookie);
  return response;
}
