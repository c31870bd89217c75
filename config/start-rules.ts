import {
  type Env,
  isConfigured,
  isLoopback,
  isSwitchedOff,
  PROVIDER_NAMES,
  PROVIDERS,
  type ProviderName,
  providerProblems,
  valueProblems,
} from "./provider-settings.ts";

/** A demonstration uses the sandbox and sample data. A service uses real providers and no sample data. */
export type StartKind = "demonstration" | "service";
/**
 * The process that starts. `launcher` is the process of `npm start`. It starts the other processes and gives each of
 * them only its own settings.
 */
export type StartPart = "launcher" | "backend" | "shop" | "sandbox" | "migrate";

const SECRET_MIN = 32;
/** Settings for tests and demonstrations. Each is listed with the values that are allowed in a service. */
const TEST_VALUES: Readonly<Record<string, readonly string[]>> = {
  SEED: [""],
  ORDER_SIMULATOR_SECONDS: [""],
  RATE_LIMIT_SCALE: ["", "1"],
};
const SECRETS: Readonly<Record<StartPart, readonly string[]>> = {
  launcher: ["SESSION_SECRET", "BACKEND_SECRET", "BACKEND_KEY"],
  backend: ["BACKEND_SECRET", "BACKEND_KEY"],
  shop: ["SESSION_SECRET"],
  sandbox: [],
  migrate: [],
};

/**
 * A start is a service if the origin is https, a setting of a real provider is set, or `SERVICE=1`. Otherwise it is a
 * demonstration.
 */
export function startKind(env: Env): StartKind {
  const isService =
    env.SERVICE === "1" ||
    originOf(env)?.protocol === "https:" ||
    PROVIDER_NAMES.some((name) => isConfigured(env, name));
  return isService ? "service" : "demonstration";
}

/** True if the backend may call a provider: the provider is configured, or the sandbox plays it in a demonstration. */
export function isConnected(env: Env, name: ProviderName): boolean {
  return isConfigured(env, name) || startKind(env) === "demonstration";
}

/**
 * True if customers may use a provider. With a provider that is switched off, the backend only finishes open payments
 * and refunds.
 */
export function isOffered(env: Env, name: ProviderName): boolean {
  return isConnected(env, name) && !isSwitchedOff(env, name);
}

/**
 * The problems of these settings, each with its remedy. The list is empty if the process may start. Each process checks
 * its own settings. So a process that is started alone is as safe as one that `npm start` starts.
 */
export function startProblems(env: Env, part: StartPart): string[] {
  const isService = startKind(env) === "service";
  return [
    ...originProblems(env),
    ...switchProblems(env),
    ...redisProblems(env),
    ...traceProblems(env),
    ...secretProblems(env, part, isService),
    ...(isService ? serviceProblems(env, part) : []),
  ];
}

function originOf({ APP_ORIGIN, PORT }: Env): URL | null {
  const text = APP_ORIGIN || `http://localhost:${PORT || 3000}`;
  return URL.canParse(text) ? new URL(text) : null;
}

function originProblems(env: Env): string[] {
  const origin = originOf(env);
  if (!origin || !["http:", "https:"].includes(origin.protocol)) {
    return [`APP_ORIGIN=${env.APP_ORIGIN} is no web address: write https://shop.example.`];
  }
  if (origin.protocol === "https:" || isLoopback(origin.hostname)) return [];
  return [
    `APP_ORIGIN=${env.APP_ORIGIN} would be open to others without encryption: write https:// (which makes it a service), or open the demonstration on http://localhost.`,
  ];
}

function switchProblems(env: Env): string[] {
  const service = env.SERVICE ?? "";
  const wrong = PROVIDER_NAMES.filter((name) => !["", "off"].includes(env[name] ?? ""));
  return [
    ...(["", "1"].includes(service)
      ? []
      : [`SERVICE=${service} is not understood: write SERVICE=1, or leave it empty.`]),
    ...wrong.map(
      (name) => `${name}=${env[name]} is not understood: write ${name}=off, or leave it empty.`,
    ),
  ];
}

/**
 * Checks only the form of the URL, because a process also starts while Redis is unreachable. The message does not show
 * the URL, because the URL may contain a password.
 */
function redisProblems({ REDIS_URL: url }: Env): string[] {
  if (!url) return [];
  const { protocol, hostname } = URL.canParse(url) ? new URL(url) : {};
  if (["redis:", "rediss:"].includes(protocol ?? "") && hostname) return [];
  return [
    "REDIS_URL is no address of a Redis server: write redis://HOST:6379, or rediss://USER:PASSWORD@HOST:6379 with encryption.",
  ];
}

