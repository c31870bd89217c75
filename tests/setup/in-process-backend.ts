import { createHash, randomBytes } from "node:crypto";
import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from "fastify";
import { buildApp } from "../../backend/app.ts";
import type { AuditLine } from "../../backend/audit.ts";
import { createLogs } from "../../backend/backend-log.ts";
import type { Deps } from "../../backend/call.ts";
import { readBackendConfig, SHOP_KEY_HEADER } from "../../backend/config/backend-config.ts";
import { type Database, openDatabase, schema } from "../../backend/db/client.ts";
import { createMetrics } from "../../backend/metrics.ts";
import { sessionToken } from "../../backend/modules/account/session-token.ts";
import { createPaymentLookups } from "../../backend/modules/payments/payment-lookups.ts";
import { createCrmClient } from "../../backend/providers/crm-client.ts";
import { createIcashPayClient } from "../../backend/providers/icash-pay-client.ts";
import { createIdentityClients } from "../../backend/providers/identity-client.ts";
import { createLinePayClient } from "../../backend/providers/line-pay-client.ts";
import { createMembershipClient } from "../../backend/providers/membership-client.ts";
import { createPayuniClient } from "../../backend/providers/payuni-client.ts";
import { createSmsClient } from "../../backend/providers/sms-client.ts";
import { createRateLimits } from "../../backend/rate-limits.ts";
import { sandboxProviders } from "../../config/provider-config.ts";
import {
  type DataOf,
  type Endpoint,
  type EndpointName,
  endpoints,
} from "../../lib/contracts/endpoints.ts";
import type { Envelope } from "../../lib/contracts/envelope.ts";
import { openTestDatabase } from "./test-database";
import { createTestSandbox } from "./test-sandbox";
import { TEST_KEY, TEST_SECRETS } from "./test-secrets";

/** Saturday 2026-11-21 at 12:00 in Taipei, in epoch milliseconds. */
export const TEST_NOW = Date.parse("2026-11-21T12:00:00+08:00");

/** The clock and the provider sandbox, which several backends can share. */
type Outside = ReturnType<typeof createOutside>;

type TestBackendOptions = {
  now?: number | string;
  /** The URL of a database on a PostgreSQL server. Without a URL, the backend gets an embedded database. */
  databaseUrl?: string;
  /** A clock and a sandbox that the test shares between backends. The test must close the sandbox itself. */
  outside?: Outside;
  seedRows?: (db: Database) => Promise<unknown>;
  env?: Record<string, string>;
};

/** The backend's session id and the anti-forgery token of that session. */
export type TestSession = { sid: string; token: string };

type TestCall = {
  params?: Record<string, string | number>;
  query?: Record<string, unknown>;
  body?: unknown;
  as?: TestSession;
  headers?: Record<string, string>;
};

export type TestAnswer<Name extends EndpointName> = {
  status: number;
  envelope: Envelope<DataOf<Name>>;
  /** The session after the call. Login and logout change it. */
  session: TestSession;
  response: LightMyRequestResponse;
};

export type TestBackend = Awaited<ReturnType<typeof createTestBackend>>;

/**
 * Creates the whole backend in this process. By default it has its own database. Its real provider clients are
 * connected to the provider sandbox. Close the backend in afterEach or afterAll.
 */
