import type { FastifyReply } from "fastify";

/** Sends a stored picture, so that a browser treats it as a picture only. */
export function sendImage(reply: FastifyReply, bytes: Uint8Array): FastifyReply {
  return reply
    .type("image/webp")
    .header("cache-control", "private, max-age=3600")
    .header("content-disposition", "inline")
    .header("content-security-policy", "default-src 'none'; sandbox")
    .header("cross-origin-resource-policy", "same-origin")
    .send(Buffer.from(bytes));
}
