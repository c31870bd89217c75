import type { FastifyInstance, FastifyRequest } from "fastify";
import { withRequestId } from "../lib/process/request-id.ts";
import { endWithStatus, runInSpan, startSpan, TRACE_HEADER } from "../lib/process/tracing.ts";
import type { Deps } from "./call.ts";
import { isFromShop, SHOP_KEY_HEADER } from "./config/backend-config.ts";

/** The path of the health check, which needs no shop key. */
export const HEALTH = "/health";

/** Adds the request id and the trace to the log lines and queries of each request, and measures the response time. */
export function followRequests(app: FastifyInstance, deps: Deps): void {
  app.decorateRequest("span");
  app.addHook("onRequest", (request, _reply, done) => {
    request.span = spanOf(deps, request);
    inRequest(request, done);
  });
  // Reading the body loses the asynchronous context of the first hook, so this hook sets the context again.
  app.addHook("preValidation", (request, _reply, done) => inRequest(request, done));
  app.addHook("onResponse", async ({ method, routeOptions, span }, reply) => {
    const { statusCode: status, elapsedTime } = reply;
    const labels = { method, route: routeOptions.url ?? "", status };
    deps.metrics.httpDuration.observe(labels, elapsedTime / 1000);
    endWithStatus(span, status);
  });
}

function inRequest({ id, span }: FastifyRequest, next: () => void): void {
  withRequestId(id, () => runInSpan(span, next));
}

/**
 * Starts the span of a request. The health check gets no span. The span continues the trace of the trace header only if
 * the request has the shop key.
 */
function spanOf({ config }: Deps, { id, method, headers, routeOptions }: FastifyRequest) {
  const { url: route = "unknown" } = routeOptions;
  if (route === HEALTH) return undefined;
  const values = { "http.request.method": method, "http.route": route, "futao.request_id": id };
  const parent = isFromShop(config, headers[SHOP_KEY_HEADER]) ? headers[TRACE_HEADER] : undefined;
  return startSpan({ name: `${method} ${route}`, kind: "server", values }, parent);
}
