import { createServer, type RequestListener, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import {
  createProviderFetch,
  type ProviderCall,
} from "../../../backend/providers/provider-fetch.ts";

const servers: Server[] = [];

afterEach(() => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections();
    server.close();
  }
});

async function provider(listener: RequestListener): Promise<ProviderCall> {
  const server = createServer(listener).listen(0, "127.0.0.1");
  servers.push(server);
  await new Promise((resolve) => server.once("listening", resolve));
  const { port } = server.address() as AddressInfo;
  return { method: "GET", url: `http://127.0.0.1:${port}/`, headers: {}, timeoutMs: 200 };
}

const KILOBYTE = "x".repeat(1024);

describe("one call", () => {
  test("returns the status and the text of the answer", async () => {
    const call = await provider((_request, response) => response.writeHead(404).end("沒有"));
    expect(await createProviderFetch()(call)).toEqual({ status: 404, text: "沒有" });
  });

  test("does not follow a redirect (SE-09)", async () => {
    const call = await provider((_request, response) =>
      response.writeHead(302, { Location: "http://169.254.169.254/" }).end(),
    );
    expect(await createProviderFetch()(call)).toEqual({ status: 302, text: "" });
  });

  test("returns null after the timeout when no answer comes", async () => {
    const call = await provider(() => undefined);
    expect(await createProviderFetch()(call)).toBeNull();
  });

  test("returns null after the timeout when the bytes of the answer come too slowly (RE-08)", async () => {
    const call = await provider((_request, response) => {
      const interval = setInterval(() => response.write("x"), 20);
      response.once("close", () => clearInterval(interval));
    });
    expect(await createProviderFetch()(call)).toBeNull();
  });

  test("accepts an answer of 256 KB, and returns null for one byte more", async () => {
    const limit = await provider((_request, response) => response.end(KILOBYTE.repeat(256)));
    const over = await provider((_request, response) => response.end(`${KILOBYTE.repeat(256)}x`));
    expect((await createProviderFetch()(limit))?.text).toHaveLength(256 * 1024);
    expect(await createProviderFetch()(over)).toBeNull();
  });

  test("returns null for a closed port", async () => {
    const call = { ...(await provider(() => undefined)), url: "http://127.0.0.1:1/" };
    expect(await createProviderFetch()(call)).toBeNull();
  });
});

describe("the circuit breaker", () => {
  const call: ProviderCall = {
    method: "GET",
    url: "http://provider.test/",
    headers: {},
    timeoutMs: 1_000,
  };

  function makeProvider() {
    const state = { now: 0, status: 503, calls: 0 };
    const fetch = async () => {
      state.calls += 1;
      return new Response("", { status: state.status });
    };
    return { state, send: createProviderFetch({ fetch, now: () => state.now }) };
  }

  async function failFiveTimes(send: ReturnType<typeof createProviderFetch>) {
    for (let turn = 0; turn < 5; turn += 1) await send(call);
  }

  test("opens after five failures and then sends no requests (RE-08)", async () => {
    const { state, send } = makeProvider();
    await failFiveTimes(send);
    expect(await send(call)).toBeNull();
    expect(state.calls).toBe(5);
  });

  test("sends one trial request after 30 seconds, and closes when the trial succeeds", async () => {
    const { state, send } = makeProvider();
    await failFiveTimes(send);
    Object.assign(state, { now: 30_000, status: 200 });
    const [trial, other] = await Promise.all([send(call), send(call)]);
    expect([trial?.status, other]).toEqual([200, null]);
    expect((await send(call))?.status).toBe(200);
  });

  test("stays open for another 30 seconds when the trial request fails", async () => {
    const { state, send } = makeProvider();
    await failFiveTimes(send);
    state.now = 30_000;
    expect((await send(call))?.status).toBe(503);
    state.now = 59_999;
    expect(await send(call)).toBeNull();
    expect(state.calls).toBe(6);
  });

  test("counts an answer with HTTP 400 as an answer, not as a failure", async () => {
    const { state, send } = makeProvider();
    state.status = 400;
    await failFiveTimes(send);
    expect((await send(call))?.status).toBe(400);
  });
});
