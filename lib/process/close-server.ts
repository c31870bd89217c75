import type { Server } from "node:http";

const CHECK_MS = 100;

/**
 * Runs `close`, which must call `server.close()`. Until it has ended, closes idle connections again and again, and calls
 * `endStreams`, which ends the answers that would stay open for minutes. Node.js itself closes idle connections only
 * once, inside `server.close()`. A connection that is answering a request at that moment would stay open until its
 * keep-alive time ends, and the process would stop too late (OP-03).
 */
export function closeServer(
  server: Server,
  close: () => Promise<unknown>,
  endStreams = () => {},
): Promise<unknown> {
  const timer = setInterval(() => {
    endStreams();
    server.closeIdleConnections();
  }, CHECK_MS);
  return close().finally(() => clearInterval(timer));
}
