import type { Server } from "node:http";

/**
 * Makes `server` close each connection about a second after its current answer. Must be called before `server.close()`,
 * which closes only the connections that are idle at that moment. A connection that is answering a request would
 * otherwise stay open for its keep-alive time, and the process would stop too late (OP-03).
 *
 * Calling `server.closeIdleConnections()` again later would cut answers: Node.js counts a connection as idle although
 * it still sends the last part of an answer.
 */
export function endKeepAlive(server: Server): void {
  // With 0, a connection would have no limit.
  server.keepAliveTimeout = 1;
}
