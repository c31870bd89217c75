import { setTimeout as wait } from "node:timers/promises";
import { ROOT_CONTEXT, SpanKind, SpanStatusCode, TraceFlags, trace } from "@opentelemetry/api";
import { ExportResultCode, parseTraceParent } from "@opentelemetry/core";
import { OTLPTraceExporter } from "@opentelemetry/exporter-trace-otlp-http";
import { resourceFromAttributes } from "@opentelemetry/resources";
import {
  BatchSpanProcessor,
  ParentBasedSampler,
  type SpanExporter,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from "@opentelemetry/sdk-trace";
import { type StartSpan, setTracer } from "./tracing.ts";

/** A process that ends waits at most this long for the collector. */
const MAX_STOP_MS = 2_000;
const KINDS = { server: SpanKind.SERVER, task: SpanKind.CONSUMER, client: SpanKind.CLIENT };

export type TracingOptions = {
  /** The name of the program. It is the same as the name of its Prometheus job. */
  service: string;
  /** The share of traces that are recorded, from 0 to 1. */
  share: number;
  /** Called after the first export, and then whenever exporting starts to fail or works again. */
  onState: (state: "reached" | "lost", reason: string) => void;
  stopMs?: number;
};

/**
 * Sends spans to the collector at `OTEL_EXPORTER_OTLP_ENDPOINT`. The exporter reads the `OTEL_EXPORTER_OTLP_…`
 * variables itself. At most 2,048 spans wait in memory. Spans that the collector does not accept are dropped.
 *
 * The tracer is not registered with the API of OpenTelemetry, because Next.js would then send its own spans, which
 * contain whole URLs.
 */
export function startTracing({ service, share, onState, stopMs = MAX_STOP_MS }: TracingOptions) {
  const provider = new TracerProvider({
    resource: resourceFromAttributes({ "service.name": service }),
    sampler: new ParentBasedSampler({ root: new TraceIdRatioBasedSampler(share) }),
    spanProcessors: [
      new BatchSpanProcessor({ exporter: reporting(new OTLPTraceExporter(), onState) }),
    ],
  });
  const tracer = provider.getTracer("futao");
  const start: StartSpan = ({ name, kind, values }, parent) => {
    const cause = parent === undefined ? null : parseTraceParent(parent);
    const context = cause ? trace.setSpanContext(ROOT_CONTEXT, cause) : ROOT_CONTEXT;
    const span = tracer.startSpan(
      name,
      { kind: KINDS[kind], ...(values && { attributes: values }) },
      context,
    );
    const { traceId, spanId, traceFlags } = span.spanContext();
    const isRecorded = (traceFlags & TraceFlags.SAMPLED) !== 0;
    return {
      traceparent: `00-${traceId}-${spanId}-${isRecorded ? "01" : "00"}`,
      trace_id: isRecorded ? traceId : undefined,
      set(more) {
        span.setAttributes(more);
        if (more["error.type"]) span.setStatus({ code: SpanStatusCode.ERROR });
      },
      end: () => span.end(),
    };
  };
  setTracer(start);

  return {
    /** Sends the waiting spans. It waits at most `stopMs` for the collector. */
    async stop(): Promise<void> {
      setTracer(null);
      const sent = provider.shutdown().catch(() => {});
      await Promise.race([sent, wait(stopMs, undefined, { ref: false })]);
    },
  };
}

/** Wraps an exporter. `onState` is called only when the state of the collector changes, and not for each failure. */
export function reporting(
  exporter: SpanExporter,
  onState: TracingOptions["onState"],
): SpanExporter {
  let isReached: boolean | undefined;
  return {
    export(spans, done) {
      exporter.export(spans, (result) => {
        const isTaken = result.code === ExportResultCode.SUCCESS;
        if (isTaken !== isReached) {
          onState(isTaken ? "reached" : "lost", result.error?.message ?? "");
        }
        isReached = isTaken;
        done(result);
      });
    },
    forceFlush: async () => exporter.forceFlush?.(),
    shutdown: () => exporter.shutdown(),
  };
}
