import type { Server } from "node:http";

/**
 * Makes `server` close each connection about a second after its current answer. Must be called before `server.close()`,
 * which closes only the connections that are idle at that moment. A connection that is answering a request would
 * otherwise stay open for its keep-alive time, and the process would stop too late (OP-03).
 *
 * `server.closeIdleConnections()` is no alternative. It would cut answers, because Node.js counts a connection as idle
 * although it still sends the last part of an answer.
 */
export function endKeepAlive(server: Server): void {
  // In milliseconds. Node.js adds a second. With 0, a connection would have no limit.
  server.keepAliveTimeout = 1;
}
