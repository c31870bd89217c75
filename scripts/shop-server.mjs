import { createServer } from "node:http";
import next from "next";
import { keepNewFilesPrivate } from "../config/data-folder.ts";
import { requireStart } from "../config/require-start.ts";
import { proxyProblems, readTrustedProxies } from "../lib/limits/trusted-proxies.ts";
import { createClientLimit } from "../lib/server/client-limit.ts";
import { completeAnswer } from "../lib/server/complete-answer.ts";
import { createReadyPages } from "../lib/server/ready-pages.ts";
import { requestGuard } from "../lib/server/request-guard.ts";

const STOP_MS = 3_000;
const LIMITS = {
  maxHeaderSize: 16 * 1024,
  headersTimeout: 15_000,
  // Long enough for a photo from a slow phone.
  requestTimeout: 120_000,
  // Longer than a proxy keeps its connections (60 s in nginx), so that the proxy closes them first.
  keepAliveTimeout: 65_000,
  connectionsCheckingInterval: 5_000,
};

// Checked again here, because a shop may be started alone.
requireStart(process.env, "shop", proxyProblems(process.env));
keepNewFilesPrivate();
const dev = process.env.NODE_ENV === "development";
const port = Number(process.env.PORT);
const { TRUSTED_PROXY, RATE_LIMIT_SCALE, HOST } = process.env;
const guard = requestGuard({
  proxies: readTrustedProxies(TRUSTED_PROXY || "none"),
  limitClient: createClientLimit({
    now: Date.now,
    scale: Number(RATE_LIMIT_SCALE || 1),
    log: recordEvent,
  }),
  isDevelopment: dev,
});
const readyPages = createReadyPages({ now: Date.now });

const server = createServer({ ...LIMITS, shouldUpgradeCallback: () => dev }, onRequest);
server.maxHeadersCount = 100;
// The framework adds its own listener for the development server's hot reload to `httpServer`.
const shop = next({ dev, port, httpServer: server });
await shop.prepare();
const handle = shop.getRequestHandler();

// Without HOST a demonstration is not reachable from other machines.
server.listen(port, HOST || "127.0.0.1", () => console.log(`Ready on port ${port}`));
for (const signal of ["SIGTERM", "SIGINT"]) process.once(signal, stop);

async function onRequest(request, response) {
  // Pages of the development server have no policy, because their scripts change with every edit.
  if (!dev) completeAnswer(response);
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
    const asked = dev ? result : readyPages.answer(result, response);
    if (asked === null) return;
    request.url = asked.url;
    request.headers = asked.headers;
    await handle(request, response);
  } catch (error) {
    console.error(error);
    if (!response.headersSent) response.statusCode = 500;
    response.end();
  }
}

/** The same form as the backend's audit trail. */
function recordEvent(event) {
  const time = new Date().toISOString();
  console.warn(JSON.stringify({ level: "warn", time, name: "shop", audit: true, ...event }));
}

/** Lets open requests end; event streams and idle connections are cut after STOP_MS. */
function stop() {
  server.close(async () => {
    await shop.close();
    process.exit(0);
  });
  server.closeIdleConnections();
  setTimeout(() => server.closeAllConnections(), STOP_MS).unref();
}
