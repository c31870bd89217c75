import formbody from "@fastify/formbody";
import type { FastifyInstance, FastifyReply } from "fastify";
import type { Deps } from "../../call.ts";
import { browserFormPage, browserFormPolicy } from "./browser-form-page.ts";
import { handleIcashPayNotice } from "./icash-pay-notice-service.ts";
import { linePayCancelPath } from "./line-pay-cancel-service.ts";
import { handlePayuniNotice, payuniReturnUrl } from "./payuni-notice-service.ts";
import { openPayuniPage } from "./payuni-page-service.ts";

const BODY_LIMIT = 64 * 1024;
type Form = Record<string, unknown>;

/**
 * Registers the routes for the notices of payment providers, and the routes that a payer's browser opens without a
 * session. A notice or a posted return is verified by its signature or encryption, and a GET request by the token in
 * its path. Only these routes accept URL-encoded forms.
 */
export async function registerWebhookRoutes(app: FastifyInstance, deps: Deps): Promise<void> {
  app.removeContentTypeParser("application/json");
  await app.register(formbody, { bodyLimit: BODY_LIMIT });
  const options = { bodyLimit: BODY_LIMIT };

  app.post<{ Body: Form | undefined }>("/notify/payuni", options, async (request, reply) => {
    const isOurs = await handlePayuniNotice(deps, request.body ?? {});
    if (!isOurs) request.audit({ kind: "notice-forged", provider: "payuni" });
    return sendText(reply, isOurs ? { status: 200, text: "SUCCESS" } : REFUSED);
  });

  app.post<{ Body: Form | undefined }>("/notify/icash-pay", options, async (request, reply) => {
    const signature = request.headers["x-icp-signature"];
    const isOurs = await handleIcashPayNotice(deps, { EncData: request.body?.EncData, signature });
    if (!isOurs) request.audit({ kind: "notice-forged", provider: "icash-pay" });
    return sendText(reply, isOurs ? { status: 200, text: "SUCCESS" } : REFUSED);
  });

  app.post<{ Body: Form | undefined }>("/notify/payuni-return", options, async (request, reply) =>
    reply.redirect(await payuniReturnUrl(deps, request.body ?? {}), 303),
  );

  app.get<{ Params: { token: string } }>("/pages/payuni/:token", async (request, reply) => {
    const page = await openPayuniPage(deps, request.params.token);
    if ("go" in page) return reply.redirect(page.go, 303);
    return reply
      .header("content-security-policy", browserFormPolicy(page.form))
      .header("referrer-policy", "no-referrer")
      .type("text/html; charset=utf-8")
      .send(browserFormPage(page.form));
  });

  app.get<{ Params: { token: string } }>(
    "/pages/line-pay-cancelled/:token",
    async (request, reply) =>
      reply.redirect(await linePayCancelPath(deps, request.params.token), 303),
  );
}

const REFUSED = { status: 400, text: "FAIL" };

function sendText(reply: FastifyReply, { status, text }: { status: number; text: string }) {
  return reply.code(status).type("text/plain; charset=utf-8").send(text);
}
