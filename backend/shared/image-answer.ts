import type { FastifyReply } from "fastify";

/** Sends a stored picture. The headers make sure that a browser cannot run the file as a page or a script. */
export function sendImage(reply: FastifyReply, bytes: Uint8Array): FastifyReply {
  return reply
    .type("image/webp")
    .header("cache-control", "private, max-age=3600")
    .header("content-disposition", "inline")
    .header("content-security-policy", "default-src 'none'; sandbox")
    .header("cross-origin-resource-policy", "same-origin")
    .send(Buffer.from(bytes));
}
