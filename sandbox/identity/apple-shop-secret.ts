import { verify } from "node:crypto";
import { z } from "zod";
import { parseJsonText } from "../../lib/contracts/json-text.ts";

const MAX_LIFE_SECONDS = 180 * 86_400;
const CLOCK_SKEW_SECONDS = 60;

type Shop = { teamId: string; keyId: string; clientId: string; publicKey: string; issuer: string };

/**
 * Checks a client secret by Apple's rules. A client secret is a JWT that the backend signs. The code does not reuse
 * backend/providers, so that the same mistake is unlikely on both sides. `now` is in milliseconds.
 */
export function isShopSecret(given: string, shop: Shop, now: number): boolean {
  const [head = "", body = "", signature = "", ...more] = given.split(".");
  const header = jwtPart({ alg: z.literal("ES256"), kid: z.literal(shop.keyId) });
  if (more.length > 0 || !header.safeParse(head).success) return false;
  const key = { key: shop.publicKey, dsaEncoding: "ieee-p1363" } as const;
  const content = Buffer.from(`${head}.${body}`);
  if (!verify("sha256", content, key, Buffer.from(signature, "base64url"))) return false;
  const seconds = now / 1000;
  const claims = jwtPart({
    iss: z.literal(shop.teamId),
    sub: z.literal(shop.clientId),
    aud: z.literal(shop.issuer),
    iat: z.number().max(seconds + CLOCK_SKEW_SECONDS),
    exp: z
      .number()
      .min(seconds)
      .max(seconds + MAX_LIFE_SECONDS),
  });
  return claims.safeParse(body).success;
}

function jwtPart(fields: z.ZodRawShape) {
  return z
    .string()
    .transform((part) => Buffer.from(part, "base64url").toString("utf8"))
    .transform(parseJsonText)
    .pipe(z.object(fields));
}
