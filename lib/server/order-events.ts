import "server-only";
import { type NextRequest, NextResponse } from "next/server";
import { ORDER_EVENTS_PATH } from "@/lib/contracts/order-detail";
import say from "@/messages/zh-TW/server.json";
import { BackendError } from "./backend-client";
import { backendFetch, backendUrl } from "./backend-fetch";
import { BadRequest, clientIp, refuseCrossSite } from "./route-handler";
import { openSession } from "./sealed-session";

/**
 * The backend's event stream of one order, handed on as it comes; it ends when either side does. Whose order it is
 * the backend says: the member here is asked for so that a visitor's page costs it nothing.
 */
export async function orderEvents(request: NextRequest, order_id: number): Promise<NextResponse> {
  refuseCrossSite(request);
  const { sid, member } = await openSession();
  if (!sid || !member) throw new BadRequest(401, say.noMember);
  const url = backendUrl(ORDER_EVENTS_PATH);
  url.searchParams.set("order_id", String(order_id));
  const answer = await backendFetch(url, {
    headers: headersOf(request, sid),
    cache: "no-store",
    redirect: "error",
    signal: request.signal,
  }).catch(() => null);
  if (!answer) throw new BackendError("orderEvents", 502, "unreachable");
  return new NextResponse(answer.body, {
    status: answer.status,
    headers: {
      "content-type": answer.headers.get("content-type") ?? "text/event-stream",
      // Compressed or kept by somebody in between, an event would come late or to somebody else.
      "cache-control": "no-store, no-transform",
      "x-accel-buffering": "no",
    },
  });
}

function headersOf(request: NextRequest, sid: string): Headers {
  const headers = new Headers({ accept: "text/event-stream", cookie: `sid=${sid}` });
  const last = request.headers.get("last-event-id");
  if (last && /^\d{1,15}$/.test(last)) headers.set("last-event-id", last);
  const ip = clientIp(request);
  if (ip) headers.set("x-forwarded-for", ip);
  return headers;
}
