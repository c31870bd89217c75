import "server-only";
import { z } from "zod";

const envSchema = z.object({
  BACKEND_URL: z.url().default("http://127.0.0.1:3001"),
  APP_ORIGIN: z.url().default("http://localhost:3000"),
  OP_LOGIN_URL: z.url().default("http://localhost:3002/op/login"),
  ICASH_PAY_BRIDGE_URL: z.url().default("http://localhost:3002/icashpay/ICP"),
  GOOGLE_MAPS_BROWSER_KEY: z.string().default(""),
  GOOGLE_MAPS_SERVER_KEY: z.string().default(""),
  GOOGLE_PLACES_URL: z.url().default("https://places.googleapis.com"),
});

let parsed: z.output<typeof envSchema> | undefined;

/** The storefront's configuration, read when first asked: a build needs none of it. */
export function env(): z.output<typeof envSchema> {
  parsed ??= envSchema.parse(process.env);
  return parsed;
}
