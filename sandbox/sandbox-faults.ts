import type { ServerResponse } from "node:http";
import { setTimeout as sleep } from "node:timers/promises";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { z } from "zod";
import { SANDBOX_PROVIDERS, type SandboxProvider } from "./sandbox-ledger.ts";

const faultSchema = z.strictObject({
  provider: z.enum(SANDBOX_PROVIDERS),
  call: z.string().min(1),
  mode: z.enum([
    "delay",
    "5xx",
    "hang",
    "reset",
    "trickle",
    "drop_after_commit",
    "bad_json",
    "wrong_amount",
    "bad_sig",
    "big_body",
    "refused_lead",
  ]),
  count: z.number().int().min(1).default(1),
  delay_ms: z.number().int().min(0).max(120_000).default(1_000),
});

type Fault = z.infer<typeof faultSchema>;

export type Faults = ReturnType<typeof createFaults>;

/**
 * Lets tests plan faults for the calls of a provider. The routes and hooks for faults exist only if `isTest` is true.
 */
export function createFaults(isTest: boolean) {
  const planned: Fault[] = [];
  const faultOfRequest = new WeakMap<FastifyRequest, Fault>();

  const take = (provider: SandboxProvider, call: string) => {
    const fault = planned.find(
      (one) => one.provider === provider && one.call === call && one.count > 0,
    );
    if (fault) fault.count -= 1;
    return fault;
  };

  return {
    hooks(provider: SandboxProvider, call: string) {
      if (!isTest) return {};
      return {
        preHandler: async (request: FastifyRequest, reply: FastifyReply) => {
          const fault = take(provider, call);
          if (!fault) return;
          faultOfRequest.set(request, fault);
          await applyFaultBefore(fault, request, reply);
        },
        onSend: async (request: FastifyRequest, reply: FastifyReply, payload: unknown) => {
          const fault = faultOfRequest.get(request);
          return fault ? applyFaultAfter(fault, reply, String(payload)) : payload;
        },
      };
    },
    register(app: FastifyInstance) {
      if (!isTest) return;
      app.post("/__sandbox/faults", async (request) => {
        planned.push(faultSchema.parse(JSON.parse(String(request.body))));
        return { planned: planned.filter(({ count }) => count > 0) };
      });
      app.delete("/__sandbox/faults", async () => {
        planned.length = 0;
        return { planned };
      });
    },
  };
}

async function applyFaultBefore(
  { mode, delay_ms }: Fault,
  request: FastifyRequest,
  reply: FastifyReply,
) {
  switch (mode) {
    case "delay":
      return sleep(delay_ms);
    case "5xx":
      return reply.code(503).send({ message: "sandbox fault" });
    case "hang":
      return reply.hijack();
    case "reset":
      reply.hijack();
      return request.raw.socket.resetAndDestroy();
    case "refused_lead":
      return reply
        .header("Is-Processed", "Exception:common.exception.SalesforceGenericException")
        .send();
  }
}

function applyFaultAfter({ mode, delay_ms }: Fault, reply: FastifyReply, payload: string) {
  switch (mode) {
    case "drop_after_commit":
      reply.raw.destroy();
      return payload;
    case "bad_json":
      return payload.slice(0, -Math.ceil(payload.length / 2));
    case "wrong_amount":
      return payload.replace(
        /"amount":(\d+)/g,
        (_match, amount) => `"amount":${Number(amount) + 1}`,
      );
    case "bad_sig":
      reply.header("X-iCP-Signature", "AAAA");
      return payload.replace(/"HashInfo":"\w{8}/, '"HashInfo":"00000000');
    case "big_body":
      return payload + " ".repeat(10 * 1024 * 1024);
    case "trickle":
      return sendSlowly(reply.raw, delay_ms);
    default:
      return payload;
  }
}

// Sends one space every `delay_ms` until the caller closes the connection. The promise stays pending, so that Fastify
// does not send an answer of its own.
function sendSlowly(response: ServerResponse, delay_ms: number) {
  response.writeHead(200, { "Content-Type": "application/json" });
  const interval = setInterval(() => response.write(" "), delay_ms);
  response.once("close", () => clearInterval(interval));
  return new Promise<never>(() => undefined);
}
