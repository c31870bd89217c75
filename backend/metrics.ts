import { Counter, Histogram } from "prom-client";
import type { EndpointName } from "../lib/contracts/endpoints.ts";
import { createProcessMetrics, DURATION_BUCKETS } from "../lib/process/health-server.ts";
import { withClientSpan } from "../lib/process/tracing.ts";
import { AUDIT_LEVELS, type Audit } from "./audit.ts";

export type Metrics = ReturnType<typeof createMetrics>;

/** Creates the metrics of a backend or worker. docs/operations.md lists them with their alerts. */
export function createMetrics(options?: { withRuntime: boolean }) {
  const { registry, httpDuration } = createProcessMetrics(options);
  const calls = new Counter({
    name: "futao_calls_total",
    help: "Answered calls by name, code of the envelope and reason. Code 0 is a success, other codes are refusals.",
    labelNames: ["call", "code", "reason"] as const,
    registers: [registry],
  });
  const auditEvents = new Counter({
    name: "futao_audit_events_total",
    help: "Events of the audit trail by kind, including events that the log omits.",
    labelNames: ["kind"] as const,
    registers: [registry],
  });
  // Each kind starts with 0, so that Prometheus sees its first event as an increase.
  for (const kind of Object.keys(AUDIT_LEVELS)) auditEvents.inc({ kind }, 0);
  const providerDuration = new Histogram({
    name: "futao_provider_request_duration_seconds",
    help: "Durations of requests to a provider. The outcome is answered, failed (HTTP 5xx) or lost (no answer).",
    labelNames: ["provider", "outcome"] as const,
    buckets: DURATION_BUCKETS,
    registers: [registry],
  });

  return {
    registry,
    httpDuration,
    /**
     * Returns an audit function that counts every event by kind, including events that `audit` itself omits from
     * the log because of its limits.
     */
    countAudit(audit: Audit): Audit {
      return (event, source) => {
        auditEvents.inc({ kind: event.kind });
        audit(event, source);
      };
    },
    countCall: (call: EndpointName, code: number, reason = "") => calls.inc({ call, code, reason }),
    /**
     * Returns a `fetch` that measures and traces each request to a provider, until the headers of the answer have
     * arrived.
     */
    timedFetch(provider: string, fetch: typeof globalThis.fetch = globalThis.fetch) {
      return (...request: Parameters<typeof fetch>): Promise<Response> =>
        withClientSpan({ name: provider }, async (span) => {
          const end = providerDuration.startTimer({ provider });
          const response = await fetch(...request).catch((error: unknown) => {
            end({ outcome: "lost" });
            throw error;
          });
          const { status } = response;
          end({ outcome: status < 500 ? "answered" : "failed" });
          span?.set({ "http.response.status_code": status });
          return response;
        });
    },
  };
}
