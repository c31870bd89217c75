import type { IncomingMessage, ServerResponse } from "node:http";
import { Counter } from "prom-client";
import { cacheUses } from "../../cache/cache-use.cjs";
import { createProcessMetrics } from "../process/health-server.ts";

/** Creates the metrics of the shop: the durations of answers, and the hits and misses of its caches. */
export function createShopMetrics() {
  const { registry, httpDuration } = createProcessMetrics();
  new Counter({
    name: "futao_cache_lookups_total",
    help: "Look-ups in the page cache and the data cache.",
    labelNames: ["cache", "result"],
    registers: [registry],
    collect() {
      this.reset();
      for (const [cache, results] of Object.entries(cacheUses)) {
        for (const [result, count] of Object.entries(results)) this.inc({ cache, result }, count);
      }
    },
  });

  return {
    registry,
    /** Measures the time until an answer is sent completely. Event streams are not measured. */
    observe({ method = "", url = "" }: IncomingMessage, response: ServerResponse): void {
      const start = performance.now();
      response.once("finish", () => {
        const type = String(response.getHeader("content-type"));
        if (type.startsWith("text/event-stream")) return;
        const labels = { method: knownMethod(method), route: routeOf(url) };
        const seconds = (performance.now() - start) / 1000;
        httpDuration.observe({ ...labels, status: response.statusCode }, seconds);
      });
    },
  };
}

/** The kind of a URL. Metrics contain the kind and not the URL, because clients can send any number of URLs. */
export function routeOf(url: string): "file" | "call" | "page" {
  if (/^\/(?:_next\/static|pictures|icons)\//.test(url)) return "file";
  return url.startsWith("/api/") ? "call" : "page";
}

export function knownMethod(method: string): string {
  return ["GET", "HEAD", "POST"].includes(method) ? method : "other";
}
