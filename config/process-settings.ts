import { PROVIDER_NAMES, settingNames } from "./provider-settings.ts";

/** The variables of the operating system, of Node.js and of the network that every process gets. */
const MACHINE = [
  "PATH",
  "HOME",
  "USER",
  "LOGNAME",
  "SHELL",
  "LANG",
  "LC_ALL",
  "TZ",
  "TMPDIR",
  "TEMP",
  "TMP",
  "SystemRoot",
  "APPDATA",
  "LOCALAPPDATA",
  "NODE_OPTIONS",
  "NODE_EXTRA_CA_CERTS",
  "NODE_USE_ENV_PROXY",
  "SSL_CERT_DIR",
  "SSL_CERT_FILE",
  "HTTP_PROXY",
  "HTTPS_PROXY",
  "NO_PROXY",
  "http_proxy",
  "https_proxy",
  "no_proxy",
  "NO_COLOR",
  "FORCE_COLOR",
];
const START = ["NODE_ENV", "SERVICE", "PORT", "APP_ORIGIN", "HEALTH_HOST", "STOP_GRACE_SECONDS"];
/** The settings of tracing. The headers may contain a secret. */
const TRACES = [
  "OTEL_EXPORTER_OTLP_ENDPOINT",
  "OTEL_EXPORTER_OTLP_HEADERS",
  "OTEL_TRACES_SAMPLER_ARG",
];
/** The keys that the launcher creates for a demonstration. The backend and the sandbox share them. */
const SANDBOX_KEYS = ["ICASH_PAY_SANDBOX_SHOP_KEY", "ICASH_PAY_SANDBOX_KEY", "APPLE_SANDBOX_KEY"];

const SHOP = [
  ...TRACES,
  "HOST",
  "SHOP_HEALTH_PORT",
  "TRUSTED_PROXY",
  "BACKEND_URL",
  "BACKEND_KEY",
  "BACKEND_KEY_HEADER",
  "OPN_URL",
  "BACKEND_CSRF_COOKIE",
  "BACKEND_CSRF_HEADER",
  "BACKEND_CLIENT_TYPE_HEADER",
  "BACKEND_VERSION_CODE_HEADER",
  "BACKEND_ADDRESS_HEADER",
  "SESSION_SECRET",
  "REDIS_URL",
  "OP",
  "OP_LOGIN_URL",
  "ICASH_PAY_BRIDGE_URL",
  "CARD_PAGE_ORIGINS",
  "PICTURE_ORIGINS",
  "SECURITY_CONTACT",
  "SANDBOX_URL",
  "RATE_LIMIT_SCALE",
  "GOOGLE_MAPS_BROWSER_KEY",
  "GOOGLE_MAPS_SERVER_KEY",
  "GOOGLE_PLACES_URL",
  "GTM_ID",
  "LIVE_CHAT_ID",
  "RECORDING_ID",
];

const SETTINGS = {
  shop: SHOP,
  /**
   * A backend of another vendor may lack the call that takes the applications of merchants from /join-us. The shop then
   * sends the applications to the CRM itself, so it needs the settings of the CRM.
   */
  shopOfOtherBackend: [...SHOP, "CRM", ...settingNames("CRM")],
  /** A process that answers calls, runs jobs, or does both. */
  backend: [
    ...TRACES,
    "BACKEND_ROLE",
    "BACKEND_PORT",
    "BACKEND_HOST",
    "BACKEND_HEALTH_PORT",
    "WORKER_HEALTH_PORT",
    "DATA_DIR",
    "DATABASE_URL",
    "DATABASE_POOL_SIZE",
    "DATABASE_JOB_POOL_SIZE",
    "DATABASE_STATEMENT_MS",
    "DATABASE_LOCK_MS",
    "DATABASE_IDLE_TRANSACTION_MS",
    "REDIS_URL",
    "BACKEND_SECRET",
    "BACKEND_KEY",
    "SEED",
    "RECONCILE_SECONDS",
    "ORDER_SIMULATOR_SECONDS",
    "RATE_LIMIT_SCALE",
    "SUBSCRIPTION_PRICE",
    "SANDBOX_PORT",
    "SANDBOX_URL",
    ...SANDBOX_KEYS,
    ...PROVIDER_NAMES.flatMap((name) => [name, ...settingNames(name)]),
  ],
  migrate: ["DATABASE_URL"],
  sandbox: ["SANDBOX_PORT", "SANDBOX_URL", "DATA_DIR", ...SANDBOX_KEYS],
} satisfies Record<string, string[]>;

/** The prefixes of further variables. `PG…` are the libpq variables, which the database driver reads. */
const PREFIXES: Readonly<Record<ProcessName, string[]>> = {
  shop: ["NEXT_PUBLIC_"],
  shopOfOtherBackend: ["NEXT_PUBLIC_"],
  backend: ["PG"],
  migrate: ["PG"],
  sandbox: [],
};

export type ProcessName = keyof typeof SETTINGS;
type Env = Readonly<Record<string, string | number | undefined>>;

/**
 * The environment variables that a process gets. They include no secrets or credentials that only other processes need.
 */
export function settingsOf(process: ProcessName, env: Env): Record<string, string> {
  const names = [...MACHINE, ...START, ...SETTINGS[process]];
  const isOwn = (name: string) =>
    names.includes(name) || PREFIXES[process].some((prefix) => name.startsWith(prefix));
  const own = Object.entries(env).filter(([name, value]) => value !== undefined && isOwn(name));
  return Object.fromEntries(own.map(([name, value]) => [name, String(value)]));
}
