import { unsealData } from "iron-session";
import { type NextRequest, NextResponse } from "next/server";
import { needsMember, SESSION_ID_COOKIE } from "@/lib/routing/guard";
import { isGuarded } from "@/lib/routing/guarded-path";
import { keptReturnTo, RETURN_TO_COOKIE, RETURN_TO_SECONDS } from "@/lib/routing/return-to";
import { UTM_COOKIE, utmText, utmVisit } from "@/lib/routing/utm";
import { SESSION_COOKIE, type SessionData, sessionOptions } from "@/lib/server/session-options";

const UTM_SECONDS = 30 * 24 * 60 * 60;

/** Courtesy only: every guarded page and handler asks again (SPEC §2 Route behaviour). */
export async function middleware(request: NextRequest) {
  const { pathname, search, searchParams } = request.nextUrl;
  // A payer sent back with a form of another site comes without our cookies: by the address alone they come along.
  if (request.method === "POST" && isGuarded(pathname)) {
    return NextResponse.redirect(request.nextUrl, 303);
  }
  const response = (await isTurnedAway(request))
    ? NextResponse.redirect(new URL("/login", request.url))
    : NextResponse.next();
  const returnTo = isGuarded(pathname) ? keptReturnTo(pathname + search) : null;
  if (returnTo && request.cookies.get(RETURN_TO_COOKIE)?.value !== returnTo) {
    response.cookies.set(RETURN_TO_COOKIE, returnTo, {
      maxAge: RETURN_TO_SECONDS,
      sameSite: "lax",
    });
  }
  const visit = utmVisit(pathname, searchParams);
  if (visit) {
    response.cookies.set(UTM_COOKIE, utmText(visit), {
      maxAge: UTM_SECONDS,
      sameSite: "lax",
    });
  }
  return response;
}

async function isTurnedAway(request: NextRequest): Promise<boolean> {
  const { pathname, searchParams: query } = request.nextUrl;
  const stored = request.cookies.get(SESSION_ID_COOKIE)?.value;
  return needsMember({ pathname, query, stored }) && !(await hasMember(request));
}

async function hasMember(request: NextRequest): Promise<boolean> {
  const sealed = request.cookies.get(SESSION_COOKIE)?.value;
  if (!sealed) return false;
  const { member } = await unsealData<SessionData>(sealed, await sessionOptions());
  return member !== undefined;
}

// Cached public pages never pay for the middleware: only guarded paths, and links that carry a campaign.
export const config = {
  matcher: [
    // In any letter case (RT-29), which a matcher cannot say: as wide as it takes, asked again above.
    "/([bB][^/]{7}|[cC][hH][^/]{6}|[oO][^/]{4}|[oO][rR][^/]{7}|[cC][^/]{9}|[mM][^/]{5})",
    "/([tT][^/]{4})/:page",
    {
      source: "/:path*",
      has: [
        { type: "query", key: "utm_source" },
        { type: "query", key: "utm_medium" },
        { type: "query", key: "utm_campaign" },
      ],
    },
  ],
};
