import { createServer } from "node:http";
import next from "next";
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

const dev = process.env.NODE_ENV === "development";
const port = Number(process.env.PORT);
const guard = requestGuard({
  isBehindProxy: process.env.TRUSTED_PROXY === "1",
  isDevelopment: dev,
});

const server = createServer({ ...LIMITS, shouldUpgradeCallback: () => dev }, onRequest);
server.maxHeadersCount = 100;
// The framework adds its own listener for the development server's hot reload to `httpServer`.
const shop = next({ dev, port, httpServer: server });
await shop.prepare();
const handle = shop.getRequestHandler();

server.listen(port, () => console.log(`Ready on port ${port}`));
for (const signal of ["SIGTERM", "SIGINT"]) process.once(signal, stop);

async function onRequest(request, response) {
  const { method, url, headers, socket } = request;
  const result = guard({ method, url, headers, peer: socket.remoteAddress ?? "" });
  if ("status" in result) {
    response.writeHead(result.status, result.headers).end(result.body);
    return;
  }
  request.url = result.url;
  request.headers = result.headers;
  for (const [name, value] of Object.entries(result.answerHeaders ?? {})) {
    response.setHeader(name, value);
  }
  try {
    await handle(request, response);
  } catch (error) {
    console.error(error);
    if (!response.headersSent) response.statusCode = 500;
    response.end();
  }
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
