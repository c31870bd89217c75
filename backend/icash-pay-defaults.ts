import { createPublicKey, generateKeyPairSync } from "node:crypto";
import { z } from "zod";

const text = z.string().optional();
const url = z
  .url({ protocol: /^https?$/ })
  .transform((value) => value.replace(/(?<!\/)\/+$/, ""))
  .optional();
/** In an environment variable a key is often one line, its line ends spelled out. */
const pem = z
  .string()
  .transform((value) => value.replaceAll("\\n", "\n"))
  .refine((value) => value.includes("-----BEGIN"), "must be a key in PEM form")
  .optional();

export const icashPayEnv = {
  ICASH_PAY_HOST: url,
  ICASH_PAY_BRIDGE_URL: url,
  ICASH_PAY_PLATFORM_ID: text,
  ICASH_PAY_MERCHANT_ID: text,
  ICASH_PAY_KEY_ID: text,
  ICASH_PAY_AES_KEY: z.string().length(32).optional(),
  ICASH_PAY_AES_IV: z.string().length(16).optional(),
  ICASH_PAY_PRIVATE_KEY: pem,
  ICASH_PAY_PUBLIC_KEY: pem,
  ICASH_PAY_SANDBOX_SHOP_KEY: pem,
  ICASH_PAY_SANDBOX_KEY: pem,
};

const envSchema = z.object(icashPayEnv);
type IcashPayEnv = z.infer<typeof envSchema>;

// Known to everyone who reads this repository; what proves a message is the key pairs, which nobody can know.
const SANDBOX = {
  platformId: "10500001",
  merchantId: "10500002",
  keyId: "1",
  aesKey: "sandbox-icash-pay-aes-key-000001",
  aesIv: "sandbox-icash-iv",
};
const BRIDGE_URL = "https://icpbridge.icashsys.com.tw/ICP";

export type IcashPayKeys = {
  /** Ours: signs what we send. */
  privateKey: string;
  /** icash Pay's: proves what it sends. */
  publicKey: string;
};

export type IcashPayConfig = typeof SANDBOX & {
  host: string;
  /** The page that opens the app. */
  bridgeUrl: string;
  keys: () => IcashPayKeys;
  /** The other side of both key pairs, for the sandbox alone. */
  sandboxKeys: () => IcashPayKeys;
};

type Places = { sandboxHost: string; sandboxUrl: string };

export function icashPayConfig(
  env: IcashPayEnv,
  { sandboxHost, sandboxUrl }: Places,
): IcashPayConfig {
  const { shop, provider: sandboxKeys } = sandboxSides(env);
  const host = env.ICASH_PAY_HOST;
  if (host === undefined) {
    const bridgeUrl = `${sandboxUrl}/icashpay/ICP`;
    const api = `${sandboxHost}/icashpay/api`;
    return { ...SANDBOX, host: api, bridgeUrl, keys: shop, sandboxKeys };
  }
  const keys = {
    privateKey: needed(env, "ICASH_PAY_PRIVATE_KEY"),
    publicKey: needed(env, "ICASH_PAY_PUBLIC_KEY"),
  };
  return {
    sandboxKeys,
    host,
    bridgeUrl: env.ICASH_PAY_BRIDGE_URL ?? BRIDGE_URL,
    platformId: needed(env, "ICASH_PAY_PLATFORM_ID"),
    merchantId: needed(env, "ICASH_PAY_MERCHANT_ID"),
    keyId: needed(env, "ICASH_PAY_KEY_ID"),
    aesKey: needed(env, "ICASH_PAY_AES_KEY"),
    aesIv: needed(env, "ICASH_PAY_AES_IV"),
    keys: () => keys,
  };
}

function needed(env: IcashPayEnv, name: keyof IcashPayEnv): string {
  const value = env[name];
  if (value) return value;
  throw new Error(`${name} must be set, because ICASH_PAY_HOST names a real provider`);
}

type Pairs = { shop: string; provider: string };

/** The launcher gives both processes the same pairs; a process alone makes its own when it first needs them. */
function sandboxSides(env: IcashPayEnv): typeof OWN_SIDES {
  const { ICASH_PAY_SANDBOX_SHOP_KEY: shop, ICASH_PAY_SANDBOX_KEY: provider } = env;
  return shop && provider ? sidesOf(() => ({ shop, provider })) : OWN_SIDES;
}

function sidesOf(pairs: () => Pairs) {
  return {
    shop: () => keysOf(pairs().shop, pairs().provider),
    provider: () => keysOf(pairs().provider, pairs().shop),
  };
}

let made: Pairs | undefined;
const OWN_SIDES = sidesOf(() => {
  made ??= { shop: newPrivateKey(), provider: newPrivateKey() };
  return made;
});

function newPrivateKey(): string {
  const { privateKey } = generateKeyPairSync("rsa", { modulusLength: 2048 });
  return String(privateKey.export({ type: "pkcs8", format: "pem" }));
}

function keysOf(own: string, other: string): IcashPayKeys {
  const publicKey = createPublicKey(other).export({ type: "spki", format: "pem" });
  return { privateKey: own, publicKey: String(publicKey) };
}
