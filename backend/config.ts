import { z } from "zod";

const port = z.coerce.number().int().min(0).max(65_535);
const seconds = z
  .string()
  .regex(/^\d+(,\d+)*$/)
  .transform((text) => text.split(",").map(Number));

const envSchema = z
  .object({
    PORT: port.default(3000),
    BACKEND_PORT: port.optional(),
    APP_ORIGIN: z
      .url({ protocol: /^https?$/ })
      .transform((url) => new URL(url).origin)
      .optional(),
    DATA_DIR: z.string().default("data"),
    DATABASE_URL: z.string().optional(),
    BACKEND_SECRET: z.string().min(32),
    SEED: z.coerce.number().int().default(20_261_121),
    /** Ages of an unpaid order, in seconds, at which its provider is asked (domain rule C5). */
    RECONCILE_SECONDS: seconds.default([15, 60, 300, 900, 1500]),
    /** Multiplies every count of rate-limits.ts: a test run is many people behind one address. */
    RATE_LIMIT_SCALE: z.coerce.number().positive().default(1),
  })
  .transform(({ PORT, ...env }) => ({
    ...env,
    BACKEND_PORT: env.BACKEND_PORT ?? PORT + 1,
    APP_ORIGIN: env.APP_ORIGIN ?? `http://localhost:${PORT}`,
  }));

export type BackendConfig = z.output<typeof envSchema>;

/** Reads the environment once at the border; throws with the names of what is wrong. */
export function readBackendConfig(env: Record<string, string | undefined>): BackendConfig {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ""));
  const parsed = envSchema.safeParse(given);
  if (parsed.success) return parsed.data;
  throw new Error(`backend configuration: ${z.prettifyError(parsed.error)}`);
}
