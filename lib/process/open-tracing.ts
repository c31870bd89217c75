import type { TracingOptions } from "./start-tracing.ts";

type Env = Readonly<Record<string, string | undefined>>;

/**
 * Starts tracing if the environment contains the URL of a collector. Otherwise no OpenTelemetry package is loaded
 * (OP-13).
 */
export async function openTracing(env: Env, options: Omit<TracingOptions, "share">) {
  if (!env.OTEL_EXPORTER_OTLP_ENDPOINT) return undefined;
  const { startTracing } = await import("./start-tracing.ts");
  return startTracing({ ...options, share: Number(env.OTEL_TRACES_SAMPLER_ARG || 1) });
}
