import "server-only";
import { type NextRequest, NextResponse } from "next/server";
import { EXPRESS_IMAGES_PATH } from "@/lib/contracts/courier";
import say from "@/messages/zh-TW/server.json";
import { BackendError } from "./backend-client";
import { cookieHeader } from "./backend-cookies";
import { backendFetch, backendUrl } from "./backend-fetch";
import { readCourierSession } from "./courier-cookie";
import { BadRequest } from "./route-handler";
import { openSession } from "./sealed-session";

const TIMEOUT_MS = 10_000;
/** Headers that are passed on. They make the browser treat the answer as a picture only. */
const PASSED_ON = [
  "content-type",
  "cache-control",
  "content-disposition",
  "content-security-policy",
  "cross-origin-resource-policy",
  "x-content-type-options",
];

/** Returns a picture of a parcel. The backend checks the courier session, or the member who opened it. */
export async function expressImage(request: NextRequest, name: string): Promise<NextResponse> {
  const url = backendUrl(`${EXPRESS_IMAGES_PATH}/${name}`);
  const session_id = request.nextUrl.searchParams.get("session_id") ?? (await readCourierSession());
  if (session_id !== undefined) url.searchParams.set("session_id", session_id);
  const { backendCookies } = await openSession();
  const answer = await backendFetch(url, {
    headers: backendCookies ? { cookie: cookieHeader(backendCookies) } : {},
    cache: "no-store",
    redirect: "error",
    signal: AbortSignal.timeout(TIMEOUT_MS),
  }).catch(() => null);
  if (!answer) throw new BackendError("expressImage", 502, { reason: "unreachable" });
  // The refusal has no message, because an <img> cannot show one.
  if (answer.headers.get("content-type") !== "image/webp") throw new BadRequest(404, say.notFound);
  const headers = new Headers();
  for (const each of PASSED_ON) {
    const value = answer.headers.get(each);
    if (value !== null) headers.set(each, value);
  }
  return new NextResponse(await answer.arrayBuffer(), { headers });
}
