import { unsealData } from "iron-session";
import { type NextRequest, NextResponse } from "next/server";
import { isSessionId } from "@/lib/routing/courier-session";
import { needsMember } from "@/lib/routing/guard";
import { isGuarded } from "@/lib/routing/guarded-path";
import { localeOf, localPath } from "@/lib/routing/locale-path";
import { settlingCall } from "@/lib/routing/payment-call";
import { PUBLIC_URL_HEADER } from "@/lib/routing/public-route";
import { RETURN_TO_COOKIE, RETURN_TO_SECONDS, returnPathOf } from "@/lib/routing/return-to";
import type { Locale } from "@/lib/routing/routes";
import { utmCookie } from "@/lib/routing/utm";
import {
  COURIER_COOKIE,
  SESSION_COOKIE,
  type SessionData,
  sessionOptions,
} from "@/lib/server/session-options";

/**
 * Redirects visitors from member pages to the login. Pages and handlers check the member again (RB-01, SE-01). The
 * middleware also sets two cookies: the return-to path of a member page, and the campaign of a campaign link. It passes
 * payment returns to their handler.
 */
export async function middleware(request: NextRequest) {
  const url = publicUrl(request);
  const { pathname, search } = url;
  // If a provider's site posts a form to the shop, the browser does not send the shop's cookies with it. The browser
  // sends them with the GET that follows this redirect.
  if (request.method === "POST" && isGuarded(pathname)) {
    return NextResponse.redirect(url, 303);
  }
  const response = (await needsLogin(request, url))
    ? NextResponse.redirect(new URL(localPath(pageLocale(request), "/login"), request.url))
    : pageOrPaymentHandler(request, url);
  const returnTo = isGuarded(pathname) ? returnPathOf(pathname + search) : null;
  if (returnTo && request.cookies.get(RETURN_TO_COOKIE)?.value !== returnTo) {
    response.cookies.set(RETURN_TO_COOKIE, returnTo, {
      maxAge: RETURN_TO_SECONDS,
      sameSite: "lax",
    });
  }
  const campaign = utmCookie(url);
  if (campaign) response.cookies.set(campaign);
  return response;
}

/**
 * If the browser opens a payment return and the URL identifies the payment, passes the request to the handler that
 * settles the payment. Other requests go to the page.
 */
function pageOrPaymentHandler(
  request: NextRequest,
  { pathname, searchParams: query }: URL,
): NextResponse {
  const isVisit =
    request.method === "GET" &&
    (request.headers.get("sec-fetch-dest") ?? "document") === "document";
  const isReturn = isVisit && settlingCall({ pathname, query }) !== null;
  return isReturn
    ? NextResponse.rewrite(new URL("/api/pay/return", request.url))
    : NextResponse.next();
}

/** The public URL of the page. The URL of the request cannot be used, because it contains the internal path. */
function publicUrl(request: NextRequest): URL {
  return new URL(request.headers.get(PUBLIC_URL_HEADER) ?? "/", request.url);
}

/** The language of the page. The internal path in the request begins with it. */
function pageLocale(request: NextRequest): Locale {
  return localeOf(request.nextUrl.pathname.split("/")[1]);
}

async function needsLogin(request: NextRequest, url: URL): Promise<boolean> {
  const { pathname, searchParams: query } = url;
  const isCourier = isSessionId(request.cookies.get(COURIER_COOKIE)?.value);
  return needsMember({ pathname, query, isCourier }) && !(await hasMember(request));
}

async function hasMember(request: NextRequest): Promise<boolean> {
  const sealed = request.cookies.get(SESSION_COOKIE)?.value;
  if (!sealed) return false;
  const { member } = await unsealData<SessionData>(sealed, await sessionOptions());
  return member !== undefined;
}

// The middleware runs only for pages that may need a member, for all pages below /third, and for campaign links. The
// first two patterns match internal paths.
export const config = {
  matcher: [
    "/:locale/(bindCard|checkout|couponList|member|order|orderList)",
    "/:locale/third/:page",
    {
      source: "/:path*",
      has: [{ type: "header", key: "x-public-url", value: ".*[?&]utm_source=.*" }],
    },
  ],
};
