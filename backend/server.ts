import { randomBytes } from "node:crypto";
import { protectDataFolder } from "../config/data-folder.ts";
import { providerConfig } from "../config/provider-config.ts";
import { refuseStart, requireStart } from "../config/require-start.ts";
import { buildApp, missingCalls } from "./app.ts";
import { createLogs } from "./backend-log.ts";
import type { Deps } from "./call.ts";
import { type BackendConfig, readBackendConfig } from "./config/backend-config.ts";
import { openDatabase } from "./db/client.ts";
import { startJobs } from "./jobs/start-jobs.ts";
import { keyRedeemCodes } from "./modules/benefits/redeem-service.ts";
import { orphanedPayments } from "./modules/payments/open-payments.ts";
import { createPaymentLookups } from "./modules/payments/payment-lookups.ts";
import { resealCards } from "./modules/payments/reseal-service.ts";
import { createCrmClient } from "./providers/crm-client.ts";
import { createIcashPayClient } from "./providers/icash-pay-client.ts";
import { createIdentityClients } from "./providers/identity-client.ts";
import { createLinePayClient } from "./providers/line-pay-client.ts";
import { createMembershipClient } from "./providers/membership-client.ts";
import { createPayuniClient } from "./providers/payuni-client.ts";
import { createSmsClient } from "./providers/sms-client.ts";
import { createRateLimits } from "./rate-limits.ts";
import { hasDemonstrationData } from "./seed/demonstration-mark.ts";
import { seedIfEmpty } from "./seed/seed.ts";

const HOST = "127.0.0.1";
const STOP_MS = 10_000;
const DEMONSTRATION_DATA =
  "The database holds members of a demonstration, whom everybody can sign in as: use an empty one (another DATA_DIR or DATABASE_URL).";

const { log, audit } = createLogs({ now: Date.now });

async function main(): Promise<void> {
  requireStart(process.env, "backend");
  const config = readBackendConfig(process.env);
  const providers = providerConfig(process.env);
  const { db, jobs, close } = await openStorage(config);
  // The embedded database creates hundreds of files with its own access rights.
  if (!config.DATABASE_URL) protectDataFolder(config.DATA_DIR);
  const deps: Deps = {
    db,
    config,
    now: Date.now,
    randomBytes,
    limits: createRateLimits(Date.now, config.RATE_LIMIT_SCALE),
    lookups: createPaymentLookups(Date.now),
    providers: {
      linePay: clientOf("LINE Pay", providers.linePay, createLinePayClient),
      payuni: clientOf("PAYUNi", providers.payuni, createPayuniClient),
      icashPay: clientOf("icash Pay", providers.icashPay, createIcashPayClient),
      membership: clientOf("membership", providers.membership, createMembershipClient),
      identity: createIdentityClients(providers.identity),
      sms: clientOf("SMS", providers.sms, createSmsClient),
      crm: clientOf("CRM", providers.crm, createCrmClient),
    },
    log,
    audit,
  };
  await resealCards(deps);
  await keyRedeemCodes(deps);
  const app = await buildApp(deps);
  const address = await app.listen({ host: HOST, port: config.BACKEND_PORT });
  const runningJobs = startJobs({ ...deps, db: jobs });

  const stop = async () => {
    // Connections that are still open after this do not delay the end of the process.
    setTimeout(() => process.exit(1), STOP_MS).unref();
    await app.close();
    await runningJobs.stop();
    await close();
    process.exit(0);
  };
  for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, () => void stop());
  log.info(`backend: calls without a handler: ${missingCalls().join(", ") || "none"}`);
  log.info(`backend: ready on ${address}`);
}

async function openStorage(config: BackendConfig) {
  if (!config.DATABASE_URL) protectDataFolder(config.DATA_DIR);
  const storage = await openDatabase({
    url: config.DATABASE_URL,
    dataDir: config.DATA_DIR,
    pool: config.pool,
    migrates: !config.isService,
    onLost: (reason) => log.error(`database: connection lost: ${reason}`),
  });
  const now = Math.floor(Date.now() / 1000);
  if (!config.isService) {
    await seedIfEmpty(storage.db, { now, seed: config.SEED });
    return storage;
  }
  const problems = [
    ...((await hasDemonstrationData(storage.db)) ? [DEMONSTRATION_DATA] : []),
    ...(await orphanedPayments(storage.db, config, now)),
  ];
  if (problems.length > 0) {
    await storage.close();
    refuseStart(problems);
  }
  return storage;
}

function sentenceOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const isBusy = "code" in error && error.code === "EADDRINUSE" && "port" in error;
  return isBusy ? `port ${error.port} is in use; choose another with BACKEND_PORT` : error.message;
}

main().catch((error: unknown) => {
  // A start that fails is reported to the person at the terminal, not to the log.
  process.stderr.write(`backend: ${sentenceOf(error).replaceAll("\n", " ")}\n`);
  process.exit(1);
});

/** The client of a provider. Without settings the provider is switched off, and every call throws. */
function clientOf<Settings, Client extends object>(
  name: string,
  settings: Settings | null,
  create: (settings: Settings) => Client,
): Client {
  if (settings !== null) return create(settings);
  const refuse = () => {
    throw new Error(`providers: ${name} is switched off and was called`);
  };
  return new Proxy({} as Client, { get: () => refuse });
}
