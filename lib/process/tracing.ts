import { AsyncLocalStorage } from "node:async_hooks";

/** The W3C header with the trace and the span that caused a request. */
export const TRACE_HEADER = "traceparent";

/**
 * All values that a span may contain: ids, codes, and names from the program. Do not add texts that customers
 * entered, URLs of requests or parameters of SQL (OP-14).
 */
type SpanValues = {
  "http.request.method"?: string;
  "http.route"?: string;
  "http.response.status_code"?: number;
  "db.system.name"?: "postgresql";
  /** The SQL with placeholders instead of values. */
  "db.query.text"?: string;
  "error.type"?: string;
  "futao.request_id"?: string;
  "futao.code"?: number;
  "futao.reason"?: string | undefined;
};

/**
 * `kind` is `server` for an incoming request, `task` for work without a request, and `client` for a request to another
 * program.
 */
type SpanStart = { name: string; kind: "server" | "task" | "client"; values?: SpanValues };

export type Span = {
  /** The value of `TRACE_HEADER` for requests and tasks that this span causes. */
  traceparent: string;
  /** Undefined if the trace is not recorded. */
  trace_id: string | undefined;
  set: (values: SpanValues) => void;
  end: () => void;
};

/** Starts a span. `parent` is the `traceparent` of the span that caused it. Without `parent`, a new trace begins. */
export type StartSpan = (start: SpanStart, parent: string | undefined) => Span;

/**
 * Next.js bundles a second copy of this file for the route handlers. With `globalThis`, both copies use the same state.
 */
const shared = globalThis as {
  futaoTracing?: { spans: AsyncLocalStorage<Span>; start: StartSpan | null };
};
shared.futaoTracing ??= { spans: new AsyncLocalStorage(), start: null };
const tracing = shared.futaoTracing;

/** Sets the function that starts spans, or null to switch tracing off. Tracing is off until the first call. */
export function setTracer(start: StartSpan | null): void {
  tracing.start = start;
}

/**
 * Starts the span of a request or a task. Returns undefined if tracing is off. `parent` is the `traceparent` of
 * the span that caused this one. If it is not a string, it is ignored.
 */
export function startSpan(start: SpanStart, parent?: unknown): Span | undefined {
  return tracing.start?.(start, typeof parent === "string" ? parent : undefined);
}

/** Runs work. For this work and everything that it starts, `currentSpan` returns the span. */
export function runInSpan<Result>(span: Span | undefined, work: () => Result): Result {
  return span ? tracing.spans.run(span, work) : work();
}

/** The span of the current work, or undefined. */
export function currentSpan(): Span | undefined {
  return tracing.spans.getStore();
}

/**
 * Ends the span of a request with the HTTP status of its answer. With a status of 500 or more, the span is marked as
 * failed.
 */
export function endWithStatus(span: Span | undefined, status: number): void {
  span?.set({ "http.response.status_code": status });
  if (status >= 500) span?.set({ "error.type": String(status) });
  span?.end();
}

/** Runs work inside a span, and ends the span when the work ends. */
export async function withSpan<Result>(
  span: Span | undefined,
  work: (span: Span | undefined) => Promise<Result>,
): Promise<Result> {
  if (!span) return work(span);
  // A drizzle query starts only when it is awaited, so it must be awaited inside the span.
  const done = tracing.spans.run(span, async () => await work(span));
  const end = () => span.end();
  done.then(end, (error: unknown) => {
    span.set({ "error.type": errorType(error) });
    end();
  });
  return done;
}

/**
 * Runs a request to another program inside a child span of the current span. If there is no current span, it creates
 * none, so that the polls of an idle worker create no traces.
 */
export function withClientSpan<Result>(
  start: Omit<SpanStart, "kind">,
  work: (span: Span | undefined) => Promise<Result>,
): Promise<Result> {
  const cause = currentSpan();
  return withSpan(cause && startSpan({ ...start, kind: "client" }, cause.traceparent), work);
}

/** The code or the name of an error. The message is left out, because it may contain input of a customer. */
function errorType(error: unknown): string {
  if (!(error instanceof Error)) return "unknown";
  return "code" in error ? String(error.code) : error.name;
}
