import { randomBytes } from "node:crypto";
import type { providerConfig } from "../config/provider-config.ts";
import type { Redis } from "../lib/redis/redis-client.ts";
import type { createLogs } from "./backend-log.ts";
import type { Deps } from "./call.ts";
import type { BackendConfig } from "./config/backend-config.ts";
import type { Database } from "./db/client.ts";
import type { Metrics } from "./metrics.ts";
import { createPaymentLookups } from "./modules/payments/payment-lookups.ts";
import { createCrmClient } from "./providers/crm-client.ts";
import { createIcashPayClient } from "./providers/icash-pay-client.ts";
import { createIdentityClients } from "./providers/identity-client.ts";
import { createLinePayClient } from "./providers/line-pay-client.ts";
import { createMembershipClient } from "./providers/membership-client.ts";
import { createPayuniClient } from "./providers/payuni-client.ts";
import { createSmsClient } from "./providers/sms-client.ts";
import { createRateLimits } from "./rate-limits.ts";

type Parts = {
  db: Database;
  config: BackendConfig;
  providers: ReturnType<typeof providerConfig>;
  metrics: Metrics;
  logs: ReturnType<typeof createLogs>;
  redis?: Redis | undefined;
};

/**
 * Creates the dependencies of a backend or worker process: the system clock, real randomness and the configured
 * providers.
 */
export function createDeps({ db, config, providers, metrics, logs, redis }: Parts): Deps {
  const withTimer = <Settings>(provider: string, settings: Settings | null) =>
    settings && { ...settings, fetch: metrics.timedFetch(provider) };
  return {
    db,
    config,
    metrics,
    now: Date.now,
    randomBytes,
    limits: createRateLimits(Date.now, { scale: config.RATE_LIMIT_SCALE, redis }),
    lookups: createPaymentLookups(Date.now),
    providers: {
      linePay: clientOf("LINE Pay", withTimer("line-pay", providers.linePay), createLinePayClient),
      payuni: clientOf("PAYUNi", withTimer("payuni", providers.payuni), createPayuniClient),
      icashPay: clientOf(
        "icash Pay",
        withTimer("icash-pay", providers.icashPay),
        createIcashPayClient,
      ),
      membership: clientOf(
        "membership",
        withTimer("membership", providers.membership),
        createMembershipClient,
      ),
      identity: createIdentityClients(providers.identity, {
        fetch: metrics.timedFetch("identity"),
      }),
      sms: clientOf("SMS", withTimer("sms", providers.sms), createSmsClient),
      crm: clientOf("CRM", withTimer("crm", providers.crm), createCrmClient),
    },
    log: logs.log,
    audit: metrics.countAudit(logs.audit),
  };
}

/**
 * Creates the client of a provider. If the provider is switched off (`settings` is null), every method of the client
 * throws.
 */
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
