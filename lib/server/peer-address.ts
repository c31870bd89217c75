import { subscribe } from "node:diagnostics_channel";
import type { IncomingMessage } from "node:http";

/**
 * Who asks is the peer of the connection, not what a client writes into X-Forwarded-For: the framework keeps
 * such a header, and every limit per address could be walked around. Behind an operator's own proxy
 * TRUSTED_PROXY=1 leaves the header as that proxy set it.
 */
export function trustOnlyPeerAddress(): void {
  subscribe("http.server.request.start", (message) => {
    const { request } = message as { request: IncomingMessage };
    request.headers["x-forwarded-for"] = request.socket.remoteAddress ?? "";
  });
}
