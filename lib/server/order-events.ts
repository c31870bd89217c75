import "server-only";
import { type NextRequest, NextResponse } from "next/server";
import { ORDER_EVENTS_PATH } from "@/lib/contracts/order-detail";
import { networkOf } from "@/lib/limits/client-network";
import { createConnectionLimits } from "@/lib/limits/connection-limits";
import { BackendError } from "./backend-client";
import { type BackendCookies, cookieHeader } from "./backend-cookies";
import { backendFetch, backendUrl } from "./backend-fetch";
import { BadRequest, clientIp, refuseCrossSite } from "./route-handler";
import { openSession } from "./sealed-session";

/**
 * The maximum numbers of open event streams. Each visible order page keeps a stream open. The backend has its own
 * limits.
 */
const MAX_OPEN = { session: 5, network: 200, shop: 2_000 };
/** The lifetime of an event stream. After this time, the browser reconnects automatically. */
const MAX_AGE_MS = 15 * 60_000;
const RETRY_SECONDS = 60;
const connections = createConnectionLimits(MAX_OPEN);

/**
 * Passes the backend's event stream of an order to the browser until one side closes it. The backend checks that the
 * order belongs to the member. A visitor who is not signed in is refused here, so that the backend does not get such
 * requests.
 */
export async function orderEvents(request: NextRequest, order_id: number): Promise<NextResponse> {
  refuseCrossSite(request);
  const { backendCookies, csrfToken, member } = await openSession();
  if (!backendCookies || !csrfToken || !member) throw new BadRequest(401, "noMember");
  const network = networkOf(clientIp(request) ?? "").narrow;
  const connection = connections.take({ session: csrfToken, network, shop: "" });
  if ("full" in connection) {
    const status = connection.full === "shop" ? 503 : 429;
    throw new BadRequest(status, "manyOrderPages", RETRY_SECONDS);
  }
  const answer = await askBackend(request, { order_id, cookies: backendCookies }).catch(
    (error: unknown) => {
      connection.release();
      throw error;
    },
  );
  return passOn(answer, connection.release);
}

type StreamRequest = { order_id: number; cookies: BackendCookies };

async function askBackend(
  request: NextRequest,
  { order_id, cookies }: StreamRequest,
): Promise<Response> {
  const url = backendUrl(ORDER_EVENTS_PATH);
  url.searchParams.set("order_id", String(order_id));
  const answer = await backendFetch(url, {
    headers: headersOf(request, cookies),
    cache: "no-store",
    redirect: "error",
    signal: AbortSignal.any([request.signal, AbortSignal.timeout(MAX_AGE_MS)]),
  }).catch(() => null);
  if (!answer) throw new BackendError("orderEvents", 502, { reason: "unreachable" });
  return answer;
}

function passOn(answer: Response, onEnd: () => void): NextResponse {
  if (!answer.body) onEnd();
  const response = new NextResponse(answer.body && withEnd(answer.body, onEnd), {
    status: answer.status,
    headers: {
      "content-type": answer.headers.get("content-type") ?? "text/event-stream",
      // A proxy must not compress, cache or buffer the stream.
      "cache-control": "no-store, no-transform",
      "x-accel-buffering": "no",
    },
  });
  const retryAfter = answer.headers.get("retry-after");
  if (retryAfter) response.headers.set("retry-after", retryAfter);
  return response;
}

/** Wraps a stream. `onEnd` is called when the stream ends, fails or is cancelled by its reader. */
function withEnd(body: ReadableStream<Uint8Array>, onEnd: () => void): ReadableStream<Uint8Array> {
  const reader = body.getReader();
  void reader.closed.catch(() => undefined).finally(onEnd);
  return new ReadableStream({
    async pull(controller) {
      const { value, done } = await reader.read();
      if (done) controller.close();
      else controller.enqueue(value);
    },
    cancel: (reason) => reader.cancel(reason),
  });
}

function headersOf(request: NextRequest, cookies: BackendCookies): Headers {
  const headers = new Headers({ accept: "text/event-stream", cookie: cookieHeader(cookies) });
  const last = request.headers.get("last-event-id");
  if (last && /^\d{1,15}$/.test(last)) headers.set("last-event-id", last);
  const ip = clientIp(request);
  if (ip) headers.set("x-forwarded-for", ip);
  return headers;
}
