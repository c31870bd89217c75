import { collectDefaultMetrics, Histogram, Registry } from "prom-client";

/** Seconds, from 5 ms to the longest payment call. */
export const DURATION_BUCKETS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 20, 45];

/** The figures that every process has: memory, CPU and event loop lag, and the durations of its answers. */
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
