import type { FastifyInstance, FastifyRequest } from "fastify";
import { withRequestId } from "../lib/process/request-id.ts";
import { endWithStatus, runInSpan, startSpan, TRACE_HEADER } from "../lib/process/tracing.ts";
import type { Deps } from "./call.ts";
import { isFromShop, SHOP_KEY_HEADER } from "./config/backend-config.ts";

/** The path of the health check. It needs no key. */
export const HEALTH = "/health";

/** Gives the log lines and the queries of a request its id and its trace, and measures its answer. */
export function followRequests(app: FastifyInstance, deps: Deps): void {
  app.decorateRequest("span");
  app.addHook("onRequest", (request, _reply, done) => {
    request.span = spanOf(deps, request);
    inRequest(request, done);
  });
  // A body is read outside of the first hook's context.
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

/** The span of a request. Only a caller with the key of the shop may name its cause. */
function spanOf({ config }: Deps, { id, method, headers, routeOptions }: FastifyRequest) {
  const { url: route = "unknown" } = routeOptions;
  if (route === HEALTH) return undefined;
  const values = { "http.request.method": method, "http.route": route, "futao.request_id": id };
  const parent = isFromShop(config, headers[SHOP_KEY_HEADER]) ? headers[TRACE_HEADER] : undefined;
  return startSpan({ name: `${method} ${route}`, kind: "server", values }, parent);
}
