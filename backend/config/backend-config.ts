import { createHash, timingSafeEqual } from "node:crypto";
import { z } from "zod";
import { type Env, PROVIDER_NAMES } from "../../config/provider-settings.ts";
import { isConnected, isOffered, startKind } from "../../config/start-rules.ts";
import { DEFAULT_POOL } from "../db/pool-settings.ts";
import { createKeys } from "./keys.ts";

const secret = z.string().min(32, "must have at least 32 characters");
/** Secrets that are separated by commas, the current secret first. */
const secrets = z
  .string()
  .transform((text) => text.split(","))
  .pipe(z.tuple([secret], secret));
const port = z.coerce.number().int().min(0).max(65_535);
const connections = z.coerce.number().int().min(1).max(1000);
/**
 * The minimum is not 0, because PostgreSQL takes 0 as "no limit", and a stuck statement could then hold a connection
 * forever.
 */
const milliseconds = z.coerce.number().int().min(100).max(3_600_000);
const seconds = z
  .string()
  .regex(/^\d+(,\d+)*$/)
  .transform((text) => text.split(",").map(Number));

/**
 * `RECONCILE_SECONDS` lists the ages of a payment attempt at which the worker asks the provider for the result. The
 * last age must be at least this long: the check at this age ends an unpaid attempt, and the customer needs time to
 * pay.
 */
const MIN_PAYING_SECONDS = 180;
const reconcileSeconds = seconds.refine((ages) => (ages.at(-1) ?? 0) >= MIN_PAYING_SECONDS, {
  message: `the last age must be at least ${MIN_PAYING_SECONDS}, so that customers have the time to pay`,
});

/**
 * Three times in seconds after the start of the preparation, in ascending order: the order simulator then accepts,
 * hands over and delivers the order. Empty if real stores report the states of orders.
 */
const simulatorSeconds = z
  .string()
  .regex(/^(\d+,\d+,\d+)?$/)
  .transform((text) => (text === "" ? null : (text.split(",").map(Number) as Ages)))
  .refine((ages) => ages === null || (ages[0] <= ages[1] && ages[1] <= ages[2]), {
    message: "each age must be at least the one before",
  });
type Ages = [number, number, number];

const SAMPLE_SIMULATOR_SECONDS = "60,240,480";
const SAMPLE_SUBSCRIPTION_PRICE = "99";

/** For these settings an empty text is a value. For all other settings an empty text means the default. */
const MAY_BE_EMPTY = ["ORDER_SIMULATOR_SECONDS"];

