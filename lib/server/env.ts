import "server-only";
import { z } from "zod";

/** `https://a https://b`, as a policy spells them too; without any no page may be posted to, as the policy has it. */
const originsSchema = z
  .string()
  .transform((text) => text.split(/\s+/).filter((url) => url !== ""))
  .pipe(z.array(z.url().transform((url) => new URL(url).origin)));

const envSchema = z.object({
  BACKEND_URL: z.url().default("http://127.0.0.1:3001"),
  APP_ORIGIN: z.url().default("http://localhost:3000"),
  OP_LOGIN_URL: z.url().default("http://localhost:3002/op/login"),
  ICASH_PAY_BRIDGE_URL: z.url().default("http://localhost:3002/icashpay/ICP"),
  CARD_PAGE_ORIGINS: originsSchema.prefault(""),
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
