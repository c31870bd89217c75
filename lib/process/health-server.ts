import { once } from "node:events";
import { createServer, type Server, type ServerResponse } from "node:http";
import { collectDefaultMetrics, Histogram, Registry } from "prom-client";

export type HealthOptions = {
  port: number;
  host: string;
  /** Returns the reasons why the process should get no requests, or an empty list if it is ready. */
  problems: () => Promise<string[]>;
  registry: Registry;
};

/**
 * Starts a server for health checks on a separate port, so that no URL of the shop or the backend leads to it. `/live`
 * answers as long as the process runs. `/ready` says whether the process should get requests. `/metrics` returns
 * metrics for Prometheus. Rejects if the port is in use.
 */
export async function startHealthServer(options: HealthOptions): Promise<Server> {
  const { port, host, problems, registry } = options;
  const routes: Record<string, (response: ServerResponse) => Promise<void>> = {
    "/live": async (response) => sendJson(response, 200, { live: true }),
    "/ready": async (response) => {
      const found = await problems();
      const isReady = found.length === 0;
      sendJson(response, isReady ? 200 : 503, { ready: isReady, problems: found });
    },
    "/metrics": async (response) => {
      const text = await registry.metrics();
      response.writeHead(200, { "content-type": registry.contentType }).end(text);
    },
  };
  const server = createServer((request, response) => {
    const route = request.method === "GET" ? routes[request.url ?? ""] : undefined;
    if (!route) return sendJson(response, 404, {});
    route(response).catch(() => sendJson(response, 500, {}));
  });
  server.listen(port, host);
  await once(server, "listening");
  // The listening server must not keep the process alive.
  server.unref();
  return server;
}

function sendJson(response: ServerResponse, status: number, body: object): void {
  response
    .writeHead(status, { "content-type": "application/json", "cache-control": "no-store" })
    .end(JSON.stringify(body));
}

/** The upper limits of the histogram buckets in seconds, from 5 ms to the longest payment call. */
export const DURATION_BUCKETS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 20, 45];

/**
 * Creates the metrics of a process: memory, CPU and event loop lag (only with `withRuntime`), and the durations of its
 * answers.
 */
export function createProcessMetrics({ withRuntime = true } = {}) {
  const registry = new Registry();
  if (withRuntime) collectDefaultMetrics({ register: registry });
  const httpDuration = new Histogram({
    name: "http_request_duration_seconds",
    help: "Durations of answers by route and status.",
    labelNames: ["method", "route", "status"] as const,
    buckets: DURATION_BUCKETS,
    registers: [registry],
  });
  return { registry, httpDuration };
}
