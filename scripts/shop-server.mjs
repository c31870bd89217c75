import { createServer } from "node:http";
import { setFlagsFromString } from "node:v8";
import next from "next";
import { keepNewFilesPrivate } from "../config/data-folder.ts";
import { requireStart } from "../config/require-start.ts";
import { isFromProxy, proxyProblems, readTrustedProxies } from "../lib/limits/trusted-proxies.ts";
import { drainOnSignal } from "../lib/process/drain.ts";
import { endKeepAlive } from "../lib/process/end-keep-alive.ts";
import { startHealthServer } from "../lib/process/health-server.ts";
import { openTracing } from "../lib/process/open-tracing.ts";
import { createClientLimit } from "../lib/server/client-limit.ts";
import { completeAnswer } from "../lib/server/complete-answer.ts";
import { followRequest } from "../lib/server/follow-request.ts";
import { createReadyPages } from "../lib/server/ready-pages.ts";
import { requestGuard } from "../lib/server/request-guard.ts";
import { shareState } from "../lib/server/share-state.ts";
import { createShopMetrics } from "../lib/server/shop-metrics.ts";

const LIMITS = {
  maxHeaderSize: 16 * 1024,
  headersTimeout: 15_000,
  // Long enough for the upload of a photo over a slow connection.
  requestTimeout: 120_000,
  // Longer than a proxy keeps its connections (60 s in nginx), so that the proxy closes them first.
  keepAliveTimeout: 65_000,
  connectionsCheckingInterval: 5_000,
};

// With this flag, V8 collects garbage when the heap is 60 % larger than its live objects. Without the flag it waits
// longer, and under load the shop uses 150 MiB more (docs/decisions/075-ready-pages.md). NODE_OPTIONS does not accept
// the flag.
setFlagsFromString("--heap-growing-percent=60");
// The launcher has checked the settings too, but a shop may also be started without the launcher.
requireStart(process.env, "shop", proxyProblems(process.env));
keepNewFilesPrivate();
const dev = process.env.NODE_ENV === "development";
const port = Number(process.env.PORT);
const { TRUSTED_PROXY, RATE_LIMIT_SCALE, HOST, SHOP_HEALTH_PORT, HEALTH_HOST, STOP_GRACE_SECONDS } =
  process.env;
const proxies = readTrustedProxies(TRUSTED_PROXY || "none");
const metrics = createShopMetrics();
const tracing = await openTracing(process.env, { service: "futao-shop", onState: reportTraces });
// This must run before Next.js loads the handlers and the caches, because they use the shared state.
const state = await shareState(process.env, {
  registry: metrics.registry,
  isDevelopment: dev,
  onState: reportRedis,
});
const guard = requestGuard({
  proxies,
  limitClient: createClientLimit({
    now: Date.now,
    scale: Number(RATE_LIMIT_SCALE || 1),
    redis: state?.redis,
    log: recordEvent,
  }),
  isDevelopment: dev,
});
const readyPages = createReadyPages({ now: Date.now, versions: state?.versions });

const server = createServer({ ...LIMITS, shouldUpgradeCallback: () => dev }, onRequest);
server.maxHeadersCount = 100;
// Next.js adds a listener to `httpServer` for the hot reload of the development server.
const shop = next({ dev, port, httpServer: server });
await shop.prepare();
const handle = shop.getRequestHandler();

const answers = new Set();
const drain = drainOnSignal({
  graceMs: Number(STOP_GRACE_SECONDS || 0) * 1000,
  // In development the hot reload connections stay open, so the shop does not wait long for them.
  ...(dev && { drainMs: 3_000 }),
  close: endWork,
  onCut: (reason) => console.error(`shop: stopped before its work had ended: ${reason}`),
});
if (SHOP_HEALTH_PORT) {
  await startHealthServer({
    port: Number(SHOP_HEALTH_PORT),
    host: HEALTH_HOST || "127.0.0.1",
    // The health check does not ask the backend, because the shop serves cached pages while the backend is down.
    problems: async () => (drain.isDraining() ? ["draining"] : []),
    registry: metrics.registry,
  });
}

// Other machines can reach the shop only if HOST is set.
server.listen(port, HOST || "127.0.0.1", () => console.log(`Ready on port ${port}`));

function reportRedis(state, reason) {
  if (state === "reached") console.log("redis: reached");
  else console.error(`redis: lost, limits and cached pages are this shop's own: ${reason}`);
}

function reportTraces(state, reason) {
  if (state === "reached") console.log("traces: reached");
  else console.error(`traces: lost, the collector does not take them: ${reason}`);
}

function onRequest(request, response) {
  const peer = request.socket.remoteAddress ?? "";
  const work = () => answer(request, response);
  followRequest({ request, response, isFromProxy: isFromProxy(peer, proxies) }, () =>
    state ? state.versions.duringRequest(work) : work(),
  );
}

async function answer(request, response) {
  // The development server sends no Content-Security-Policy, because the scripts of its pages change with every edit.
  if (!dev) completeAnswer(response);
  // "close" ends the connection after this answer. A proxy that checks the health port then opens its next connection
  // to another process.
  if (drain.isDraining()) response.setHeader("connection", "close");
  metrics.observe(request, response);
  followAnswer(response);
  try {
    const { method, url, headers, socket } = request;
    const result = await guard({ method, url, headers, peer: socket.remoteAddress ?? "" });
    if ("status" in result) {
      response.writeHead(result.status, result.headers).end(result.body);
      return;
    }
    for (const [name, value] of Object.entries(result.answerHeaders ?? {})) {
      response.setHeader(name, value);
    }
    const prepared = dev ? result : readyPages.answer(result, response);
    if (prepared === null) return;
    request.url = prepared.url;
    request.headers = prepared.headers;
    await handle(request, response);
  } catch (error) {
    console.error(error);
    if (!response.headersSent) response.statusCode = 500;
    response.end();
  }
}

/** Logs a security event in the same format as the backend's audit trail. */
function recordEvent(event) {
  const time = new Date().toISOString();
  console.warn(JSON.stringify({ level: "warn", time, name: "shop", audit: true, ...event }));
}

/** Remembers the open answers, so that `endStreams` can find the event streams. */
function followAnswer(response) {
  answers.add(response);
  response.once("close", () => answers.delete(response));
}

/** Waits for open requests but closes event streams. A page whose stream was closed connects to another process. */
function endWork() {
  endKeepAlive(server);
  const closed = new Promise((resolve) => server.close(resolve));
  // Streams can still open while the last requests are answered.
  const timer = setInterval(endStreams, 100);
  return closed
    .then(() => clearInterval(timer))
    .then(() => shop.close())
    .then(() => state?.redis.close())
    .then(() => tracing?.stop());
}

function endStreams() {
  for (const response of answers) {
    if (String(response.getHeader("content-type")).startsWith("text/event-stream")) {
      response.destroy();
    }
  }
}
