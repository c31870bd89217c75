import { AsyncLocalStorage } from "node:async_hooks";

/** The header of the W3C that carries the trace and the span that caused a request. */
export const TRACE_HEADER = "traceparent";

/**
 * All values that a span can have: ids, codes, and names that the code chooses. A text of a customer, an address of a
 * request and a parameter of SQL have no place here (OP-14).
 */
type SpanValues = {
  "http.request.method"?: string;
  "http.route"?: string;
  "http.response.status_code"?: number;
  "db.system.name"?: "postgresql";
  /** With placeholders instead of values. */
  "db.query.text"?: string;
  "error.type"?: string;
  "futao.request_id"?: string;
  "futao.code"?: number;
  "futao.reason"?: string | undefined;
};

/**
 * `server`: an incoming request. `task`: work without a request. `client`: a request to another program.
 */
type SpanStart = { name: string; kind: "server" | "task" | "client"; values?: SpanValues };

export type Span = {
  /** The value of the header for the requests and tasks that this span causes. */
  traceparent: string;
  /** Undefined if the trace is not among those that are recorded. */
  trace_id: string | undefined;
  set: (values: SpanValues) => void;
  end: () => void;
};

/** `parent` is the `traceparent` of the cause. Without one, the span begins a trace. */
export type StartSpan = (start: SpanStart, parent: string | undefined) => Span;

/** Next.js bundles a copy of this file for the handlers, so the server and its handlers share this. */
const shared = globalThis as {
  futaoTracing?: { spans: AsyncLocalStorage<Span>; start: StartSpan | null };
};
shared.futaoTracing ??= { spans: new AsyncLocalStorage(), start: null };
const tracing = shared.futaoTracing;

/** Traces are off until this is called. */
export function setTracer(start: StartSpan | null): void {
  tracing.start = start;
}

/**
 * Starts the span of a request or a task; undefined if traces are off. `parent` is the `traceparent` of another
 * process, and a malformed one counts as none.
 */
export function startSpan(start: SpanStart, parent?: unknown): Span | undefined {
  return tracing.start?.(start, typeof parent === "string" ? parent : undefined);
}

/** Runs work, and everything that it starts, as a part of the span. */
export function runInSpan<Result>(span: Span | undefined, work: () => Result): Result {
  return span ? tracing.spans.run(span, work) : work();
}

/** The span of the work in progress; undefined without one. */
export function currentSpan(): Span | undefined {
  return tracing.spans.getStore();
}

/** Ends the span of a request with the status of its answer. From 500 on, the span counts as failed. */
export function endWithStatus(span: Span | undefined, status: number): void {
  span?.set({ "http.response.status_code": status });
  if (status >= 500) span?.set({ "error.type": String(status) });
  span?.end();
}

/** Runs work in a span of its own that ends with it. */
export async function withSpan<Result>(
  span: Span | undefined,
  work: (span: Span | undefined) => Promise<Result>,
): Promise<Result> {
  if (!span) return work(span);
  // A query of drizzle starts when it is awaited, so that must happen inside.
  const done = tracing.spans.run(span, async () => await work(span));
  const end = () => span.end();
  done.then(end, (error: unknown) => {
    span.set({ "error.type": errorType(error) });
    end();
  });
  return done;
}

/**
 * Runs a request to another program in a span below the span of the work in progress. Without such a span it makes
 * none, so that the polls of an idle worker make no traces.
 */
export function withClientSpan<Result>(
  start: Omit<SpanStart, "kind">,
  work: (span: Span | undefined) => Promise<Result>,
): Promise<Result> {
  const cause = currentSpan();
  return withSpan(cause && startSpan({ ...start, kind: "client" }, cause.traceparent), work);
}

/** The code or the name of an error. Its message may contain input. */
function errorType(error: unknown): string {
  if (!(error instanceof Error)) return "unknown";
  return "code" in error ? String(error.code) : error.name;
}
