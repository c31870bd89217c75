import type { NextRequest } from "next/server";
import { thirdReturnPath, thirdReturnType } from "@/lib/account/third-return";
import { BadRequest, handler, readLimited, seeOther } from "@/lib/server/route-handler";

const BODY_LIMIT = 16 * 1024;
const FORM = "application/x-www-form-urlencoded";

/**
 * Google and Apple send the browser to this route after a sign-in. Apple posts a form from its own site, so the
 * browser sends neither our cookies nor our token with it (PV-19). Therefore this handler only redirects to the sign-in
 * page, whose calls send both.
 */
const redirectToPage = handler(async (request) => {
  const provider = request.nextUrl.pathname.split("/").at(-1) ?? "";
  const type = thirdReturnType(provider, request.method);
  if (type === null) throw new BadRequest(404, "notFound");
  return seeOther(thirdReturnPath(type, await sentParameters(request)));
});

async function sentParameters(request: NextRequest): Promise<URLSearchParams> {
  if (request.method === "GET") return request.nextUrl.searchParams;
  if (!request.headers.get("content-type")?.startsWith(FORM)) {
    throw new BadRequest(400, "badShape");
  }
  return new URLSearchParams(await readLimited(request, BODY_LIMIT));
}

export { redirectToPage as GET, redirectToPage as POST };
