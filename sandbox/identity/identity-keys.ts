import { generateKeyPairSync, type JsonWebKey } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";
import { newToken, type RandomBytes } from "../sandbox-secrets.ts";
import type { IdentityName } from "./identity-accounts.ts";

const keysSchema = z.object({
  google: z.record(z.string(), z.unknown()),
  apple: z.record(z.string(), z.unknown()),
  cookie: z.string(),
});

/** One key for each provider, which signs ID tokens, and one key that signs the cookies of the sign-in pages. */
type IdentityKeys = Record<IdentityName, JsonWebKey> & { cookie: string };

/**
 * Creates the keys once and stores them beside the ledgers, so that ID tokens stay valid after a restart. If
 * `ledgerDir` is null, the keys are new at each start.
 */
export function identityKeys(ledgerDir: string | null, randomBytes: RandomBytes): IdentityKeys {
  if (ledgerDir === null) return newKeys(randomBytes);
  const file = join(ledgerDir, "identity-keys.json");
  if (existsSync(file)) return keysSchema.parse(JSON.parse(readFileSync(file, "utf8")));
  const keys = newKeys(randomBytes);
  mkdirSync(ledgerDir, { recursive: true, mode: 0o700 });
  writeFileSync(file, JSON.stringify(keys), { mode: 0o600 });
  return keys;
}

function newKeys(randomBytes: RandomBytes): IdentityKeys {
  return { google: newKey(), apple: newKey(), cookie: newToken(randomBytes) };
}

function newKey(): JsonWebKey {
  const { privateKey } = generateKeyPairSync("rsa", { modulusLength: 2048 });
  return { ...privateKey.export({ format: "jwk" }), alg: "RS256", use: "sig" };
}