/** Checks only the form of the settings, because a process also starts while the collector is unreachable. */
function traceProblems(env: Env): string[] {
  const { OTEL_EXPORTER_OTLP_ENDPOINT: url, OTEL_TRACES_SAMPLER_ARG: share } = env;
  const isAddress = !url || (URL.canParse(url) && /^https?:$/.test(new URL(url).protocol));
  const isShare = !share || (Number(share) >= 0 && Number(share) <= 1);
  return [
    ...(isAddress
      ? []
      : [
          "OTEL_EXPORTER_OTLP_ENDPOINT is no address of a collector: write http://HOST:4318, the port for OTLP over HTTP.",
        ]),
    ...(isShare
      ? []
      : [`OTEL_TRACES_SAMPLER_ARG=${share} is no share: write a number from 0 to 1.`]),
  ];
}

function secretProblems(env: Env, part: StartPart, isService: boolean): string[] {
  // The launcher creates missing secrets for a demonstration.
  const isMade = part === "launcher" && !isService;
  const names = SECRETS[part].filter(
    (name) => !isForeignBackend(env, part) || name === "SESSION_SECRET",
  );
  const given = names.filter((name) => env[name]);
  const missing = isMade ? [] : names.filter((name) => !env[name]);
  const all = given.flatMap((name) =>
    (env[name] ?? "").split(",").map((secret) => ({ name, secret })),
  );
  const shared = all.filter(({ name, secret }) =>
    all.some((other) => other.secret === secret && other.name !== name),
  );
  return [
    ...missing.map(
      (name) =>
        `${name} is missing: set it to a random text of ${SECRET_MIN} characters or more, for example the output of \`openssl rand -base64 33\`.`,
    ),
    ...all
      .filter(({ secret }) => secret.length < SECRET_MIN)
      .map(
        ({ name }) =>
          `${name} has a part that is shorter than ${SECRET_MIN} characters: make it longer (a comma separates an older secret).`,
      ),
    ...(shared.length > 0
      ? [
          `${[...new Set(shared.map(({ name }) => name))].join(" and ")} are the same: give each a secret of its own.`,
        ]
      : []),
  ];
}

/**
 * True if the launcher starts a shop for a backend of another vendor. Such a backend has its own settings for
 * providers.
 */
export function isForeignBackend(env: Env, part: StartPart): boolean {
  return part === "launcher" && Boolean(env.BACKEND_URL) && !isOwnBackend(env);
}

function isOwnBackend({ BACKEND_URL = "", BACKEND_PORT, PORT }: Env): boolean {
  if (!URL.canParse(BACKEND_URL)) return false;
  const { hostname, port } = new URL(BACKEND_URL);
  return isLoopback(hostname) && port === String(BACKEND_PORT || Number(PORT || 3000) + 1);
}

function serviceProblems(env: Env, part: StartPart): string[] {
  if (part === "sandbox")
    return ["The sandbox belongs to a demonstration: a service runs on real providers."];
  if (part === "migrate") return [];
  const isTest = env.NODE_ENV === "test";
  return [
    ...(isTest
      ? ["NODE_ENV=test is for tests: leave it empty, or write NODE_ENV=production."]
      : []),
    ...Object.entries(TEST_VALUES)
      .filter(([name, allowed]) => !allowed.includes(env[name] ?? ""))
      .map(([name]) => `${name}=${env[name]} is for demonstrations and tests: remove it.`),
    ...(part === "shop" || isForeignBackend(env, part)
      ? shopProblems(env)
      : PROVIDER_NAMES.flatMap((name) => ownProblems(env, name))),
    ...(part === "shop" ? [] : smsProblems(env)),
  ];
}

/**
 * The shop itself needs only one setting of a provider: the sign-in page of the membership service. It also uses
 * `ICASH_PAY_BRIDGE_URL`, if this setting is present (PY-06).
 */
function shopProblems(env: Env): string[] {
  const { ICASH_PAY_BRIDGE_URL } = PROVIDERS.ICASH_PAY.optional;
  const bridgeProblems = valueProblems(env, "ICASH_PAY_BRIDGE_URL", ICASH_PAY_BRIDGE_URL);
  if (isSwitchedOff(env, "OP") || env.OP_LOGIN_URL) return bridgeProblems;
  return [
    "OP_LOGIN_URL is missing: set it to the sign-in page of the membership service, or do without it by OP=off.",
    ...bridgeProblems,
  ];
}

function ownProblems(env: Env, name: ProviderName): string[] {
  if (isConfigured(env, name)) return providerProblems(env, name);
  if (isSwitchedOff(env, name)) return [];
  const needed = Object.keys(PROVIDERS[name].needed);
  return [
    `${PROVIDERS[name].label} is not configured: set ${needed.join(", ")}, or do without it by ${name}=off.`,
  ];
}

/**
 * A sign-in with Google or Apple proves the phone number with a code by SMS, so it needs the SMS provider. A sign-in
 * with the membership service does not, because that service reports a verified phone number.
 */
function smsProblems(env: Env): string[] {
  if (!isSwitchedOff(env, "SMS")) return [];
  return (["GOOGLE", "APPLE"] as const)
    .filter((name) => isOffered(env, name))
    .map(
      (name) =>
        `SMS=off leaves ${PROVIDERS[name].label} without a proof of the phone number: configure the SMS provider, or write ${name}=off.`,
    );
}
