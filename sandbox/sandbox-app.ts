import { randomBytes as systemRandomBytes } from "node:crypto";
import formbody from "@fastify/formbody";
import Fastify, { type FastifyError, type FastifyInstance } from "fastify";
import { z } from "zod";
import { openCrmLedger } from "./crm/crm-ledger.ts";
import { registerCrm } from "./crm/crm-routes.ts";
import { registerIcashPayApi } from "./icash-pay/icash-pay-api.ts";
import { openIcashPayLedger } from "./icash-pay/icash-pay-ledger.ts";
import { registerIcashPayPages } from "./icash-pay/icash-pay-pages.ts";
import { registerIdentity } from "./identity/identity-routes.ts";
import { openIdentityLedger } from "./identity/identity-store.ts";
import { registerLinePayApi } from "./line-pay/line-pay-api.ts";
import { openLinePayLedger } from "./line-pay/line-pay-ledger.ts";
import { registerPayerPages } from "./line-pay/payer-routes.ts";
import { openMembershipLedger } from "./membership/membership-ledger.ts";
import { registerMembership } from "./membership/membership-routes.ts";
import { registerPayuniApi } from "./payuni/payuni-api.ts";
import { openPayuniLedger } from "./payuni/payuni-ledger.ts";
import { registerPayuniPages } from "./payuni/payuni-pages.ts";
import { tradeActions } from "./payuni/payuni-trades.ts";
import type { SandboxConfig, SandboxDeps } from "./sandbox-deps.ts";
import { createFaults } from "./sandbox-faults.ts";
import { sandboxIndexPage } from "./sandbox-index-page.ts";
import { SANDBOX_PROVIDERS } from "./sandbox-ledger.ts";
import { sendPage } from "./sandbox-page.ts";
import type { RandomBytes } from "./sandbox-secrets.ts";
import { SANDBOX_CSS } from "./sandbox-styles.ts";
import { openSmsLedger } from "./sms/sms-ledger.ts";
import { registerSms } from "./sms/sms-routes.ts";

const BODY_LIMIT_BYTES = 64 * 1024;
const NOTICE_TIMEOUT_MS = 20_000;
const LOOPBACK = ["127.0.0.1", "::1", "::ffff:127.0.0.1"];

type SandboxOptions = {
  ledgerDir: string | null;
  config: SandboxConfig;
  now?: () => number;
  random?: RandomBytes;
  isTest?: boolean;
  post?: SandboxDeps["post"];
};

export function buildSandbox({
  ledgerDir,
  config,
  now = Date.now,
  random = systemRandomBytes,
  isTest = false,
  post = postForm,
}: SandboxOptions) {
  const app = Fastify({
    bodyLimit: BODY_LIMIT_BYTES,
    forceCloseConnections: true,
    routerOptions: { ignoreTrailingSlash: true },
  });
  const faults = createFaults(isTest);
  const deps: SandboxDeps = { config, now, randomBytes: random, faults, post };
  const ledgers = {
    linepay: openLinePayLedger(ledgerDir),
    payuni: openPayuniLedger(ledgerDir),
    icashpay: openIcashPayLedger(ledgerDir),
    membership: openMembershipLedger(ledgerDir),
    google: openIdentityLedger(ledgerDir, "google"),
    apple: openIdentityLedger(ledgerDir, "apple"),
    sms: openSmsLedger(ledgerDir),
    crm: openCrmLedger(ledgerDir),
  };

  readJsonAsText(app);
  app.register(formbody);
  app.register(async (scope) => registerLinePayApi(scope, deps, ledgers.linepay));
  registerPayerPages(app, deps, ledgers.linepay);
  const payuni = { deps, ledger: ledgers.payuni, actions: tradeActions(deps, ledgers.payuni) };
  registerPayuniApi(app, payuni);
  registerPayuniPages(app, payuni);
  const icashPay = { deps, ledger: ledgers.icashpay };
  registerIcashPayApi(app, icashPay);
  registerIcashPayPages(app, icashPay);
  registerMembership(app, deps, ledgers.membership);
  registerIdentity(app, deps, { ledgers, ledgerDir });
  registerSms(app, deps, ledgers.sms);
  registerCrm(app, deps, ledgers.crm);
  faults.register(app);

  app.get("/", async (_request, reply) => sendPage(reply, sandboxIndexPage(config.appOrigin)));
  app.get("/sandbox.css", async (_request, reply) =>
    reply.type("text/css; charset=utf-8").send(SANDBOX_CSS),
  );
  app.get("/__sandbox/ledger", async (request, reply) => {
    const query = z.object({ provider: z.enum(SANDBOX_PROVIDERS) }).safeParse(request.query);
    if (!LOOPBACK.includes(request.ip) || !query.success) return reply.callNotFound();
    return { entries: ledgers[query.data.provider].entries };
  });
  return app;
}

const postForm: SandboxDeps["post"] = async (url, form, headers = {}) => {
  const body = new URLSearchParams(form);
  const signal = AbortSignal.timeout(NOTICE_TIMEOUT_MS);
  const sending = { method: "POST", body, headers, redirect: "manual", signal } as const;
  const answer = await fetch(url, sending).catch(() => null);
  return answer?.status ?? 0;
};

// A signature covers the exact text of a JSON body. Fastify therefore passes the text on unparsed. Each route checks
// the signature, if its protocol has one, and then parses the text.
function readJsonAsText(app: FastifyInstance) {
  app.removeContentTypeParser("application/json");
  app.addContentTypeParser("application/json", { parseAs: "string" }, (_request, body, done) =>
    done(null, body),
  );
  app.setErrorHandler((error: FastifyError, _request, reply) => {
    if (error instanceof SyntaxError) {
      return reply.code(400).send({ returnCode: "2102", returnMessage: "JSON data format error." });
    }
    const status = error.statusCode ?? 500;
    if (status >= 500) process.stderr.write(`sandbox: ${error.stack}\n`);
    return reply.code(status).send({ returnCode: "9000", returnMessage: "Request refused." });
  });
}
