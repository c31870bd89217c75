import { ExportResultCode } from "@opentelemetry/core";
import { openTracing } from "../../../lib/process/open-tracing";
import { reporting, startTracing } from "../../../lib/process/start-tracing";
import {
  currentSpan,
  runInSpan,
  type Span,
  startSpan,
  withClientSpan,
  withSpan,
} from "../../../lib/process/tracing";
import { startOtlpReceiver } from "../../setup/otlp-receiver";

type Receiver = Awaited<ReturnType<typeof startOtlpReceiver>>;
type Tracing = ReturnType<typeof startTracing>;

const PARENT = "00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01";
const UNRECORDED = "00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-00";

let receiver: Receiver;
let tracing: Tracing | undefined;
let states: string[];
beforeEach(async () => {
  receiver = await startOtlpReceiver();
  process.env.OTEL_EXPORTER_OTLP_ENDPOINT = receiver.url;
  states = [];
});
afterEach(async () => {
  await tracing?.stop();
  tracing = undefined;
  receiver.stop();
  delete process.env.OTEL_EXPORTER_OTLP_ENDPOINT;
  delete process.env.OTEL_EXPORTER_OTLP_TIMEOUT;
});

const start = (options: { share?: number; stopMs?: number } = {}) => {
  tracing = startTracing({
    service: "shop",
    share: 1,
    onState: (state) => states.push(state),
    ...options,
  });
  return tracing;
};
const request = (parent?: unknown) => startSpan({ name: "request", kind: "server" }, parent);
const query = async () => withClientSpan({ name: "query" }, async () => currentSpan());

it("tracing is off without a collector (OP-13)", async () => {
  expect(await openTracing({}, { service: "shop", onState: () => {} })).toBeUndefined();
  expect(request(PARENT)).toBeUndefined();
  expect(await query()).toBeUndefined();
  expect(await withSpan(undefined, async () => "done")).toBe("done");
});

it("tracing sends the spans of a request as one trace (OP-13)", async () => {
  const { stop } = start();
  const span = request(PARENT);
  await runInSpan(span, async () => {
    await query();
    await Promise.all([query(), query()]);
  });
  span?.set({ "http.response.status_code": 200 });
  span?.end();
  await stop();
  expect(receiver.pathsOf("0af7651916cd43dd8448eb211c80319c").toSorted()).toEqual([
    "shop: request",
    ...Array.from({ length: 3 }, () => "shop: request > shop: query"),
  ]);
  const sent = receiver.spans.find(({ name }) => name === "request");
  expect(sent).toMatchObject({
    parent_id: "b7ad6b7169203331",
    values: { "http.response.status_code": 200 },
    isError: false,
  });
  expect(states).toEqual(["reached"]);
});

it("a span that is started with the traceparent of another span has this other span as its parent", async () => {
  const { stop } = start();
  const first = request();
  first?.end();
  const [version, trace_id, span_id, flags] = first?.traceparent.split("-") ?? [];
  expect({ version, flags }).toEqual({ version: "00", flags: "01" });
  startSpan({ name: "task", kind: "task" }, first?.traceparent)?.end();
  await stop();
  expect(receiver.spans).toMatchObject([
    { name: "request", trace_id, span_id, parent_id: undefined },
    { name: "task", trace_id, parent_id: span_id },
  ]);
});

it.each([
  ["missing", undefined],
  ["in several headers", [PARENT]],
  ["HTML", "<script>"],
  ["all zeros", `00-${"0".repeat(32)}-${"0".repeat(16)}-01`],
])("a span begins a new trace if the parent is %s", async (_what, parent) => {
  const { stop } = start();
  request(parent)?.end();
  await stop();
  expect(receiver.spans).toMatchObject([{ name: "request", parent_id: undefined }]);
});

it("tracing makes no span for a query outside of a span, such as the query of a polling worker", async () => {
  const { stop } = start();
  expect(await query()).toBeUndefined();
  await stop();
  expect(receiver.spans).toEqual([]);
});

it("tracing sends the code of an error, but not its message, which may contain personal data (OP-14)", async () => {
  const { stop } = start();
  const failure = Object.assign(new Error("王小明 0912345678"), { code: "23505" });
  const work = withSpan(request(), () => Promise.reject(failure));
  await expect(work).rejects.toBe(failure);
  await stop();
  expect(receiver.spans).toMatchObject([{ isError: true, values: { "error.type": "23505" } }]);
  expect(receiver.text()).not.toContain("0912345678");
});

it.each([
  ["the sampling rate is 0", 0, undefined],
  ["the parent is not recorded", 1, UNRECORDED],
])(
  "no trace is recorded if %s, and the traceparent ends with -00",
  async (_what, share, parent) => {
    const { stop } = start({ share });
    const span = request(parent);
    expect(span?.trace_id).toBeUndefined();
    expect(span?.traceparent).toMatch(/-00$/);
    span?.end();
    await stop();
    expect(receiver.spans).toEqual([]);
  },
);

describe("a collector that fails (OP-15)", () => {
  it("is reported once when it fails and once when it works again", () => {
    const { SUCCESS, FAILED } = ExportResultCode;
    const results = [FAILED, FAILED, SUCCESS, SUCCESS, FAILED];
    const exporter = reporting(
      {
        export: (_spans, done) => done({ code: results.shift() ?? FAILED }),
        shutdown: async () => {},
      },
      (state) => states.push(state),
    );
    for (const _result of [...results]) exporter.export([], () => {});
    expect(states).toEqual(["lost", "reached", "lost"]);
  });

  it("loses the spans that it refuses, but does not disturb the work", async () => {
    receiver.answerWith(400);
    const { stop } = start();
    expect(await withSpan(request(), async () => "done")).toBe("done");
    await stop();
    expect(states).toEqual(["lost"]);
  });

  it("delays neither the work nor the end of the process", async () => {
    receiver.answerWith("never");
    // The exporter waits for the collector for 50 ms, which is longer than `stop` waits.
    process.env.OTEL_EXPORTER_OTLP_TIMEOUT = "50";
    const { stop } = start({ stopMs: 5 });
    const spans = Array.from({ length: 10_000 }, () => request());
    const found = await Promise.all(spans.map((span) => withSpan(span, query)));
    expect(found.filter((span): span is Span => span !== undefined)).toHaveLength(10_000);
    await stop();
    expect(receiver.spans).toEqual([]);
  });
});
