import { createServer, type IncomingMessage, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { NextRequest } from "next/server";
import { CODE } from "@/lib/contracts/answer-code";

type GoogleRequest = { path: string; key: string | undefined; body: Record<string, unknown> };
type Reply = { status?: number; body?: unknown; hangs?: boolean };

let google: Server;
let reply: Reply;
let requests: GoogleRequest[];

beforeEach(async () => {
  requests = [];
  reply = { body: {} };
  google = createServer(async (request, response) => {
    requests.push({
      path: request.url ?? "",
      key: String(request.headers["x-goog-api-key"] ?? ""),
      body: await bodyOf(request),
    });
    if (reply.hangs) return;
    response.writeHead(reply.status ?? 200, { "content-type": "application/json" });
    response.end(JSON.stringify(reply.body));
  });
  await new Promise<void>((resolve) => google.listen(0, "127.0.0.1", resolve));
  const { port } = google.address() as AddressInfo;
  process.env.GOOGLE_PLACES_URL = `http://127.0.0.1:${port}`;
  process.env.GOOGLE_MAPS_SERVER_KEY = "server-key";
  jest.resetModules();
});
afterEach(() => {
  Reflect.deleteProperty(process.env, "GOOGLE_PLACES_URL");
  Reflect.deleteProperty(process.env, "GOOGLE_MAPS_SERVER_KEY");
  google.closeAllConnections();
  return new Promise((resolve) => google.close(resolve));
});

async function bodyOf(request: IncomingMessage) {
  const chunks = await request.toArray();
  return JSON.parse(Buffer.concat(chunks).toString());
}

async function ask(query: Record<string, string>, headers: Record<string, string> = {}) {
  const { GET } = await import("@/app/api/address/predict/route");
  const url = new URL("http://localhost/api/address/predict");
  url.search = new URLSearchParams(query).toString();
  const response = await GET(new NextRequest(url, { headers }));
  return { status: response.status, headers: response.headers, ...(await response.json()) };
}

const PLACE = { placePrediction: { text: { text: "台北市信義區市府路1號" } } };
const QUERY = { queryPrediction: { text: { text: "市府轉運站 附近" } } };

test("asks Google's REST service for Chinese predictions in Taiwan near the position, and returns their texts (AD-02, AD-04, PV-26)", async () => {
  reply = { body: { suggestions: [PLACE, QUERY, {}] } };
  const { status, code, data, headers } = await ask({ input: "市府", lat: "25.03", lng: "121.56" });
  expect([status, code]).toEqual([200, CODE.ok]);
  expect(data).toEqual(["台北市信義區市府路1號", "市府轉運站 附近"]);
  expect(headers.get("cache-control")).toBe("private, no-store");
  expect(requests).toEqual([
    {
      path: "/v1/places:autocomplete",
      key: "server-key",
      body: {
        input: "市府",
        languageCode: "zh-TW",
        regionCode: "tw",
        includedRegionCodes: ["tw"],
        includeQueryPredictions: true,
        locationBias: {
          circle: { center: { latitude: 25.03, longitude: 121.56 }, radius: 3000 },
        },
      },
    },
  ]);
});

test("sends no location bias without a position", async () => {
  await ask({ input: "市府" });
  expect(requests[0]?.body).not.toHaveProperty("locationBias");
});

test("returns null and does not call Google without a server key", async () => {
  process.env.GOOGLE_MAPS_SERVER_KEY = "";
  expect((await ask({ input: "市府" })).data).toBeNull();
  expect(requests).toEqual([]);
});

test.each<[string, Reply]>([
  ["refuses the key", { status: 403, body: { error: { message: "server-key is wrong" } } }],
  ["answers HTTP 500", { status: 500, body: {} }],
  ["answers in another format", { body: { suggestions: "none" } }],
  ["finds nothing", { body: {} }],
])(
  "returns no predictions and no detail of Google's answer when Google %s",
  async (_name, answer) => {
    jest.spyOn(console, "error").mockImplementation(() => undefined);
    reply = answer;
    expect(await ask({ input: "市府" })).toMatchObject({
      status: 200,
      code: CODE.ok,
      message: "",
      data: [],
    });
  },
);

test("returns no predictions when Google does not answer in time", async () => {
  jest.spyOn(console, "error").mockImplementation(() => undefined);
  reply = { hangs: true };
  // Google never answers this request, so the call ends by its own timeout.
  expect((await ask({ input: "市府" })).data).toEqual([]);
});

test("refuses a request that another site sent", async () => {
  const { status } = await ask({ input: "市府" }, { "sec-fetch-site": "cross-site" });
  expect(status).toBe(403);
  expect(requests).toEqual([]);
});

test("allows at most 120 requests a minute from one IP address (SE-10)", async () => {
  reply = { body: { suggestions: [PLACE] } };
  const { mayPredict } = await import("@/lib/server/place-predictions");
  jest.useFakeTimers({ now: 1_800_000_000_000 });
  const results = Array.from({ length: 130 }, () => mayPredict("203.0.113.7"));
  expect((await Promise.all(results)).filter(Boolean)).toHaveLength(120);
  expect(await mayPredict("203.0.113.8")).toBe(true);
  jest.setSystemTime(1_800_000_060_000);
  expect(await mayPredict("203.0.113.7")).toBe(true);
  jest.useRealTimers();
});

test.each([
  {},
  { input: "   " },
  { input: "台".repeat(121) },
  { input: "台", lat: "91", lng: "0" },
])("refuses the query %j with status 400", async (query) => {
  expect((await ask(query as Record<string, string>)).status).toBe(400);
  expect(requests).toEqual([]);
});
