import { createServer, type IncomingHttpHeaders, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { currentRequestId } from "../../../lib/process/request-id";
import { startTracing } from "../../../lib/process/start-tracing";
import { currentSpan } from "../../../lib/process/tracing";
import { followRequest } from "../../../lib/server/follow-request";
import { startOtlpReceiver } from "../../setup/otlp-receiver";

const TRACE = "0af7651916cd43dd8448eb211c80319c";
const GIVEN = {
  "x-request-id": "request-of-the-proxy",
  traceparent: `00-${TRACE}-b7ad6b7169203331-01`,
};

let server: Server;
let isFromProxy: boolean;
let seen: { id: string | undefined; trace_id: string | undefined };
beforeEach(async () => {
  isFromProxy = true;
  server = createServer((request, response) =>
    followRequest({ request, response, isFromProxy }, () => {
      seen = { id: currentRequestId(), trace_id: currentSpan()?.trace_id };
      response.end();
    }),
  );
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
});
afterEach(() => server.close());

async function ask(path: string): Promise<IncomingHttpHeaders> {
  const { port } = server.address() as AddressInfo;
  const answer = await fetch(`http://127.0.0.1:${port}${path}`, { headers: GIVEN });
  return Object.fromEntries(answer.headers);
}

it.each(["/home", "/api/v3/OrderApi/ordering"])(
  "for %s, followRequest sends the request id in x-request-id and in server-timing, which scripts can read (OP-08)",
  async (path) => {
    expect(await ask(path)).toMatchObject({
      "x-request-id": GIVEN["x-request-id"],
      "server-timing": `request;desc="${GIVEN["x-request-id"]}"`,
    });
    expect(seen).toEqual({ id: GIVEN["x-request-id"], trace_id: undefined });
  },
);

it("followRequest sends no server-timing for a static file, because browsers cache the file with its headers", async () => {
  const headers = await ask("/_next/static/chunks/main.js");
  expect(headers["server-timing"]).toBeUndefined();
});

describe("followRequest with a trace collector", () => {
  let receiver: Awaited<ReturnType<typeof startOtlpReceiver>>;
  let stop: () => Promise<void>;
  beforeEach(async () => {
    receiver = await startOtlpReceiver();
    process.env.OTEL_EXPORTER_OTLP_ENDPOINT = receiver.url;
    ({ stop } = startTracing({ service: "shop", share: 1, onState: () => {} }));
  });
  afterEach(() => {
    receiver.stop();
    delete process.env.OTEL_EXPORTER_OTLP_ENDPOINT;
  });

  it("continues the trace of a trusted proxy, and sends the collector no part of the URL (OP-13, OP-14)", async () => {
    await ask("/groupOrder?g=secret-of-the-group&lat=25.0375");
    await stop();
    expect(seen.trace_id).toBe(TRACE);
    expect(receiver.spans).toMatchObject([
      {
        name: "GET page",
        trace_id: TRACE,
        values: { "futao.request_id": GIVEN["x-request-id"], "http.response.status_code": 200 },
      },
    ]);
    expect(receiver.text()).not.toMatch(/groupOrder|secret|25\.0375/);
  });

  it("begins a new trace for a client that is no trusted proxy, and no trace for a static file (OP-13)", async () => {
    isFromProxy = false;
    await ask("/_next/static/chunks/main.js");
    await ask("/home");
    await stop();
    expect(receiver.spans).toMatchObject([{ name: "GET page", parent_id: undefined }]);
    expect(receiver.spans[0]?.trace_id).not.toBe(TRACE);
  });
});
