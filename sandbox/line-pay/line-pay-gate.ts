import type { FastifyReply, FastifyRequest } from "fastify";
import { hmac, isSameSecret } from "../sandbox-secrets.ts";
import { type ReturnCode, refusal } from "./line-pay-answers.ts";

type Channel = { channelId: string; channelSecret: string };

const NONCE_MEMORY_MS = 60 * 60_000;

/**
 * Refuses a call if the channel id is wrong, if the nonce is missing, or if an earlier call used the same nonce. Also
 * refuses a call whose signature does not match the path, the nonce and the unparsed body. In a GET call, the signature
 * covers the query instead of the body. The nonces of accepted calls are kept for at least an hour.
 */
export function linePayGate({ channelId, channelSecret }: Channel, now: () => number) {
  const nonces = new Map<string, number>();

  const fault = (request: FastifyRequest): ReturnCode | null => {
    if (request.headers["x-line-channelid"] !== channelId) return "1104";
    const nonce = request.headers["x-line-authorization-nonce"];
    if (typeof nonce !== "string" || nonce === "" || nonces.has(nonce)) return "1106";
    const expected = hmac(channelSecret, channelSecret + signedPart(request) + nonce, "base64");
    if (!isSameSecret(expected, request.headers["x-line-authorization"])) return "1106";
    remember(nonces, nonce, now());
    return null;
  };

  return async (request: FastifyRequest, reply: FastifyReply) => {
    const code = fault(request);
    if (code) return reply.send(refusal(code));
  };
}

function signedPart({ raw, method, body }: FastifyRequest) {
  const [apiPath = "", query = ""] = raw.url?.split("?") ?? [];
  return apiPath + (method === "GET" ? query : String(body ?? ""));
}

function remember(nonces: Map<string, number>, nonce: string, now: number) {
  for (const [old, at] of nonces) {
    if (now - at < NONCE_MEMORY_MS) break;
    nonces.delete(old);
  }
  nonces.set(nonce, now);
}

/** Refuses a confirm call with code 1198 while another confirm call for the same payment is running. */
export function oneConfirmAtATime() {
  const running = new Set<string>();

  return async (
    request: FastifyRequest<{ Params: { transactionId: string } }>,
    reply: FastifyReply,
  ) => {
    const { transactionId } = request.params;
    if (running.has(transactionId)) return reply.send(refusal("1198"));
    running.add(transactionId);
    reply.raw.once("close", () => running.delete(transactionId));
  };
}