export async function createTestBackend({
  now = TEST_NOW,
  databaseUrl: url,
  outside,
  seedRows,
  env = {},
}: TestBackendOptions = {}) {
  const { clock, sandbox } = outside ?? createOutside({ now, env });
  const { logged, audited, log, audit } = recordedLogs(clock.now);
  const onLost = (reason: string) => log.error(`database: connection lost: ${reason}`);
  const { db, close: closeDatabase } = await (url
    ? openDatabase({ url, onLost })
    : openTestDatabase());
  await seedRows?.(db);
  const config = readBackendConfig({ ...TEST_SECRETS, ...env });
  const providers = sandboxProviders(env);
  const edge = { fetch: sandbox.fetch, now: clock.now };
  const metrics = createMetrics({ withRuntime: false });
  const deps: Deps = {
    db,
    config,
    metrics,
    now: clock.now,
    randomBytes,
    limits: createRateLimits(clock.now, { scale: config.RATE_LIMIT_SCALE }),
    lookups: createPaymentLookups(clock.now),
    providers: {
      linePay: createLinePayClient({ ...providers.linePay, ...edge }),
      payuni: createPayuniClient({ ...providers.payuni, ...edge }),
      icashPay: createIcashPayClient({ ...providers.icashPay, ...edge }),
      membership: createMembershipClient({ ...providers.membership, ...edge }),
      identity: createIdentityClients(providers.identity, edge),
      sms: createSmsClient({ ...providers.sms, ...edge }),
      crm: createCrmClient({ ...providers.crm, ...edge }),
    },
    log,
    audit: metrics.countAudit(audit),
  };
  const app = withKey(await buildApp(deps));

  const asVisitor = (): TestSession => {
    const sid = randomBytes(32).toString("base64url");
    return { sid, token: sessionToken(deps, sid) };
  };
  const asMember = async (member: { id: number }): Promise<TestSession> => {
    const session = asVisitor();
    const sid_hash = createHash("sha256").update(session.sid).digest("hex");
    const create_time = Math.floor(clock.now() / 1000);
    await db
      .insert(schema.sessions)
      .values({ sid_hash, member_id: member.id, create_time, last_seen_time: create_time });
    return session;
  };

  return {
    app,
    db,
    deps,
    clock,
    sandbox,
    /**
     * The lines of the backend's log, without the audit trail. Each line contains the message and then `id=value`
     * pairs, but no level, time or request id.
     */
    logged,
    /** All events of the backend's audit trail. */
    audited,
    asVisitor,
    asMember,
    async call<Name extends EndpointName>(
      name: Name,
      call: TestCall = {},
    ): Promise<TestAnswer<Name>> {
      const session = call.as ?? asVisitor();
      const response = await app.inject(injection(name, call, session));
      return {
        status: response.statusCode,
        envelope: response.json(),
        session: sessionAfter(response, session),
        response,
      };
    },
    async close() {
      await app.close();
      if (!outside) await sandbox.close();
      await closeDatabase();
    },
  };
}

/** Adds the shop key to every injected request. A test sets the header to `undefined` to send no shop key. */
function withKey(app: FastifyInstance): FastifyInstance {
  const inject = app.inject.bind(app) as (
    options: InjectOptions,
  ) => Promise<LightMyRequestResponse>;
  const injectWithKey = (given: InjectOptions | string) => {
    const options = typeof given === "string" ? { url: given } : given;
    const sent = Object.entries({ [SHOP_KEY_HEADER]: TEST_KEY, ...options.headers });
    const headers = Object.fromEntries(sent.filter(([, value]) => value !== undefined));
    return inject({ ...options, headers });
  };
  return Object.assign(app, { inject: injectWithKey });
}

export function createOutside({
  now = TEST_NOW,
  env = {},
  hold,
}: Pick<TestBackendOptions, "now" | "env"> & { hold?: (path: string) => Promise<void> } = {}) {
  const clock = createClock(now);
  const config = sandboxProviders(env);
  return { clock, sandbox: createTestSandbox({ config, now: clock.now, ...(hold && { hold }) }) };
}

/** Creates a log and an audit trail whose lines are collected for the test. */
function recordedLogs(now: () => number) {
  const logged: string[] = [];
  const audited: AuditLine[] = [];
  const write = (line: string) => {
    const { level, time, pid, hostname, name, msg, audit, request_id, ...ids } = JSON.parse(line);
    if (audit) audited.push({ level, ...ids });
    else
      logged.push([msg, ...Object.entries(ids).map(([id, value]) => `${id}=${value}`)].join(" "));
  };
  return { logged, audited, ...createLogs({ now }, { write }) };
}

function createClock(start: number | string) {
  let at = new Date(start).getTime();
  return {
    now: () => at,
    set: (to: number | string) => {
      at = new Date(to).getTime();
    },
    advance: (ms: number) => {
      at += ms;
    },
  };
}

function injection(name: EndpointName, call: TestCall, session: TestSession): InjectOptions {
  const row: Endpoint = endpoints[name];
  const query = new URLSearchParams();
  for (const [key, value] of Object.entries(call.query ?? {})) {
    if (value !== undefined) query.set(key, String(value));
  }
  const path = row.path.replace(/:(\w+)/g, (_all, key) =>
    encodeURIComponent(String(call.params?.[key])),
  );
  const isPost = row.method === "POST";
  return {
    method: row.method,
    url: `${path}?${query}`,
    headers: {
      ...(row.client === "opn"
        ? { cookie: `sid=${session.sid}; XSRF-TOKEN=${session.token}` }
        : { cookie: `sid=${session.sid}`, "x-xsrf-token": session.token }),
      ...(isPost && { "content-type": "application/json" }),
      ...call.headers,
    },
    ...(isPost && { payload: JSON.stringify(call.body ?? {}) }),
  };
}

function sessionAfter(response: LightMyRequestResponse, before: TestSession): TestSession {
  const value = (name: string) => response.cookies.find((cookie) => cookie.name === name)?.value;
  return { sid: value("sid") ?? before.sid, token: value("XSRF-TOKEN") ?? before.token };
}
