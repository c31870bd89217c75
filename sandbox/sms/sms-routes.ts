import type { FastifyInstance } from "fastify";
import { z } from "zod";
import type { SandboxDeps } from "../sandbox-deps.ts";
import { sendPage } from "../sandbox-page.ts";
import { isSameSecret } from "../sandbox-secrets.ts";
import { smsInboxPage } from "./sms-inbox-page.ts";
import type { SmsLedger } from "./sms-ledger.ts";

const messageSchema = z.strictObject({
  phone: z.string().regex(/^09\d{8}$/),
  text: z.string().min(1).max(500),
});

export function registerSms(app: FastifyInstance, deps: SandboxDeps, ledger: SmsLedger) {
  const { config, now, randomBytes, faults } = deps;

  app.post("/sms/send", faults.hooks("sms", "send"), async (request) => {
    if (!isSameSecret(`Bearer ${config.sms.key}`, request.headers.authorization)) {
      return { returnCode: "4011", returnMessage: "key refused" };
    }
    const message = messageSchema.safeParse(JSON.parse(String(request.body)));
    if (!message.success) return { returnCode: "4001", returnMessage: "parameter error" };
    const message_id = randomBytes(8).toString("hex");
    ledger.record({ type: "sent", at: now(), message_id, ...message.data });
    return { returnCode: "0000", returnMessage: "success", info: { message_id } };
  });

  app.get<{ Querystring: { refresh?: string } }>("/sms", async (request, reply) =>
    sendPage(
      reply,
      smsInboxPage(ledger.inbox(), request.query.refresh === "off" ? "paused" : "live"),
    ),
  );
}
