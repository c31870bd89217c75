import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";

type Attribute = { key: string; value: { stringValue?: string; intValue?: number | string } };
type OtlpSpan = {
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  name: string;
  kind: number;
  attributes?: Attribute[];
  status?: { code?: number };
};
type OtlpRequest = {
  resourceSpans: {
    resource: { attributes: Attribute[] };
    scopeSpans: { spans: OtlpSpan[] }[];
  }[];
};

export type ReceivedSpan = {
  service: string | number | undefined;
  name: string;
  trace_id: string;
  span_id: string;
  parent_id: string | undefined;
  isError: boolean;
  values: Record<string, string | number>;
};

/** Starts a trace collector that receives OTLP over HTTP with JSON and keeps the spans for a test. */
export async function startOtlpReceiver() {
  const spans: ReceivedSpan[] = [];
  const bodies: string[] = [];
  let answer: number | "never" = 200;
  const server: Server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    if (answer === "never") return;
    if (answer === 200) {
      const body = Buffer.concat(chunks).toString("utf8");
      bodies.push(body);
      spans.push(...spansOf(JSON.parse(body)));
    }
    response.writeHead(answer, { "content-type": "application/json" }).end("{}");
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    spans,
    /** Returns the bodies of the requests that the collector has answered with 200, as text. */
    text: () => bodies.join("\n"),
    /** Sets the HTTP status of the next answers. With "never" the collector does not answer. */
    answerWith(next: typeof answer) {
      answer = next;
    },
    /** Returns the spans of a trace, each as a path of names from the outermost span to this span. */
    pathsOf: (trace_id: string) =>
      spans.filter((span) => span.trace_id === trace_id).map((span) => pathOf(spans, span)),
    stop: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

function pathOf(spans: ReceivedSpan[], { service, name, parent_id }: ReceivedSpan): string {
  const own = `${service}: ${name}`;
  const parent = spans.find(({ span_id }) => span_id === parent_id);
  return parent ? `${pathOf(spans, parent)} > ${own}` : own;
}

function spansOf({ resourceSpans }: OtlpRequest): ReceivedSpan[] {
  return resourceSpans.flatMap(({ resource, scopeSpans }) => {
    const { "service.name": service } = valuesOf(resource.attributes);
    return scopeSpans.flatMap(({ spans }) =>
      spans.map(({ traceId, spanId, parentSpanId, name, attributes = [], status }) => ({
        service,
        name,
        trace_id: traceId,
        span_id: spanId,
        parent_id: parentSpanId || undefined,
        isError: status?.code === 2,
        values: valuesOf(attributes),
      })),
    );
  });
}

function valuesOf(attributes: Attribute[]): Record<string, string | number> {
  return Object.fromEntries(
    attributes.map(({ key, value: { stringValue, intValue } }) => [
      key,
      stringValue ?? Number(intValue),
    ]),
  );
}
