import { unsealData } from "iron-session";
import { type NextRequest, NextResponse } from "next/server";
import { RETURN_TO_COOKIE, RETURN_TO_SECONDS, safeReturnTo } from "@/lib/routing/return-to";
import { LOGIN_REQUIRED_PATHS } from "@/lib/routing/routes";
import { UTM_COOKIE, utmVisit } from "@/lib/routing/utm";
import { SESSION_COOKIE, type SessionData, sessionOptions } from "@/lib/server/session-options";

const UTM_SECONDS = 30 * 24 * 60 * 60;

/** Courtesy only: every guarded page and handler asks again (SPEC §2 Route behaviour). */
export async function middleware(request: NextRequest) {
  const { pathname, search, searchParams } = request.nextUrl;
  // A payer sent back with a form of another site comes without our cookies: by the address alone they come along.
  if (request.method === "POST" && isGuarded(pathname)) {
    return NextResponse.redirect(request.nextUrl, 303);
  }
  const guarded = isGuarded(pathname) && !(await hasMember(request));
  const response = guarded
    ? NextResponse.redirect(new URL("/login", request.url))
    : NextResponse.next();
  const returnTo = isGuarded(pathname) ? safeReturnTo(pathname + search) : null;
  if (returnTo && request.cookies.get(RETURN_TO_COOKIE)?.value !== returnTo) {
    response.cookies.set(RETURN_TO_COOKIE, returnTo, {
      maxAge: RETURN_TO_SECONDS,
      sameSite: "lax",
    });
  }
  const visit = utmVisit(pathname, searchParams);
  if (visit) {
    response.cookies.set(UTM_COOKIE, JSON.stringify(visit), {
      maxAge: UTM_SECONDS,
      sameSite: "lax",
    });
  }
  return response;
}

function isGuarded(pathname: string): boolean {
  const path = pathname.toLowerCase();
  return LOGIN_REQUIRED_PATHS.some((guarded) => path === guarded.toLowerCase());
}

async function hasMember(request: NextRequest): Promise<boolean> {
  const sealed = request.cookies.get(SESSION_COOKIE)?.value;
  if (!sealed) return false;
  const { member } = await unsealData<SessionData>(sealed, sessionOptions());
  return member !== undefined;
}

// Cached public pages never pay for the middleware: only guarded paths, and links that carry a campaign.
export const config = {
  matcher: [
    // In any letter case (RT-29), which a matcher cannot say: as wide as it takes, asked again above.
    "/([cC][^/]{7}|[oO][^/]{8})",
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
