import "server-only";
import { NextResponse } from "next/server";
import { BackendError } from "./backend-client";
import { cookieHeader } from "./backend-cookies";
import { backendFetch } from "./backend-fetch";
import { BadRequest } from "./route-handler";
import { openSession } from "./sealed-session";

const TIMEOUT_MS = 10_000;
/** The headers of the backend's answer that are passed on. They stop the browser from using the answer as a page. */
const PASSED_ON = [
  "content-type",
  "cache-control",
  "content-disposition",
  "content-security-policy",
  "cross-origin-resource-policy",
  "x-content-type-options",
];

/**
 * Answers with a picture from the backend. The backend checks the session. `call` is the name of this request in the
 * log.
 */
export async function passOnPicture(call: string, url: URL): Promise<NextResponse> {
  const { backendCookies } = await openSession();
  const answer = await backendFetch(url, {
    headers: backendCookies ? { cookie: cookieHeader(backendCookies) } : {},
    cache: "no-store",
    redirect: "error",
    signal: AbortSignal.timeout(TIMEOUT_MS),
  }).catch(() => null);
  if (!answer) throw new BackendError(call, 502, { reason: "unreachable" });
  // Every answer that is not a picture becomes a 404, because an <img> element cannot show the message of a refusal.
  if (answer.headers.get("content-type") !== "image/webp") throw new BadRequest(404, "notFound");
  const headers = new Headers();
  for (const each of PASSED_ON) {
    const value = answer.headers.get(each);
    if (value !== null) headers.set(each, value);
  }
  return new NextResponse(await answer.arrayBuffer(), { headers });
}