const envSchema = z
  .object({
    PORT: port.default(3000),
    BACKEND_PORT: port.optional(),
    BACKEND_HOST: z.string().default("127.0.0.1"),
    /** The ports of /live, /ready and /metrics. Without its setting, a process does not serve these paths. */
    BACKEND_HEALTH_PORT: port.optional(),
    WORKER_HEALTH_PORT: port.optional(),
    HEALTH_HOST: z.string().default("127.0.0.1"),
    /** How long a stopping process still accepts connections, so that proxies can stop sending requests to it first. */
    STOP_GRACE_SECONDS: z.coerce.number().min(0).max(60).default(0),
    APP_ORIGIN: z
      .url({ protocol: /^https?$/ })
      .transform((url) => new URL(url).origin)
      .optional(),
    DATA_DIR: z.string().default("data"),
    DATABASE_URL: z.string().optional(),
    /**
     * The Redis server in which all processes count rate limits together, and through which backends tell the shops
     * which stores have changed.
     */
    REDIS_URL: z.string().optional(),
    /** The maximum numbers of connections of this process to the database server, for calls and for jobs. */
    DATABASE_POOL_SIZE: connections.default(DEFAULT_POOL.size),
    DATABASE_JOB_POOL_SIZE: connections.default(DEFAULT_POOL.job_size),
    /** The times after which the server ends a statement, a wait for a lock and an idle transaction. */
    DATABASE_STATEMENT_MS: milliseconds.default(DEFAULT_POOL.statement_ms),
    DATABASE_LOCK_MS: milliseconds.default(DEFAULT_POOL.lock_ms),
    DATABASE_IDLE_TRANSACTION_MS: milliseconds.default(DEFAULT_POOL.idle_transaction_ms),
    /**
     * Master secrets, the current secret first. Older secrets are used only to read values that were made with them.
     */
    BACKEND_SECRET: secrets,
    /** The keys of the shops that may call this backend. */
    BACKEND_KEY: secrets,
    SEED: z.coerce.number().int().default(20_261_121),
    /** Ages of a payment attempt, in seconds, at which the backend asks the provider for the result (RU-32). */
    RECONCILE_SECONDS: reconcileSeconds.default([15, 60, 300, 900, 1500]),
    /**
     * The seconds after the start of the preparation at which the order simulator accepts an order, hands it to the
     * courier and delivers it.
     */
    ORDER_SIMULATOR_SECONDS: simulatorSeconds,
    /**
     * The price of one month of the subscription in NT$. Without this setting, a service sells no subscription, and a
     * demonstration uses a sample price.
     */
    SUBSCRIPTION_PRICE: z.coerce.number().int().min(1).max(10_000).optional(),
    /** Multiplies every limit of rate-limits.ts. Tests raise it, because their requests come from one IP address. */
    RATE_LIMIT_SCALE: z.coerce.number().positive().default(1),
  })
  .refine((env) => env.DATABASE_LOCK_MS <= env.DATABASE_STATEMENT_MS, {
    path: ["DATABASE_LOCK_MS"],
    message: "must not exceed DATABASE_STATEMENT_MS, which ends the statement first",
  })
  .transform(({ PORT, BACKEND_SECRET, ...env }) => ({
    ...env,
    pool: {
      size: env.DATABASE_POOL_SIZE,
      job_size: env.DATABASE_JOB_POOL_SIZE,
      statement_ms: env.DATABASE_STATEMENT_MS,
      lock_ms: env.DATABASE_LOCK_MS,
      idle_transaction_ms: env.DATABASE_IDLE_TRANSACTION_MS,
    },
    keys: createKeys(BACKEND_SECRET),
    BACKEND_PORT: env.BACKEND_PORT ?? PORT + 1,
    APP_ORIGIN: env.APP_ORIGIN ?? `http://localhost:${PORT}`,
  }));

export type BackendConfig = ReturnType<typeof readBackendConfig>;

/** Reads the settings from the environment. Throws an error that names the wrong settings. */
export function readBackendConfig(env: Env) {
  const given = Object.fromEntries(
    Object.entries(env).filter(([name, value]) => value !== "" || MAY_BE_EMPTY.includes(name)),
  );
  const isService = startKind(env) === "service";
  // The orders of a service are real, so by default the order simulator is off.
  const simulator = isService ? "" : SAMPLE_SIMULATOR_SECONDS;
  const sample = isService ? {} : { SUBSCRIPTION_PRICE: SAMPLE_SUBSCRIPTION_PRICE };
  const parsed = envSchema.safeParse({ ...sample, ORDER_SIMULATOR_SECONDS: simulator, ...given });
  if (!parsed.success) {
    throw new Error(`backend configuration: ${z.prettifyError(parsed.error)}`);
  }
  return {
    ...parsed.data,
    isService,
    /** The providers that this backend may call. */
    connected: new Set(PROVIDER_NAMES.filter((name) => isConnected(env, name))),
    /** The providers that customers may use. */
    offered: new Set(PROVIDER_NAMES.filter((name) => isOffered(env, name))),
  };
}

export const SHOP_KEY_HEADER = "x-backend-key";

/**
 * True if `given` is a key of `BACKEND_KEY`. The comparison takes constant time. Both sides are hashed, because
 * `timingSafeEqual` compares only buffers of the same length.
 */
export function isFromShop({ BACKEND_KEY }: Pick<BackendConfig, "BACKEND_KEY">, given: unknown) {
  if (typeof given !== "string") return false;
  return BACKEND_KEY.some((key) => timingSafeEqual(digest(key), digest(given)));
}

function digest(text: string): Buffer {
  return createHash("sha256").update(text).digest();
}
