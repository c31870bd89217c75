import type { IncomingMessage, ServerResponse } from "node:http";
import { REQUEST_ID_HEADER } from "../contracts/answer-code.ts";
import { requestIdOf, withRequestId } from "../process/request-id.ts";
import { endWithStatus, runInSpan, startSpan, TRACE_HEADER } from "../process/tracing.ts";
import { knownMethod, routeOf } from "./shop-metrics.ts";

type Followed = {
  request: IncomingMessage;
  response: ServerResponse;
  /** True if the request comes from a trusted proxy. Only then its request id and its `traceparent` are used. */
  isFromProxy: boolean;
};

/**
 * Runs the work of a request with its request id. For a page or a call, the work also runs inside a span, and the
 * answer contains the id in `Server-Timing` too. `Server-Timing` is the only header of a page that scripts of the page
 * can read. The HTML cannot contain the id, because the page may be cached.
 */
export function followRequest<Result>(
  { request, response, isFromProxy }: Followed,
  work: () => Result,
): Result {
  const { [REQUEST_ID_HEADER]: givenId, [TRACE_HEADER]: cause } = isFromProxy
    ? request.headers
    : {};
  const id = requestIdOf(givenId);
  const route = routeOf(request.url ?? "");
  response.setHeader(REQUEST_ID_HEADER, id);
  // The browser caches a file together with its headers, so a script would later read an old id in `Server-Timing`.
  if (route === "file") return withRequestId(id, work);
  response.setHeader("server-timing", `request;desc="${id}"`);
  const method = knownMethod(request.method ?? "");
  const values = { "http.request.method": method, "http.route": route, "futao.request_id": id };
  const span = startSpan({ name: `${method} ${route}`, kind: "server", values }, cause);
  response.once("close", () => endWithStatus(span, response.statusCode));
  return withRequestId(id, () => runInSpan(span, work));
}
