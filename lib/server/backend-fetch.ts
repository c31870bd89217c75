import "server-only";
import { REQUEST_ID_HEADER } from "../contracts/answer-code";
import { currentRequestId } from "../process/request-id";
import { TRACE_HEADER, withClientSpan } from "../process/tracing";
import { env } from "./env";

/**
 * Sends a request to the backend with the shop key. All requests to the backend use this function. If the OPN service
 * has another origin than the backend, it gets neither the shop key nor the cookies of the backend.
 */
export function backendFetch(url: URL, init: RequestInit): Promise<Response> {
  const { BACKEND_KEY, BACKEND_KEY_HEADER, BACKEND_URL } = env();
  const headers = new Headers(init.headers);
  const isOwn = url.origin === new URL(BACKEND_URL).origin;
  if (!isOwn) headers.delete("cookie");
  else if (BACKEND_KEY !== "") headers.set(BACKEND_KEY_HEADER, BACKEND_KEY);
  const requestId = currentRequestId();
  if (requestId) headers.set(REQUEST_ID_HEADER, requestId);
  return withClientSpan({ name: "backend" }, async (span) => {
    if (span && isOwn) headers.set(TRACE_HEADER, span.traceparent);
    const answer = await fetch(url, { ...init, headers });
    span?.set({ "http.response.status_code": answer.status });
    return answer;
  });
}

/**
 * The URL of a call at the backend or at the OPN service (AP-05). If the configured URL contains a path, the path of
 * the call is appended to that path.
 */
export function backendUrl(path: string, service: "main" | "opn" = "main"): URL {
  const { BACKEND_URL, OPN_URL = BACKEND_URL } = env();
  const base = new URL(service === "opn" ? OPN_URL : BACKEND_URL);
  return new URL(base.pathname.replace(/\/$/, "") + path, base);
}
