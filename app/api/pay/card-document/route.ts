import { NextResponse } from "next/server";
import { cardPagePolicy } from "@/lib/payments/card-page";
import { isCourierReturn } from "@/lib/routing/guard";
import { hrefs } from "@/lib/routing/hrefs";
import { readCourierSession } from "@/lib/server/courier-cookie";
import { env } from "@/lib/server/env";
import { callForRedirect, handler, refuseCrossSite, seeOther } from "@/lib/server/route-handler";

/**
 * Shows the backend's card page, whose form the customer fills in (PY-10). A navigation cannot send the anti-forgery
 * header, so the handler refuses cross-site requests instead.
 */
export const GET = handler(async (request) => {
  refuseCrossSite(request);
  const isCourier = isCourierReturn(request.nextUrl.searchParams);
  const session_id = isCourier ? await readCourierSession() : undefined;
  const { answer } = await callForRedirect(request, "bindCard", { query: { session_id } });
  if (!answer.ok) return seeOther(isCourier ? hrefs.expressDelivery() : hrefs.checkout());
  return new NextResponse(answer.data, {
    headers: {
      "content-type": "text/html; charset=utf-8",
      "content-security-policy": cardPagePolicy(env().CARD_PAGE_ORIGINS),
      "cache-control": "no-store",
      "referrer-policy": "no-referrer",
    },
  });
});
